import { BadgeCheck, Trash2, Trophy } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatEnd } from '../../../../shared/dates.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { shortId } from '../../../accounts/name-rules.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import type { ComparisonAnswer, ComparisonQuotation } from '../../comparison-schema.ts';
import { quotationMachine } from '../../rules.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { QuotationFiles, useAcceptedWords } from '../quotation-facts.tsx';
import { useQuotationNumber } from '../quotation-number.ts';
import { type CardAction, type Decided, useDecision } from '../use-decision.ts';
import { daysWords } from './days-words.ts';
import { lowerLumpSum } from './lump-sum.ts';
import { ScoreDetails } from './score-details.tsx';
import { OpenSubstitutes } from './what-differs.tsx';

interface SupplierCardsProps {
  comparison: ComparisonAnswer;
  names: ReadonlyMap<string, string>;
  /** Awards everything to one; absent where nothing can be awarded any more. */
  onAward?: ((quotationId: string) => void) | undefined;
  /** Closed but for the total and what matters first: on phones. */
  isCompact: boolean;
  /** One was rejected or deleted. */
  onChanged: () => void;
}

const shownFirst = 6;

/** The quotations as wholes: those that cover everything first, by their total. */
export const SupplierCards = memo(function SupplierCards(props: SupplierCardsProps) {
  const { comparison, names, isCompact, onAward, onChanged } = props;
  const t = useTexts('comparison');
  const words = useTexts('quotations');
  const { quotations, lines, rfq } = comparison;
  const [isWhole, setWhole] = useState(false);
  const [pending, setPending] = useState<{ action: CardAction; of: Decided } | null>(null);
  const decide = useDecision(onChanged);
  const lumpSum = lowerLumpSum(comparison);
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
            <Marks
              quotation={quotation}
              lineCount={lines.length}
              best={lumpSum ? t.lowestPriced : t.lowestTotal}
            />
            {quotation.state === 'outdated' && (
              <p className="text-ink-muted text-sm">{words.outdatedForOwner}</p>
            )}
            <OpenSubstitutes comparison={comparison} quotation={quotation} />
            <Folded isCompact={isCompact} name={names.get(quotation.quotationId) ?? ''}>
              <Facts quotation={quotation} />
              {quotation.notes && (
                <p className="whitespace-pre-line wrap-anywhere">{quotation.notes}</p>
              )}
              <QuotationFiles id={quotation.quotationId} attachments={quotation.attachments} />
            </Folded>
            <Actions
              quotation={quotation}
              name={names.get(quotation.quotationId) ?? ''}
              rfqStatus={rfq.status}
              onAward={onAward}
              onAction={(action) => setPending({ action, of: { id: quotation.quotationId } })}
            />
          </Card>
        ))}
      </ol>
      {shown.length < quotations.length && (
        <Button variant="outline" className="mt-3" onClick={() => setWhole(true)}>
          {fill(t.showSuppliers, { count: quotations.length })}
        </Button>
      )}
      <DecisionDialog pending={pending} onDecide={decide} onClose={() => setPending(null)} />
    </section>
  );
});

/** Delivery, record, score, notes and files, opened on request where there is little room. */
function Folded(props: { isCompact: boolean; name: string; children: ReactNode }) {
  const t = useTexts('comparison');
  if (!props.isCompact) return props.children;
  return (
    <details>
      <summary className="disclosure font-semibold text-brand">
        {t.details}
        <span className="sr-only">: {props.name}</span>
      </summary>
      <div className="grid gap-3">{props.children}</div>
    </details>
  );
}

interface ActionsProps {
  quotation: ComparisonQuotation;
  /** Of its supplier, which tells its buttons from those of the others. */
  name: string;
  rfqStatus: ComparisonAnswer['rfq']['status'];
  onAward: SupplierCardsProps['onAward'];
  onAction: (action: CardAction) => void;
}

function Actions({ quotation, name, rfqStatus, onAward, onAction }: ActionsProps) {
  const t = useTexts('comparison');
  const quotations = useTexts('quotations');
  const id = quotation.quotationId;
  const number = useQuotationNumber()({ id });
  // A sum without lines is for everything.
  const offersAll = quotation.coverage === null || quotation.coverage === 1;
  const may = useMay();
  const moves = may('POST /api/quotations/:id/reject')
    ? quotationMachine.stepsOf(quotation.state, 'owner', rfqStatus)
    : [];
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-1 empty:hidden">
      {onAward && quotation.isAwardable && (
        <Button
          variant={quotation.rank === 1 ? 'primary' : 'outline'}
          className="flex-1 basis-full sm:basis-auto"
          onClick={() => onAward(id)}
        >
          {offersAll ? t.awardWhole : t.awardOffered}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {moves.includes('reject') && (
        <Button variant="outline" onClick={() => onAction('reject')}>
          {quotations.reject}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {moves.includes('hide') && (
        <IconButton
          className="ml-auto"
          label={`${quotations.deleteOne}: ${number}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onAction('delete')}
        />
      )}
    </div>
  );
}

function Head({ quotation, name }: { quotation: ComparisonQuotation; name: string }) {
  const t = useTexts('comparison');
  const number = useQuotationNumber();
  const { supplier, landedTotal, orderedAmount, quotationId } = quotation;
  const accepted = useAcceptedWords()(landedTotal, orderedAmount);
  return (
    <div>
      <h4 className="wrap-anywhere text-base">
        <Link
          to={`/suppliers/${supplier.id}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {name}
        </Link>
        {supplier.isVerified && (
          <span className="ml-1 inline-flex items-center gap-1 font-semibold text-sm text-success">
            <BadgeCheck className="size-4" aria-hidden="true" />
            {t.verified}
          </span>
        )}
      </h4>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {[
          fill(t.supplierId, { id: shortId(supplier.id) }),
          number({ id: quotationId }),
          supplier.location,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-1">
        <span className="sr-only">{t.total}: </span>
        <Money amount={landedTotal} className="font-extrabold font-heading text-2xl" />
      </p>
      {accepted && <p className="font-semibold text-success">{accepted}</p>}
    </div>
  );
}

interface MarksProps {
  quotation: ComparisonQuotation;
  lineCount: number;
  /** How the first of those is called that are ranked. */
  best: string;
}

function Marks({ quotation, lineCount, best }: MarksProps) {
  const t = useTexts('comparison');
  const substitutes = useTexts('substitutes');
  const { rank, state, coveredLines, partLines, openSubstitutes } = quotation;
  return (
    <p className="flex flex-wrap gap-1.5">
      {rank === 1 && (
        <Badge variant="success">
          <Trophy aria-hidden="true" />
          {best}
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
      {openSubstitutes.length > 0 && (
        <Badge variant="warning" className="whitespace-normal">
          {fill(openSubstitutes.length === 1 ? substitutes.oneOpen : substitutes.manyOpen, {
            count: openSubstitutes.length,
          })}
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
    [t.deliveryTime, daysWords(deliveryTime, t)],
    [t.deliveryCost, fill(t.terms[deliveryTerms], { amount: formatMoney(deliveryCost) })],
    [t.validUntil, formatEnd(validUntil, language)],
  ] as const;
  const record = useRecordWords()(quotation.supplier.record);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="col-span-2">
        <dt className="text-ink-muted text-sm">{t.record}</dt>
        <dd className="wrap-anywhere font-semibold tabular-nums">{record}</dd>
      </div>
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
    const { responseHours, winRate, onTimeRate, completedOrders: orders } = record;
    const percent = (rate: number) => Math.round(rate * 100);
    return [
      responseHours !== null &&
        (responseHours < 1
          ? t.answersInHour
          : fill(t.answersIn, { hours: Math.round(responseHours) })),
      winRate !== null && fill(t.won, { percent: percent(winRate) }),
      onTimeRate !== null && fill(t.onTime, { percent: percent(onTimeRate) }),
      orders === 0 ? t.noDeliveries : orders === 1 ? t.oneOrder : fill(t.orders, { orders }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
