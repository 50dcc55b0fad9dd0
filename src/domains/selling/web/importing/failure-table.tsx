import { type FormEvent, type ReactNode, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import type { ImportColumn, ImportProblem } from '../../import-rules.ts';
import type { ImportedRow } from '../../import-schema.ts';

const mostShown = 100;

/** A cell of the list and what is to stand there. */
export interface CellFix {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly column: ImportColumn;
  readonly text: string;
}

/** How rows that are left out are corrected here; absent where they are out of reach. */
export interface RowFixing {
  /** What the list says there; null where no column of it was chosen for that. */
  readonly textAt: (row: number, column: ImportColumn) => string | null;
  /** @param meant a category that was meant: it goes into every row that says the same as this one */
  readonly onFix: (
    fixes: readonly CellFix[],
    meant: { readonly row: number; readonly category: string } | null,
  ) => void;
  readonly isBusy: boolean;
}

interface FailureTableProps {
  failures: readonly ImportedRow[];
  count: number;
  fixing?: RowFixing;
}

/** Rows that are left out, each with all that is wrong, and where they can be, with the way to right it. */
export function FailureTable({ failures, count, fixing }: FailureTableProps) {
  const t = useTexts('bulk');
  if (failures.length === 0) return null;
  const shown = failures.slice(0, mostShown);
  const list = (
    <ul aria-label={t.failuresTitle} className="divide-y divide-line border-line border-y">
      {shown.map((failure) => (
        <FailedRow key={failure.row} failure={failure} fixing={fixing} />
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{t.failuresTitle}</h2>
      <p className="mt-1 mb-4 text-ink-muted">{fixing ? t.fixLead : t.failuresLead}</p>
      {fixing ? <FixForm fixing={fixing}>{list}</FixForm> : list}
      {count > shown.length && (
        <p className="mt-3 text-ink-muted text-sm">
          {fill(t.failuresMore, { shown: shown.length, count })}
        </p>
      )}
    </section>
  );
}

/** The name of what was meant, before its row's number. */
const meantPrefix = 'meant.';

/** Reads the fields on sending, so that typing in one row draws no other. */
function FixForm({ fixing, children }: { fixing: RowFixing; children: ReactNode }) {
  const t = useTexts('bulk');
  const [isTouched, setTouched] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = [...new FormData(event.currentTarget, submitter)];
    const meant = sent.find(([name]) => name.startsWith(meantPrefix));
    const cells = sent.filter((entry) => entry !== meant);
    fixing.onFix(
      cells.map(([name, text]) => {
        const [row = '', column = ''] = name.split('.');
        return { row: Number(row), column: column as ImportColumn, text: String(text) };
      }),
      meant
        ? { row: Number(meant[0].slice(meantPrefix.length)), category: String(meant[1]) }
        : null,
    );
    setTouched(false);
  };
  return (
    <form noValidate onSubmit={submit} onInput={() => setTouched(true)}>
      {children}
      <Button
        type="submit"
        variant="outline"
        className="mt-4 max-sm:w-full"
        pending={fixing.isBusy}
        disabled={!isTouched}
      >
        {t.checkAgain}
      </Button>
    </form>
  );
}

function FailedRow(props: { failure: ImportedRow; fixing: RowFixing | undefined }) {
  const { failure, fixing } = props;
  const t = useTexts('bulk');
  const { row, name, problems, error } = failure;
  return (
    <li className="grid gap-3 py-4">
      <p className="wrap-anywhere font-semibold">
        {name || `${t.row} ${row}`}
        {name && (
          <span className="ml-2 font-normal text-ink-muted text-sm">{`${t.row} ${row}`}</span>
        )}
      </p>
      {!problems && <p className="text-danger">{error}</p>}
      <ul className="grid gap-3">
        {problems?.map((problem) => (
          <li key={`${problem.column} ${problem.kind}`}>
            <Mistake row={row} problem={problem} fixing={fixing} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Mistake(props: { row: number; problem: ImportProblem; fixing: RowFixing | undefined }) {
  const { row, problem, fixing } = props;
  const t = useTexts('bulk');
  const { column, kind, nearest, compared = '0' } = problem;
  const least = column === 'minOrderQuantity' ? 1 : 0;
  const sentence = fill(t.problems[kind], {
    column: column ? t.columns[column] : t.row,
    least,
    compared: formatUnitPrice(compared),
  });
  const text = column && fixing ? fixing.textAt(row, column) : null;
  const id = `mistake-${row}-${column}`;
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-danger text-sm">
        {sentence}
      </p>
      {nearest && fixing && (
        <Button
          type="submit"
          name={`${meantPrefix}${row}`}
          value={nearest}
          variant="outline"
          className="justify-self-start"
          disabled={fixing.isBusy}
        >
          {fill(t.didYouMean, { nearest })}
        </Button>
      )}
      {nearest && !fixing && <p className="text-sm">{fill(t.didYouMean, { nearest })}</p>}
      {column && text !== null && (
        <CellField
          key={text}
          name={`${row}.${column}`}
          aria-label={fill(t.cellOf, { column: t.columns[column], row })}
          aria-describedby={id}
          className="max-w-md"
          defaultValue={text}
          isLong={longColumns.includes(column)}
        />
      )}
    </div>
  );
}

const longColumns: readonly ImportColumn[] = ['description', 'details'];

/** A field of one line would take the line breaks away. */
function CellField({
  isLong,
  ...rest
}: {
  isLong: boolean;
  name: string;
  className: string;
  defaultValue: string;
  'aria-label': string;
  'aria-describedby': string;
}) {
  if (isLong) return <Textarea rows={3} {...rest} />;
  return <Input autoComplete="off" enterKeyHint="done" {...rest} />;
}
