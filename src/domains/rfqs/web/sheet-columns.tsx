import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { type ColumnChoice, type LineColumn, lineColumns, type Sheet } from './csv-lines.ts';

interface SheetColumnsProps {
  sheet: Sheet;
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
}

const none = '';

/** Which column of a file is what: guessed, and to be put right. */
export function SheetColumns({ sheet, choice, onChoose }: SheetColumnsProps) {
  const t = useTexts('rfqs');
  const words: Readonly<Record<LineColumn, string>> = {
    productName: t.productName,
    quantity: t.quantity,
    unit: t.unit,
    specifications: t.specifications,
    estimatedBudget: t.estimatedBudget,
  };
  const [sample] = sheet.rows;
  const options = [
    { value: none, label: t.noColumn },
    ...sheet.head.map((name, place) => ({
      value: String(place),
      label: [name.trim() || String(place + 1), sample?.[place]?.trim()]
        .filter(Boolean)
        .join(' – '),
    })),
  ];
  const choose = (column: LineColumn, value: string) => {
    const { [column]: _before, ...others } = choice;
    onChoose(value === none ? others : { ...others, [column]: Number(value) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {lineColumns.map((column) => (
        <Field key={column} label={fill(t.columnOf, { field: words[column] })}>
          {(control) => (
            <Select
              {...control}
              value={choice[column] === undefined ? none : String(choice[column])}
              onChange={(event) => choose(column, event.target.value)}
              options={options}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
