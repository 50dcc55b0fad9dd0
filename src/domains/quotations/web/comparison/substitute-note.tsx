import { CircleAlert } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { ComparisonOffer } from '../../comparison-schema.ts';
import { differenceWords } from '../../difference-text-rules.ts';
import { offerKey } from '../../part-rules.ts';
import { useSubstituteDecisions } from './substitute-decisions.tsx';

/** That an offer is not what was asked for, and in which respects. */
export function SubstituteFacts({ offer }: { offer: ComparisonOffer }) {
  const t = useTexts('substitutes');
  const { differences, isOpenSubstitute } = offer;
  if (differences.length === 0) return null;
  const isLower = differences.some((one) => one.isLower);
  return (
    <span className="grid justify-items-start gap-1">
      <Badge variant={isOpenSubstitute ? 'warning' : 'outline'} className="whitespace-normal">
        {isOpenSubstitute && <CircleAlert aria-hidden="true" />}
        {isOpenSubstitute ? (isLower ? t.lower : t.other) : t.accepted}
      </Badge>
      <span className="wrap-anywhere text-sm">{differenceWords(differences, t)}</span>
      {isOpenSubstitute && <span className="text-ink-muted text-sm">{t.notRanked}</span>}
    </span>
  );
}

interface SubstituteButtonProps {
  line: { readonly id: string; readonly productName: string };
  offer: ComparisonOffer;
  /** Of its supplier. */
  name: string;
}

/** Takes a substitute for equal, or takes that back. */
export function SubstituteButton({ line, offer, name }: SubstituteButtonProps) {
  const t = useTexts('substitutes');
  const decisions = useSubstituteDecisions();
  const { quotationId, productName, isOpenSubstitute, orderedQuantity } = offer;
  if (!decisions || offer.differences.length === 0) return null;
  // What is ordered already stays accepted.
  if (!isOpenSubstitute && orderedQuantity) return null;
  const at = { quotationId, rfqItemId: line.id };
  const words = {
    product: productName ?? line.productName,
    supplier: name,
    line: line.productName,
  };
  return (
    <Button
      variant={isOpenSubstitute ? 'outline' : 'ghost'}
      size="sm"
      className="ml-9 justify-self-start"
      aria-label={fill(isOpenSubstitute ? t.acceptFor : t.undoFor, words)}
      pending={decisions.deciding === offerKey(at)}
      onClick={() => decisions.decide(at, isOpenSubstitute)}
    >
      {isOpenSubstitute ? t.accept : t.undo}
    </Button>
  );
}
