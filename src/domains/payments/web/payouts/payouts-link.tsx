import { Banknote } from 'lucide-react';
import { useTexts } from '../../../../ui/messages.tsx';
import { LinkCard } from '../../../../ui/patterns/link-card.tsx';

/** A supplier's way to what was collected for its orders. */
export function PayoutsLink() {
  const t = useTexts('ownPayouts');
  return <LinkCard to="/payouts" icon={Banknote} title={t.title} text={t.linkText} />;
}
