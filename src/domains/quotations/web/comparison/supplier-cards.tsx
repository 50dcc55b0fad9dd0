import { BadgeCheck, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import type { ComparisonQuotation } from '../../comparison-schema.ts';
import { ScoreDetails } from './score-details.tsx';

interface SupplierCardsProps {
  quotations: readonly ComparisonQuotation[];
  names: ReadonlyMap<string, string>;
  lineCount: number;
  /** Awards everything to one; absent where nothing can be awarded any more. */
  onAward?: ((quotation: ComparisonQuotation) => void) | undefined;
}

const shownFirst = 6;

/** The quotations as wholes: those that cover everything first, by their total. */
export function SupplierCards({ quotations, names, lineCount, onAward }: SupplierCardsProps) {
  const t = useTexts('comparison');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? quotations : quotations.slice(0, shownFirst);
  return (
    <section aria-labelledby="compared-suppliers">
      <h3 id="compared-suppliers" className="mb-3 text-lg">
        {t.quotations}
      </h3>
      <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((quotation) => (
          <Card as="li" key={quotation.quotationId} className="flex flex-col gap-3 p-4">
            <Head quotation={quotation} name={names.get(quotation.quotationId) ?? ''} />
            <Marks quotation={quotation} lineCount={lineCount} />
            <Facts quotation={quotation} />
            {onAward && quotation.isAwardable && (
              <Button
                variant="outline"
                className="mt-auto print:hidden"
                onClick={() => onAward(quotation)}
              >
                {t.awardWhole}
              </Button>
            )}
          </Card>
        ))}
      </ol>
      {shown.length < quotations.length && (
        <Button variant="outline" className="mt-3 print:hidden" onClick={() => setWhole(true)}>
          {fill(t.showSuppliers, { count: quotations.length })}
        </Button>
      )}
    </section>
  );
}

function Head({ quotation, name }: { quotation: ComparisonQuotation; name: string }) {
  const t = useTexts('comparison');
  const { supplier, landedTotal } = quotation;
  return (
    <div>
      <h4 className="break-words text-base">
        <Link to={`/suppliers/${supplier.id}`} className="underline">
          {name}
        </Link>
        {supplier.isVerified && (
          <span className="ml-1 inline-flex items-center gap-1 font-semibold text-sm text-success">
            <BadgeCheck className="size-4" aria-hidden="true" />
            {t.verified}
          </span>
        )}
      </h4>
      {supplier.location && <p className="text-ink-muted text-sm">{supplier.location}</p>}
      <p className="mt-1">
        <span className="sr-only">{t.total}: </span>
        <Money amount={landedTotal} className="font-extrabold font-heading text-2xl" />
      </p>
    </div>
  );
}

function Marks({ quotation, lineCount }: { quotation: ComparisonQuotation; lineCount: number }) {
  const t = useTexts('comparison');
  const { rank, state, coveredLines, partLines } = quotation;
  return (
    <p className="flex flex-wrap gap-1.5">
      {rank === 1 && (
        <Badge variant="success">
          <Trophy aria-hidden="true" />
          {t.lowestTotal}
        </Badge>
      )}
      {rank !== null && rank > 1 && <Badge variant="outline">{fill(t.totalRank, { rank })}</Badge>}
      {coveredLines === null && <Badge variant="warning">{t.lumpSum}</Badge>}
      {coveredLines !== null && lineCount > 0 && (
        <Badge variant={coveredLines === lineCount ? 'secondary' : 'warning'}>
          {coveredLines === lineCount
            ? t.coversAll
            : fill(t.covers, { covered: coveredLines, lines: lineCount })}
        </Badge>
      )}
      {partLines > 0 && <Badge variant="outline">{fill(t.coversPart, { count: partLines })}</Badge>}
      {state !== 'live' && <Badge variant="outline">{t.states[state]}</Badge>}
    </p>
  );
}

function Facts({ quotation }: { quotation: ComparisonQuotation }) {
  const t = useTexts('comparison');
  const language = useLanguage();
  const { deliveryTime, validUntil, deliveryTerms, deliveryCost } = quotation;
  const facts = [
    [t.deliveryTime, deliveryTime === null ? t.noDays : fill(t.days, { count: deliveryTime })],
    [t.deliveryCost, fill(t.terms[deliveryTerms], { amount: formatMoney(deliveryCost) })],
    [t.validUntil, formatDate(validUntil, language)],
    [t.record, useRecordWords()(quotation.supplier.record)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="break-words font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="col-span-2">
        <dt className="text-ink-muted text-sm">{t.score}</dt>
        <dd>
          <ScoreDetails score={quotation.score} parts={quotation.parts} />
        </dd>
      </div>
    </dl>
  );
}

function useRecordWords() {
  const t = useTexts('comparison');
  return (record: ComparisonQuotation['supplier']['record']): string => {
    if (!record) return t.noRecord;
    const { onTimeRate, completedOrders: orders } = record;
    return onTimeRate === null
      ? fill(t.orders, { orders })
      : fill(t.onTime, { percent: Math.round(onTimeRate * 100), orders });
  };
}
