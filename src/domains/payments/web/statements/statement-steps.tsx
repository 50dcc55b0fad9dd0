import { useId, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { CsvChooser } from '../../../../ui/patterns/csv-chooser.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { RadioGroup } from '../../../../ui/primitives/radio-group.tsx';
import { Select } from '../../../../ui/primitives/select.tsx';
import {
  maxStatementBytes,
  maxStatementRows,
  missingColumns,
  type StatementColumn,
  type StatementColumns,
  type StatementKind,
  statementKinds,
} from '../../statement-rules.ts';
import { CheckedStatement } from './checked-statement.tsx';
import type { ChosenFile, FileFault } from './read-statement-file.ts';
import { useStatement } from './use-statement.ts';

/** From a file to what is booked, one step after the other. */
export function StatementSteps() {
  const { step, ...act } = useStatement();
  const [kind, setKind] = useState<StatementKind>('mpesa');
  const fault = act.errors.text ?? act.errors.columns ?? null;
  if (step.kind === 'choose') {
    return (
      <FileStep
        {...{ kind, setKind, fault, fileFault: step.fault, isBusy: act.isPending }}
        onChoose={(file) => void act.choose(kind, file)}
      />
    );
  }
  if (step.kind === 'columns') {
    const { file, columns } = step;
    const { fileName, text } = file;
    return (
      <ColumnStep
        {...{ file, columns, fault, isBusy: act.isPending, onStartOver: act.startOver }}
        onChange={(next) => act.nameColumns(file, next)}
        onCheck={() => void act.check({ kind: 'bank', fileName, text, columns })}
      />
    );
  }
  const { statement, answer } = step;
  return (
    <CheckedStatement
      {...{ statement, answer, isBusy: act.isPending, proofError: act.errors.proof ?? null }}
      onStartOver={act.startOver}
      onCheck={() => void act.check(statement)}
      onBook={(proof) => void act.book(statement, proof)}
    />
  );
}

interface FileStepProps {
  kind: StatementKind;
  setKind: (kind: StatementKind) => void;
  fileFault: FileFault | null;
  /** What the server found wrong with the file. */
  fault: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

function FileStep({ kind, setKind, fileFault, fault, isBusy, onChoose }: FileStepProps) {
  const t = useTexts('statementImport');
  const hint = useId();
  const size = maxStatementBytes / 1_048_576;
  const wrong = fileFault ? fill(t.faults[fileFault], { size }) : fault;
  return (
    <Card className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <RadioGroup
        legend={t.kind}
        name="kind"
        value={kind}
        onChange={(value) => setKind(value === 'bank' ? 'bank' : 'mpesa')}
        options={statementKinds.map((value) => ({
          value,
          label: t.kinds[value],
          description: t.kindTexts[value],
        }))}
      />
      <CsvChooser label={t.choose} hint={hint} isBusy={isBusy} onChoose={onChoose} />
      <p id={hint} className="text-ink-muted">
        {fill(t.fileHint, { rows: maxStatementRows.toLocaleString('en-KE'), size })}
      </p>
      {wrong && (
        <p role="alert" className="font-semibold text-danger">
          {wrong}
        </p>
      )}
    </Card>
  );
}

const bankColumns = [
  'time',
  'paidIn',
  'reference',
  'receipt',
  'account',
  'payer',
] as const satisfies readonly StatementColumn[];

interface ColumnStepProps {
  file: ChosenFile;
  columns: StatementColumns;
  fault: string | null;
  isBusy: boolean;
  onChange: (columns: StatementColumns) => void;
  onCheck: () => void;
  onStartOver: () => void;
}

/** Which of a bank's columns is what. */
function ColumnStep(props: ColumnStepProps) {
  const { file, columns, fault, isBusy, onChange, onCheck, onStartOver } = props;
  const t = useTexts('statementImport');
  const missing = missingColumns('bank', columns);
  const wrong =
    missing.length > 0
      ? fill(t.columnsMissing, { columns: missing.map((one) => t.columns[one]).join(', ') })
      : fault;
  return (
    <Card as="section" className="grid max-w-3xl grid-cols-1 gap-4 p-4 md:p-6">
      <div>
        <h2>{t.columnsTitle}</h2>
        <p className="wrap-anywhere text-ink-muted">
          {fill(t.columnsLead, { file: file.fileName })}
        </p>
      </div>
      <ColumnChoices {...{ file, columns, onChange }} />
      {wrong && (
        <p role="alert" className="font-semibold text-danger">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          pending={isBusy}
          disabled={missing.length > 0}
          onClick={onCheck}
        >
          {t.check}
        </Button>
        <Button className="max-sm:w-full" variant="outline" onClick={onStartOver}>
          {t.anotherFile}
        </Button>
      </div>
    </Card>
  );
}

function ColumnChoices({
  file: { headings },
  columns,
  onChange,
}: Pick<ColumnStepProps, 'file' | 'columns' | 'onChange'>) {
  const t = useTexts('statementImport');
  const options = [
    { value: '', label: t.notThere },
    ...headings.map((heading, at) => ({
      value: String(at),
      label: heading.trim() || String(at + 1),
    })),
  ];
  const choose = (column: StatementColumn, value: string) => {
    const { [column]: _before, ...others } = columns;
    onChange(value === '' ? others : { ...others, [column]: Number(value) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {bankColumns.map((column) => (
        <Field
          key={column}
          label={t.columns[column]}
          required={column === 'time' || column === 'paidIn'}
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
