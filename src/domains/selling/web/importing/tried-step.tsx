import { countWords, fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { StatCard } from '../../../../ui/patterns/stat-card.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { ImportProblem } from '../../import-rules.ts';
import type { ImportedRow } from '../../import-schema.ts';
import { FailureTable, type RowFixing } from './failure-table.tsx';

const isOddPrice = ({ kind }: ImportProblem) => kind === 'largeShift' || kind === 'farBelowMedian';

/** What the list would do, before it does. */
export function TriedStep(props: {
  rows: readonly ImportedRow[];
  isBusy: boolean;
  fixing: RowFixing;
  onConfirmPrices: () => void;
  onStart: () => void;
  onStartOver: () => void;
}) {
  const { rows, isBusy } = props;
  const t = useTexts('bulk');
  const count = (action: ImportedRow['action']) =>
    rows.filter((row) => row.action === action).length;
  const [created, updated] = [count('create'), count('update')];
  const failures = rows.filter(({ error }) => error !== undefined);
  const good = created + updated;
  const odd = failures.filter(({ problems }) => problems?.some(isOddPrice)).length;
  return (
    <div className="grid gap-6">
      <section aria-live="polite">
        <h2>{t.resultTitle}</h2>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
          <StatCard label={t.willCreate} value={fill('{created}', { created })} />
          <StatCard label={t.willUpdate} value={fill('{updated}', { updated })} />
          <StatCard label={t.willFail} value={fill('{count}', { count: failures.length })} />
        </div>
      </section>
      <FailureTable failures={failures} count={failures.length} fixing={props.fixing} />
      {odd > 0 && (
        <div className="border-warning border-l-4 pl-3">
          <p className="mb-2">{countWords(t.oddPrices, odd)}</p>
          <Button variant="outline" pending={isBusy} onClick={props.onConfirmPrices}>
            {countWords(t.confirmPrices, odd)}
          </Button>
        </div>
      )}
      {good === 0 && <p className="font-semibold">{t.nothingToImport}</p>}
      <div className="flex flex-wrap gap-3">
        {good > 0 && (
          <Button className="max-sm:w-full" pending={isBusy} onClick={props.onStart}>
            {isBusy ? t.starting : good === 1 ? t.startOne : fill(t.start, { count: good })}
          </Button>
        )}
        <Button className="max-sm:w-full" variant="outline" onClick={props.onStartOver}>
          {t.anotherFile}
        </Button>
      </div>
    </div>
  );
}
