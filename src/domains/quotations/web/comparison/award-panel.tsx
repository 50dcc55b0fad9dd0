import { CircleAlert, PiggyBank } from 'lucide-react';
import { memo } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney, formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { boughtFrom } from './bought.ts';
import { isSubstitute, Substitutes } from './bought-lines.tsx';
import { goneWords, leftWords } from './left-words.ts';
import { isPossible, missingLines } from './pending-award.ts';
import type { AwardMoves, AwardSums } from './use-award.ts';

interface AwardPanelProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
  sums: AwardSums;
  moves: AwardMoves;
  onAward: () => void;
}

const panelId = 'award-panel';

/** Brings the panel into view, and the focus with it. */
export function showAwardPanel(): void {
  // What was just chosen is drawn first.
  requestAnimationFrame(() => {
    const heading = document.getElementById(panelId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}

/** What the chosen award comes to, supplier by supplier, and what it saves. */
export const AwardPanel = memo(function AwardPanel(props: AwardPanelProps) {
  const { comparison, names, sums, moves, onAward } = props;
  const t = useTexts('comparison');
  const { split, read, gone } = sums;
  const isEmpty = read.choices.length === 0;
  const problems = useProblems(comparison, names, sums);
  const canAward = isPossible(sums);
  return (
    <Card as="section" className="grid gap-4 p-4 md:p-5" aria-labelledby={panelId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={panelId} tabIndex={-1} className="text-lg">
          {t.split}
        </h3>
        {(!isEmpty || gone.length > 0) && (
          <Button variant="ghost" onClick={moves.clear}>
            {t.clear}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-3">
        {isEmpty && gone.length === 0 ? (
          <Suggestions comparison={comparison} moves={moves} />
        ) : (
          <Reckoning {...{ comparison, names, read, split, canAward }} />
        )}
        {problems.length > 0 && (
          <ul className="grid gap-1 text-warning">
            {problems.map((problem) => (
              <li key={problem} className="flex gap-2 wrap-anywhere">
                <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isEmpty && (
        <Button
          size="lg"
          className="w-full sm:w-auto sm:justify-self-start"
          disabled={!canAward}
          onClick={onAward}
        >
          {t.award}
        </Button>
      )}
    </Card>
  );
});

/** Where to begin, while nothing is chosen. */
function Suggestions({ comparison, moves }: Pick<AwardPanelProps, 'comparison' | 'moves'>) {
  const t = useTexts('comparison');
  return (
    <>
      <p className="text-ink-muted">{t.nothingChosen}</p>
      <div className="flex flex-wrap gap-2">
        {comparison.bestSplit && (
          <Button variant="outline" onClick={moves.takeBestSplit}>
            {t.useBestSplit}
          </Button>
        )}
        {comparison.bestSingle && (
          <Button variant="outline" onClick={moves.takeBestSingle}>
            {t.useBestSingle}
          </Button>
        )}
      </div>
    </>
  );
}

/** Rounded to shillings, the parts would not add up to their sum. */
const toTheCent = (cents: bigint) => formatUnitPrice(fromCents(cents));

function Reckoning({
  comparison,
  names,
  read,
  split,
  canAward,
}: Pick<AwardPanelProps, 'comparison' | 'names'> & {
  read: AwardSums['read'];
  split: AwardSums['split'];
  canAward: boolean;
}) {
  const t = useTexts('comparison');
  const { bestSingle } = comparison;
  // What cannot be ordered saves nothing.
  const isWhole = canAward && split.missing.length === 0;
  return (
    <>
      <ul className="divide-y divide-line">
        {split.suppliers.map(({ quotationId, goods, delivery, vat, total }) => (
          <li key={quotationId} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="mr-auto min-w-0 wrap-anywhere font-semibold">
              {names.get(quotationId)}
            </span>
            <span className="whitespace-nowrap font-bold tabular-nums">{toTheCent(total)}</span>
            <span className="w-full text-ink-muted text-sm tabular-nums">
              {[
                fill(t.goods, { amount: toTheCent(goods) }),
                fill(t.delivery, { amount: toTheCent(delivery) }),
                // Where goods and delivery are all of it, VAT is inside them.
                fill(goods + delivery === total ? t.vatInside : t.vatAdded, {
                  amount: toTheCent(vat),
                }),
              ].join(' · ')}
            </span>
            <Substitutes
              lines={boughtFrom(comparison, read.choices, quotationId).filter(isSubstitute)}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t-2 pt-2">
        <span className="font-bold">{t.sum}</span>
        <span className="whitespace-nowrap font-extrabold font-heading text-2xl tabular-nums">
          {toTheCent(split.total)}
        </span>
      </p>
      {bestSingle && isWhole && <Saving saving={toCents(bestSingle.total) - split.total} />}
    </>
  );
}

function Saving({ saving }: { saving: bigint }) {
  const t = useTexts('comparison');
  if (saving < 0n) return <p>{fill(t.costsMore, { amount: formatMoney(-saving) })}</p>;
  if (saving === 0n) return <p>{t.sameAs}</p>;
  return (
    <p className="flex items-center gap-2 font-bold text-success">
      <PiggyBank className="size-5 flex-none" aria-hidden="true" />
      {fill(t.savesAgainst, { amount: formatMoney(saving) })}
    </p>
  );
}

/** What stands in the way of the award, or should be known before it, in sentences. */
function useProblems(
  { lines }: ComparisonAnswer,
  names: ReadonlyMap<string, string>,
  { split, read, gone }: AwardSums,
): string[] {
  const t = useTexts('comparison');
  const items = new Map(lines.map(({ rfqItem }) => [rfqItem.id, rfqItem]));
  const words = useQuantityWords();
  const lineName = (id: string) => items.get(id)?.productName ?? '';
  const amount = (id: string, quantity: string) => words(quantity, items.get(id)?.unit ?? null);
  const unreadable = read.unreadable.map((id) => fill(t.badQuantity, { line: lineName(id) }));
  const problems = split.problems.flatMap((problem) => {
    if (problem.kind === 'moreThanAsked') {
      const { rfqItemId, asked } = problem;
      return [
        fill(t.moreThanAsked, { line: lineName(rfqItemId), asked: amount(rfqItemId, asked) }),
      ];
    }
    const { rfqItemId, quotationId } = problem.choice;
    const supplier = names.get(quotationId) ?? '';
    const line = lineName(rfqItemId);
    if (problem.kind === 'notOffered') return [fill(t.offerMissing, { line, supplier })];
    return [fill(t.moreThanOffered, { line, supplier, most: amount(rfqItemId, problem.most) })];
  });
  const below = split.suppliers.flatMap(({ quotationId, belowMinimum }) =>
    belowMinimum.map(({ rfqItemId, minimum }) =>
      fill(t.belowMinimum, {
        line: lineName(rfqItemId),
        supplier: names.get(quotationId) ?? '',
        minimum: amount(rfqItemId, minimum),
      }),
    ),
  );
  const missing =
    read.choices.length > 0 && split.missing.length > 0
      ? [leftWords({ count: split.missing.length, lines: missingLines({ lines }, split) }, t)]
      : [];
  const changed = [...Map.groupBy(gone, ({ quotationId }) => quotationId)].map(([id, lines]) => {
    const called = lines.map(({ rfqItemId }) => lineName(rfqItemId));
    return goneWords({ supplier: names.get(id) ?? '', lines: called }, t);
  });
  return [...new Set([...changed, ...unreadable, ...problems, ...below, ...missing])];
}
