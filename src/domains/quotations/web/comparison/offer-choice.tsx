import { Trophy } from 'lucide-react';
import { memo, useId } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { formatNumber } from '../../../../shared/numbers.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { Money } from '../../../../ui/primitives/money.tsx';
import { useManyWords, useQuantityWords } from '../../../../ui/quantity-words.ts';
import {
  type ComparisonLine,
  type ComparisonOffer,
  toSplitOffer,
} from '../../comparison-schema.ts';
import { partLimit } from '../../split-rules.ts';
import {
  type ChangeAward,
  type GivenLine,
  giveTo,
  isQuantity,
  normalPrice,
  onlyOne,
  typeQuantity,
} from './award-choice.ts';
import { OfferNote } from './offer-note.tsx';
import { SubstituteButton, SubstituteFacts } from './substitute-note.tsx';
import { useWholeWords, wholeOrdered } from './whole-units.ts';

export interface LineProps {
  line: ComparisonLine;
  names: ReadonlyMap<string, string>;
  /** What of the line is given to whom. */
  given: GivenLine | undefined;
  /** It was given to a quotation that cannot be awarded any more. */
  isGone: boolean;
  /** Absent where nothing can be awarded any more. */
  change: ChangeAward | undefined;
  /** Quotations that can be awarded. */
  awardable: ReadonlySet<string>;
  /** Quantities are typed, in place of one supplier being chosen. */
  isDivided: boolean;
}

/** One supplier's offer of one line, to be chosen. */
export function OfferChoice(props: LineProps & { offer: ComparisonOffer; showName: boolean }) {
  const { line, offer, names, given, isGone, change, awardable, isDivided, showName } = props;
  const t = useTexts('comparison');
  const name = names.get(offer.quotationId) ?? '';
  const { id, productName: lineName } = line.rfqItem;
  const canChoose = change && awardable.has(offer.quotationId);
  const words = { line: lineName, supplier: name };
  const body = (
    <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      {showName && <span className="wrap-anywhere font-semibold">{name}</span>}
      <OfferFigures line={line} offer={offer} />
      {change && !awardable.has(offer.quotationId) && (
        <span className="text-ink-muted text-sm">{t.notAwardable}</span>
      )}
    </span>
  );
  if (!canChoose) return <div className="flex gap-3 py-2">{body}</div>;
  const decide = <SubstituteButton line={line.rfqItem} offer={offer} name={name} />;
  if (isDivided) {
    return (
      <div className="grid gap-2 py-2">
        {body}
        {decide}
        <GivenQuantity {...{ line, offer, given, change }} supplier={name} />
      </div>
    );
  }
  return (
    <div className="grid py-1">
      <label className="flex min-h-11 cursor-pointer gap-3 rounded-control py-2 has-checked:bg-brand-soft has-checked:outline-2 has-checked:outline-brand">
        <input
          type="radio"
          className="mt-0.5 ml-1 size-5 flex-none accent-brand"
          name={`line-${id}`}
          aria-label={fill(t.choose, words)}
          // What is left of a divided line is to be given anew, also to the same supplier.
          checked={onlyOne(given) === offer.quotationId && !isGone}
          onChange={() => change((award) => giveTo(award, id, offer))}
        />
        {body}
      </label>
      {decide}
    </div>
  );
}

/** So much of a divided line goes to this supplier, in the unit that was asked for. */
function GivenQuantity({
  line: { rfqItem },
  offer,
  given,
  change,
  supplier,
}: Pick<LineProps, 'line' | 'given'> & {
  offer: ComparisonOffer;
  change: ChangeAward;
  supplier: string;
}) {
  const t = useTexts('comparison');
  const { id, unit } = rfqItem;
  const { quotationId } = offer;
  const many = useManyWords();
  const wholeWords = useWholeWords();
  const hintId = useId();
  const label = fill(t.quantityFor, { line: rfqItem.productName, supplier });
  const typed = given?.[quotationId] ?? '';
  const problem = useTypedProblem(typed, rfqItem, offer, supplier);
  const whole = isQuantity(typed) && !problem ? wholeOrdered(rfqItem, offer, typed) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <span aria-hidden="true">{unit ? fill(t.givenIn, { unit: many(unit) }) : t.given}</span>
      <Input
        className="w-28"
        inputMode="decimal"
        autoComplete="off"
        aria-label={unit ? `${label} (${many(unit)})` : label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || whole ? hintId : undefined}
        value={typed}
        onChange={({ target: { value } }) =>
          change((award) => typeQuantity(award, id, quotationId, value))
        }
      />
      {problem && (
        <span id={hintId} className="field-error w-full wrap-anywhere">
          {problem}
        </span>
      )}
      {whole && (
        <span id={hintId} className="wrap-anywhere tabular-nums">
          {fill(t.orderedAs, { quantity: wholeWords(whole) })}
        </span>
      )}
    </div>
  );
}

/** Why a typed quantity cannot be ordered from this supplier, where it stands; nothing was typed is no problem. */
function useTypedProblem(
  typed: string,
  { productName: line, unit }: ComparisonLine['rfqItem'],
  offer: ComparisonOffer,
  supplier: string,
): string | null {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  if (typed.trim() === '') return null;
  if (!isQuantity(typed)) return fill(t.badQuantity, { line });
  const limit = partLimit(toSplitOffer(offer), typed);
  if (limit?.kind === 'moreThanOffered') {
    return fill(t.moreThanOffered, { line, supplier, most: words(limit.most, unit) });
  }
  if (limit) return fill(t.belowMinimum, { line, supplier, minimum: words(limit.minimum, unit) });
  return null;
}

/** Units are words that people write. */
const unitBadge = 'max-w-full whitespace-normal wrap-anywhere';

interface FiguresProps {
  line: ComparisonLine;
  offer: ComparisonOffer;
}

/** What it costs, in the unit that all are compared by, and how it stands among the others. */
const OfferFigures = memo(function OfferFigures(props: FiguresProps) {
  const { line, offer } = props;
  const t = useTexts('comparison');
  const unit = useUnitWords();
  const words = useQuantityWords();
  const { rfqItem } = line;
  const { normalizedUnitPrice: price, normalizedUnit } = offer;
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {price && normalizedUnit && (
          <span className="whitespace-nowrap font-bold tabular-nums">
            {fill(t.perUnit, { price: normalPrice(price), unit: unit(normalizedUnit) })}
          </span>
        )}
        <Money
          amount={offer.landedTotal}
          className={price ? 'text-sm tabular-nums' : 'font-bold tabular-nums'}
        />
        <span className="text-ink-muted text-sm">{t.landed}</span>
      </span>
      <span className="wrap-anywhere text-ink-muted text-sm tabular-nums">
        {fill(t.quotedAs, {
          amount: words(offer.quantity, offer.unit),
          price: formatUnitPrice(offer.unitPrice),
        })}
      </span>
      {offer.productName && (
        <span className="wrap-anywhere text-sm">
          {fill(t.instead, { product: offer.productName })}
        </span>
      )}
      <SubstituteFacts offer={offer} />
      <OfferNote line={line} offer={offer} />
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {offer.orderedQuantity && (
          <Badge className={unitBadge}>
            {fill(t.ordered, { quantity: words(offer.orderedQuantity, offer.unit) })}
          </Badge>
        )}
        {offer.rank === 1 && (
          <Badge variant="success">
            <Trophy aria-hidden="true" />
            {t.bestPrice}
          </Badge>
        )}
        {offer.rank !== null && offer.rank > 1 && (
          <Badge variant="outline">{fill(t.rank, { rank: offer.rank })}</Badge>
        )}
        {offer.covers === 'part' && Number(offer.available) < Number(rfqItem.quantity) && (
          <Badge variant="warning" className={unitBadge}>
            {fill(t.partOnly, {
              available: formatNumber(Number(offer.available)),
              asked: words(rfqItem.quantity, rfqItem.unit),
            })}
          </Badge>
        )}
        {offer.covers === 'unknown' && <Badge variant="warning">{t.unknownUnit}</Badge>}
      </span>
    </>
  );
});
