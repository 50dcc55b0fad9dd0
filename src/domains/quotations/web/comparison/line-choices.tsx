import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import type { ComparisonLine } from '../../comparison-schema.ts';
import { normalPrice, onlyOne } from './award-choice.ts';
import { type LineProps, OfferChoice } from './offer-choice.tsx';
import type { AwardState } from './use-award.ts';

export interface LinesProps {
  lines: readonly ComparisonLine[];
  /** Reads every offer of a line; `opening` are those that are being read. */
  open: (rfqItemId: string) => void;
  opening: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  state: AwardState;
  /** Whether anything can be awarded still. */
  canAward: boolean;
}

export const linesAtOnce = 20;

/** Lines as cards, each with its offers from the best on: on phones, and where there are very many. */
export function LineChoices({ lines, open, opening, ...rest }: LinesProps) {
  const [count, setCount] = useState(linesAtOnce);
  return (
    <>
      <ol className="grid items-start gap-3 md:grid-cols-2">
        {lines.slice(0, count).map((line) => (
          <LineCard
            key={line.rfqItem.id}
            {...ofLine(line, rest)}
            open={open}
            isOpening={opening.has(line.rfqItem.id)}
          />
        ))}
      </ol>
      <MoreLines left={lines.length - count} onMore={() => setCount(count + linesAtOnce)} />
    </>
  );
}

/** A button for the lines that follow, while there are any. */
export function MoreLines({ left, onMore }: { left: number; onMore: () => void }) {
  const t = useTexts('comparison');
  if (left <= 0) return null;
  return (
    <Button variant="outline" className="mt-3" onClick={onMore}>
      {countWords(t.showLines, Math.min(left, linesAtOnce))}
    </Button>
  );
}

export type OneLine = Omit<LineProps, 'isDivided'>;

/** What is drawn of a line, the same until something of this line changes: of the award only its own part. */
export const ofLine = (
  line: ComparisonLine,
  { names, state, canAward }: Pick<LinesProps, 'names' | 'state' | 'canAward'>,
): OneLine => ({
  line,
  names,
  awardable: state.awardable,
  given: canAward ? state.award[line.rfqItem.id] : undefined,
  isGone: canAward && state.goneLines.has(line.rfqItem.id),
  change: canAward ? state.change : undefined,
});

interface LineCardProps extends OneLine {
  open: (rfqItemId: string) => void;
  isOpening: boolean;
}

/** Drawn anew only where it was changed: an RFQ may have 500 lines. */
const LineCard = memo(function LineCard({ open, isOpening, ...one }: LineCardProps) {
  const t = useTexts('comparison');
  const { line, isGone } = one;
  const { isDivided, buttons } = useDivided(one);
  return (
    <Card as="li" className="min-w-0">
      <details open={isGone || undefined} className="line-card">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4">
          <span className="min-w-0 flex-1">
            <LineName line={line} isGone={isGone} />
            <LineAnswer {...one} />
          </span>
          <ChevronDown className="size-5 flex-none text-ink-muted" aria-hidden="true" />
        </summary>
        <div className="px-4 pb-4">
          <fieldset className="min-w-0">
            <legend className="sr-only">{line.rfqItem.productName}</legend>
            {line.offerCount === 0 && <p className="mt-2 text-ink-muted">{t.noOffers}</p>}
            <div className="mt-1 divide-y divide-line">
              {line.offers.map((offer) => (
                <OfferChoice key={offer.quotationId} {...{ ...one, isDivided, offer }} showName />
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-2">
            {line.offers.length < line.offerCount && (
              <Button
                variant="ghost"
                size="sm"
                pending={isOpening}
                onClick={() => open(line.rfqItem.id)}
              >
                {fill(t.showOffers, { count: line.offerCount })}
                <span className="sr-only">: {line.rfqItem.productName}</span>
              </Button>
            )}
            {buttons}
          </div>
        </div>
      </details>
    </Card>
  );
});

/** Of a closed line: to whom it is given, else what is best, and how much of it is no answer. */
function LineAnswer({ line: { offers, isComparable }, names, given }: OneLine) {
  const t = useTexts('comparison');
  const unit = useUnitWords();
  const chosen = Object.keys(given ?? {});
  const [first] = offers;
  const shown =
    chosen.length > 0
      ? offers.find(({ quotationId }) => quotationId === chosen[0])
      : first?.rank === 1
        ? first
        : undefined;
  const open = offers.filter(({ isOpenSubstitute }) => isOpenSubstitute).length;
  const { normalizedUnitPrice: price, normalizedUnit } = shown ?? {};
  return (
    <span className="mt-1 block text-sm">
      {shown ? (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="whitespace-nowrap font-bold tabular-nums">
            {price && normalizedUnit
              ? fill(t.perUnit, { price: normalPrice(price), unit: unit(normalizedUnit) })
              : formatMoney(shown.landedTotal)}
          </span>
          <span className="text-ink-muted">{t.landed}</span>
          <span className="w-full wrap-anywhere">
            {chosen.length > 1
              ? fill(t.givenToMany, { count: chosen.length })
              : fill(chosen.length === 1 ? t.givenTo : t.bestFrom, {
                  supplier: names.get(shown.quotationId) ?? '',
                })}
          </span>
        </span>
      ) : (
        isComparable && (
          <span className="text-ink-muted">
            {offers.length === 0 ? t.noOffers : t.nothingRanked}
          </span>
        )
      )}
      {open > 0 && (
        <span className="block font-semibold text-warning">
          {fill(open === 1 ? t.oneOpenOffer : t.manyOpenOffers, { count: open })}
        </span>
      )}
    </span>
  );
}

/** What was asked for, and that what is offered of it cannot be compared. */
export function LineName({ line, isGone }: { line: ComparisonLine; isGone: boolean }) {
  const { rfqItem, isComparable } = line;
  const t = useTexts('comparison');
  const words = useQuantityWords();
  return (
    <>
      <span className="block wrap-anywhere font-bold">{rfqItem.productName}</span>
      <span className="block text-ink-muted text-sm tabular-nums">
        {words(rfqItem.quantity, rfqItem.unit)}
      </span>
      {!isComparable && (
        <span className="block font-semibold text-sm text-warning">{t.cannotCompare}</span>
      )}
      {isGone && <span className="block font-semibold text-sm text-warning">{t.chooseAgain}</span>}
    </>
  );
}

/** Whether a line is divided among suppliers: by a suggestion, or because the owner wants it so. */
export function useDivided({ line, given, change }: OneLine): {
  isDivided: boolean;
  buttons: ReactNode;
} {
  const t = useTexts('comparison');
  const [isWanted, setWanted] = useState(false);
  const { id, productName } = line.rfqItem;
  const suppliers = Object.keys(given ?? {}).length;
  const isDivided = isWanted || suppliers > 1;
  if (!change) return { isDivided, buttons: null };
  const leaveOut = () => change(({ [id]: _given, ...others }) => others);
  const divide = () => {
    setWanted(!isDivided);
    if (isDivided && onlyOne(given) === null) leaveOut();
  };
  const buttons = (
    <>
      {line.offerCount > 1 && (
        <Button variant="ghost" size="sm" onClick={divide}>
          {isDivided ? t.undivide : t.divide}
          <span className="sr-only">: {productName}</span>
        </Button>
      )}
      {suppliers > 0 && (
        <Button variant="ghost" size="sm" onClick={leaveOut}>
          {t.leaveOut}
          <span className="sr-only">: {productName}</span>
        </Button>
      )}
    </>
  );
  return { isDivided, buttons };
}
