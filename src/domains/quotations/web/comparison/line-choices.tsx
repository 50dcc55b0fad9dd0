import { type ReactNode, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useQuantityWords } from '../../../../ui/material-words.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { ComparisonLine } from '../../comparison-schema.ts';
import { onlyOne } from './award-choice.ts';
import { type LineProps, OfferChoice } from './offer-choice.tsx';
import { type AwardState, isLineGone } from './use-award.ts';

export interface LinesProps {
  lines: readonly ComparisonLine[];
  /** Reads every offer of a line; `opening` are those that are being read. */
  open: (rfqItemId: string) => void;
  opening: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  awardable: ReadonlySet<string>;
  state?: AwardState | undefined;
}

const shownFirst = 20;

/** Lines as cards, each with its offers from the best on: on phones, and where there are very many. */
export function LineChoices({ lines, ...rest }: LinesProps) {
  const t = useTexts('comparison');
  const [count, setCount] = useState(shownFirst);
  return (
    <>
      <ol className="grid items-start gap-3 md:grid-cols-2">
        {lines.slice(0, count).map((line) => (
          <LineCard key={line.rfqItem.id} line={line} {...rest} />
        ))}
      </ol>
      <MoreLines left={lines.length - count} onMore={() => setCount(count + shownFirst)}>
        {t.showLines}
      </MoreLines>
    </>
  );
}

/** A button for the lines that follow, while there are any. */
export function MoreLines(props: { left: number; onMore: () => void; children: string }) {
  if (props.left <= 0) return null;
  return (
    <Button variant="outline" className="mt-3" onClick={props.onMore}>
      {fill(props.children, { count: Math.min(props.left, shownFirst) })}
    </Button>
  );
}

function LineCard({
  line,
  open,
  opening,
  state,
  ...rest
}: Omit<LinesProps, 'lines'> & { line: ComparisonLine }) {
  const t = useTexts('comparison');
  const { isDivided, buttons } = useDivided(line, state);
  const isGone = isLineGone(line, state);
  const props: LineProps = { line, state, isDivided, ...rest };
  return (
    <Card as="li" className="min-w-0 p-4">
      <fieldset className="min-w-0">
        <legend className="w-full">
          <LineName line={line} isGone={isGone} />
        </legend>
        {line.offerCount === 0 && <p className="mt-2 text-ink-muted">{t.noOffers}</p>}
        <div className="mt-1 divide-y divide-line">
          {line.offers.map((offer) => (
            <OfferChoice key={offer.quotationId} {...props} offer={offer} showName />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {line.offers.length < line.offerCount && (
          <Button
            variant="ghost"
            size="sm"
            pending={opening.has(line.rfqItem.id)}
            onClick={() => open(line.rfqItem.id)}
          >
            {fill(t.showOffers, { count: line.offerCount })}
            <span className="sr-only">: {line.rfqItem.productName}</span>
          </Button>
        )}
        {buttons}
      </div>
    </Card>
  );
}

/** What was asked for. */
export function LineName({ line: { rfqItem }, isGone }: { line: ComparisonLine; isGone: boolean }) {
  const t = useTexts('comparison');
  const words = useQuantityWords();
  return (
    <>
      <span className="block wrap-anywhere font-bold">{rfqItem.productName}</span>
      <span className="block text-ink-muted text-sm tabular-nums">
        {words(rfqItem.quantity, rfqItem.unit)}
      </span>
      {isGone && <span className="block font-semibold text-sm text-warning">{t.chooseAgain}</span>}
    </>
  );
}

/** Whether a line is divided among suppliers: by a suggestion, or because the owner wants it so. */
export function useDivided(
  line: ComparisonLine,
  state: AwardState | undefined,
): { isDivided: boolean; buttons: ReactNode } {
  const t = useTexts('comparison');
  const [isWanted, setWanted] = useState(false);
  const { id, productName } = line.rfqItem;
  const given = Object.keys(state?.award[id] ?? {}).length;
  const isDivided = isWanted || given > 1;
  if (!state) return { isDivided, buttons: null };
  const leaveOut = () => state.change(({ [id]: _given, ...others }) => others);
  const divide = () => {
    setWanted(!isDivided);
    if (isDivided && onlyOne(state.award, id) === null) leaveOut();
  };
  const buttons = (
    <>
      {line.offerCount > 1 && (
        <Button variant="ghost" size="sm" onClick={divide}>
          {isDivided ? t.undivide : t.divide}
          <span className="sr-only">: {productName}</span>
        </Button>
      )}
      {given > 0 && (
        <Button variant="ghost" size="sm" onClick={leaveOut}>
          {t.leaveOut}
          <span className="sr-only">: {productName}</span>
        </Button>
      )}
    </>
  );
  return { isDivided, buttons };
}
