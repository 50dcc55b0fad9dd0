import { CircleAlert, PiggyBank, Split, Trophy } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { mostWorth, worthPercent } from '../../order-worth-rules.ts';
import { lowerLumpSum } from './lump-sum.ts';
import { listed } from './what-differs.tsx';

interface GlanceProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
  onAwardAll: (quotationId: string) => void;
  onUseSplit: () => void;
}

/** The two ways to award, with the best of each: one supplier for everything, or line by line. */
export const Glance = memo(function Glance(props: GlanceProps) {
  const { comparison, names, onAwardAll, onUseSplit } = props;
  const t = useTexts('comparison');
  const { bestSingle, lines } = comparison;
  const lumpSum = lowerLumpSum(comparison);
  const incomparable = listed(
    lines.flatMap(({ rfqItem, isComparable }) => (isComparable ? [] : rfqItem.productName)),
    t.andMore,
  );
  const whyNone = incomparable && fill(t.cannotCompareLines, { lines: incomparable });
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {lumpSum && (
        <p className="flex gap-2 font-semibold text-warning sm:col-span-2">
          <CircleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {fill(t.lowerLumpSum, {
            supplier: names.get(lumpSum.quotationId) ?? '',
            amount: formatMoney(lumpSum.landedTotal),
          })}
        </p>
      )}
      <Way
        icon={<Trophy aria-hidden="true" />}
        label={t.bestSingle}
        total={bestSingle?.total}
        action={
          bestSingle && (
            <Button variant="outline" onClick={() => onAwardAll(bestSingle.quotationId)}>
              {t.awardWhole}
            </Button>
          )
        }
      >
        {bestSingle ? names.get(bestSingle.quotationId) : whyNone || t.noSingle}
      </Way>
      <BestSplit comparison={comparison} incomparable={incomparable} onUseSplit={onUseSplit}>
        {whyNone || t.noSplit}
      </BestSplit>
    </div>
  );
});

interface BestSplitProps extends Pick<GlanceProps, 'comparison' | 'onUseSplit'> {
  /** Names of the lines that cannot be compared; empty where all can. */
  incomparable: string;
  /** Where no split is suggested. */
  children: string;
}

function BestSplit({ comparison, incomparable, onUseSplit, children }: BestSplitProps) {
  const t = useTexts('comparison');
  const { bestSplit, saving } = comparison;
  const count = new Set(bestSplit?.choices.map(({ quotationId }) => quotationId)).size;
  const chosen = new Set(bestSplit?.choices.map(({ rfqItemId }) => rfqItemId));
  const isUnquoted = incomparable
    ? comparison.lines.some(({ rfqItem, isComparable }) => isComparable && !chosen.has(rfqItem.id))
    : bestSplit?.isComplete === false;
  if (bestSplit?.isComplete && count === 1) {
    return (
      <Way icon={<Split aria-hidden="true" />} label={t.bestSplit} total={undefined} action={null}>
        {t.noSaving}
      </Way>
    );
  }
  const suppliers = count === 1 ? t.oneSupplier : fill(t.suppliersCount, { count });
  return (
    <Way
      icon={<Split aria-hidden="true" />}
      label={t.bestSplit}
      total={bestSplit?.total}
      action={
        bestSplit && (
          <Button variant="outline" onClick={onUseSplit}>
            {t.seeSplit}
          </Button>
        )
      }
    >
      <span>{bestSplit ? suppliers : children}</span>
      {bestSplit && isUnquoted && <span className="text-ink-muted text-sm">{t.notComplete}</span>}
      {bestSplit && incomparable && (
        <span className="text-sm text-warning">
          {fill(t.leftIncomparable, { lines: incomparable })}
        </span>
      )}
      {saving && toCents(saving) > 0n && (
        <>
          <Badge variant="success" className="whitespace-normal">
            <PiggyBank aria-hidden="true" />
            {fill(t.saves, { amount: formatMoney(saving), count })}
          </Badge>
          <span className="font-normal text-ink-muted text-sm">
            {fill(t.worth, { amount: formatMoney(mostWorth), percent: String(worthPercent) })}
          </span>
        </>
      )}
    </Way>
  );
}

interface WayProps {
  icon: ReactNode;
  label: string;
  total: string | undefined;
  action: ReactNode;
  children: ReactNode;
}

function Way({ icon, label, total, action, children }: WayProps) {
  return (
    <Card className="flex gap-3 p-4 [&>svg]:size-5 [&>svg]:flex-none [&>svg]:text-brand">
      {icon}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="text-ink-muted text-sm">{label}</p>
        {total && <Money amount={total} className="font-extrabold font-heading text-xl" />}
        <div className="grid justify-items-start gap-1 wrap-anywhere font-semibold">{children}</div>
        {action && <div className="mt-auto pt-2">{action}</div>}
      </div>
    </Card>
  );
}
