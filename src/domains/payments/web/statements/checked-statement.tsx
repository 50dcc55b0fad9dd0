import { type FormEvent, useEffect, useRef } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Textarea } from '../../../../ui/primitives/textarea.tsx';
import { maxPaymentReasonLength } from '../../schema.ts';
import {
  bookedFates,
  type Statement,
  type StatementAnswer,
  type StatementFate,
  type StatementRow,
} from '../../statement-schema.ts';
import { StatementTable } from './statement-table.tsx';

interface CheckedStatementProps {
  statement: Statement;
  answer: StatementAnswer;
  isBusy: boolean;
  proofError: string | null;
  onCheck: () => void;
  onBook: (proof: string | undefined) => void;
  onStartOver: () => void;
}

const isToBook = ({ fate }: StatementRow) => bookedFates.some((one) => one === fate);

/** What nobody has to look at. */
const standing: ReadonlySet<StatementFate> = new Set(['booked', 'checking', 'second']);

/** What of a statement is booked when it is imported, what a person looks at, and what is booked already. */
export function CheckedStatement(props: CheckedStatementProps) {
  const { statement, answer, isBusy, onCheck, onStartOver } = props;
  const t = useTexts('statementImport');
  const place = useRef<HTMLDivElement>(null);
  // What was checked is where the reader looks next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is read from its beginning
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [answer]);
  const { rows, faults, passed } = answer;
  const toBook = rows.filter(isToBook);
  const ofFate = (wanted: StatementFate) => rows.filter(({ fate }) => fate === wanted);
  const open = rows.filter((row) => !isToBook(row) && !standing.has(row.fate));
  return (
    <div ref={place} tabIndex={-1} className="grid scroll-mt-20 grid-cols-1 gap-8 outline-none">
      <section className="grid grid-cols-1 gap-4" aria-labelledby="to-book">
        <div>
          <h2 id="to-book">{t.bookTitle}</h2>
          <p className="wrap-anywhere text-ink-muted">{statement.fileName}</p>
        </div>
        {toBook.length === 0 && <p>{t.bookNone}</p>}
        <StatementTable caption={t.bookTitle} rows={toBook} />
        {toBook.length > 0 && <BookForm {...props} rows={toBook} />}
        <Button
          className="justify-self-start max-sm:w-full"
          variant="outline"
          onClick={onStartOver}
        >
          {t.anotherFile}
        </Button>
      </section>
      <Waiting fate="second" rows={ofFate('second')} isBusy={isBusy} onCheck={onCheck} />
      <Waiting fate="checking" rows={ofFate('checking')} isBusy={isBusy} onCheck={onCheck} />
      <Open rows={open} faults={faults} />
      <Booked rows={ofFate('booked')} />
      {passed > 0 && (
        <p className="text-ink-muted">
          {passed === 1 ? t.passedOne : fill(t.passed, { count: passed })}
        </p>
      )}
    </div>
  );
}

/** Says how much is booked; transfers that buyers recorded are confirmed with what proves them. */
function BookForm({
  rows,
  statement,
  isBusy,
  proofError,
  onBook,
}: CheckedStatementProps & { rows: readonly StatementRow[] }) {
  const t = useTexts('statementImport');
  const hasTransfers = rows.some(({ fate }) => fate === 'transfer');
  const noted = rows.filter(({ needsSecond }) => needsSecond);
  const booked = rows.filter(({ needsSecond }) => !needsSecond);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onBook(hasTransfers ? textOf(new FormData(event.currentTarget), 'proof') : undefined);
  };
  return (
    <form className="grid max-w-3xl grid-cols-1 gap-4" noValidate onSubmit={onSubmit}>
      {hasTransfers && (
        <Field label={t.proof} hint={t.proofHint} error={proofError} required>
          {(control) => (
            <Textarea
              {...control}
              name="proof"
              rows={2}
              maxLength={maxPaymentReasonLength}
              defaultValue={fill(t.proofText, { file: statement.fileName })}
            />
          )}
        </Field>
      )}
      {noted.length > 0 && (
        <p>
          {fill(t.needsSecond, {
            count: noted.length,
            all: rows.length,
            amount: amountOf(noted),
          })}
        </p>
      )}
      <Button type="submit" className="justify-self-start max-sm:w-full" pending={isBusy}>
        {booked.length > 0
          ? fill(booked.length === 1 ? t.importOne : t.import, countOf(booked))
          : fill(noted.length === 1 ? t.noteOne : t.note, countOf(noted))}
      </Button>
    </form>
  );
}

const amountOf = (rows: readonly StatementRow[]) =>
  formatUnitPrice(fromCents(rows.reduce((cents, { amount }) => cents + toCents(amount), 0n)));
const countOf = (rows: readonly StatementRow[]) => ({
  count: rows.length,
  amount: amountOf(rows),
});

/** What is imported, and waits for M-Pesa or for a second person. */
function Waiting({
  fate,
  rows,
  isBusy,
  onCheck,
}: Pick<StatementAnswer, 'rows'> &
  Pick<CheckedStatementProps, 'isBusy' | 'onCheck'> & { fate: 'checking' | 'second' }) {
  const t = useTexts('statementImport');
  if (rows.length === 0) return null;
  const { title, lead } = t.waiting[fate];
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={fate}>
      <div>
        <h2 id={fate}>{title}</h2>
        <p className="text-ink-muted">{lead}</p>
      </div>
      <StatementTable caption={title} rows={rows} />
      <Button
        className="justify-self-start max-sm:w-full"
        variant="outline"
        pending={isBusy}
        onClick={onCheck}
      >
        {t.again}
      </Button>
    </section>
  );
}

/** What a person looks at. */
function Open({ rows, faults }: Pick<StatementAnswer, 'rows' | 'faults'>) {
  const t = useTexts('statementImport');
  if (rows.length + faults.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="open">
      <div>
        <h2 id="open">{t.openTitle}</h2>
        <p className="text-ink-muted">{t.openLead}</p>
      </div>
      <Faults faults={faults} />
      <StatementTable caption={t.openTitle} rows={rows} />
    </section>
  );
}

function Booked({ rows }: Pick<StatementAnswer, 'rows'>) {
  const t = useTexts('statementImport');
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-heading font-semibold">
        {t.bookedTitle}
        {` · ${rows.length === 1 ? t.bookedOne : fill(t.booked, { count: rows.length })}`}
      </summary>
      <StatementTable caption={t.bookedTitle} rows={rows} />
    </details>
  );
}

const mostFaults = 50;

function Faults({ faults }: Pick<StatementAnswer, 'faults'>) {
  const t = useTexts('statementImport');
  if (faults.length === 0) return null;
  const shown = faults.slice(0, mostFaults);
  return (
    <Card className="p-4">
      <ul className="grid gap-1">
        {shown.map(({ row, fault }) => (
          <li key={row}>
            <span className="font-semibold">{`${t.row} ${row}`}</span>
            {`: ${t.rowFaults[fault]}`}
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <p className="mt-2 text-ink-muted text-sm">
          {fill(t.shown, { shown: shown.length, count: faults.length })}
        </p>
      )}
    </Card>
  );
}
