import { PiggyBank, Split, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';

interface GlanceProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
}

/** The best single supplier beside the best split, and what the split saves. */
export function Glance({ comparison, names }: GlanceProps) {
  const t = useTexts('comparison');
  const { bestSingle, bestSplit, saving, lines } = comparison;
  if (lines.length === 0) return null;
  const suppliers = new Set(bestSplit?.choices.map(({ quotationId }) => quotationId)).size;
  const countOf = (count: number) =>
    count === 1 ? t.oneSupplier : fill(t.suppliersCount, { count });
  const icon = 'size-5 flex-none text-brand';
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Figure
        icon={<Trophy className={icon} aria-hidden="true" />}
        label={t.bestSingle}
        total={bestSingle?.total}
      >
        {bestSingle ? names.get(bestSingle.quotationId) : t.noSingle}
      </Figure>
      <Figure
        icon={<Split className={icon} aria-hidden="true" />}
        label={t.bestSplit}
        total={bestSplit?.total}
      >
        <span>{bestSplit ? countOf(suppliers) : t.noSplit}</span>
        {bestSplit && !bestSplit.isComplete && (
          <span className="text-ink-muted text-sm">{t.notComplete}</span>
        )}
        {saving && toCents(saving) > 0n && (
          <Badge variant="success">
            <PiggyBank aria-hidden="true" />
            {fill(t.saves, { amount: formatMoney(saving) })}
          </Badge>
        )}
      </Figure>
    </div>
  );
}

interface FigureProps {
  icon: ReactNode;
  label: string;
  total: string | undefined;
  children: ReactNode;
}

function Figure({ icon, label, total, children }: FigureProps) {
  return (
    <Card className="flex gap-3 p-4">
      {icon}
      <div className="min-w-0">
        <p className="text-ink-muted text-sm">{label}</p>
        {total && <Money amount={total} className="font-extrabold font-heading text-xl" />}
        <div className="grid justify-items-start gap-1 break-words font-semibold">{children}</div>
      </div>
    </Card>
  );
}
