import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import { importColumns, requiredColumns } from '../../import-rules.ts';
import type { ChosenColumns, ChosenList } from './read-file.ts';

const previewRows = 3;

/** Which of the file's columns is what. */
export function ColumnStep(props: {
  list: ChosenList;
  columns: ChosenColumns;
  isBusy: boolean;
  onChange: (columns: ChosenColumns) => void;
  onCheck: () => void;
  onStartOver: () => void;
}) {
  const { list, columns, isBusy, onChange } = props;
  const t = useTexts('bulk');
  const missing = requiredColumns.filter((column) => columns[column] === undefined);
  const filled = list.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  return (
    <div className="grid gap-6">
      <Card as="section" className="p-4 md:p-6">
        <h2>{t.columnsTitle}</h2>
        <p className="mt-1 mb-4 wrap-anywhere text-ink-muted">
          {fill(filled.length === 1 ? t.columnsLeadOne : t.columnsLead, {
            file: list.file,
            count: filled.length,
          })}
        </p>
        <ColumnChoices headings={list.headings} columns={columns} onChange={onChange} />
      </Card>
      <Preview rows={filled.slice(0, previewRows)} columns={columns} />
      {missing.length > 0 && (
        <p role="alert" className="font-semibold text-danger">
          {fill(t.columnMissing, {
            columns: missing.map((column) => t.columns[column]).join(', '),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          pending={isBusy}
          disabled={missing.length > 0}
          onClick={props.onCheck}
        >
          {isBusy ? t.checking : t.check}
        </Button>
        <Button className="max-sm:w-full" variant="outline" onClick={props.onStartOver}>
          {t.anotherFile}
        </Button>
      </div>
    </div>
  );
}

/** One field for each of ours, with the file's columns to choose from. */
function ColumnChoices(props: {
  headings: readonly string[];
  columns: ChosenColumns;
  onChange: (columns: ChosenColumns) => void;
}) {
  const { headings, columns, onChange } = props;
  const t = useTexts('bulk');
  const options = [
    { value: '', label: t.leftOut },
    ...headings.map((heading, place) => ({
      value: String(place),
      label: heading.trim() || `${place + 1}`,
    })),
  ];
  const choose = (column: (typeof importColumns)[number], value: string) => {
    const { [column]: _before, ...others } = columns;
    onChange(value === '' ? others : { ...others, [column]: Number(value) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {importColumns.map((column) => (
        <Field
          key={column}
          label={t.columns[column]}
          required={requiredColumns.some((needed) => needed === column)}
        >
          {(control) => (
            <Select
              {...control}
              options={options}
              value={String(columns[column] ?? '')}
              onChange={(event) => choose(column, event.currentTarget.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** The first rows as they were understood. */
function Preview(props: { rows: readonly (readonly string[])[]; columns: ChosenColumns }) {
  const { rows, columns } = props;
  const t = useTexts('bulk');
  const shown = importColumns.filter((column) => columns[column] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{t.previewFirst}</h2>
      <ul className="mt-2 grid gap-3 lg:grid-cols-3">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file are told apart by their place alone
          <Card key={place} as="li" className="p-4">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              {shown.map((column) => (
                <div key={column} className="contents">
                  <dt className="text-ink-muted">{t.columns[column]}</dt>
                  <dd className="wrap-anywhere">{row[columns[column] ?? -1] || '–'}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  );
}
