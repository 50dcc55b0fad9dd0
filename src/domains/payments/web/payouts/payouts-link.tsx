import { Banknote, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../../ui/messages.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';

/** A supplier's way to what was collected for its orders. */
export function PayoutsLink() {
  const t = useTexts('ownPayouts');
  return (
    <Card interactive className="relative flex items-center gap-4 p-4">
      <Banknote className="size-6 flex-none text-brand" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link to="/payouts" className="font-heading font-extrabold after:absolute after:inset-0">
          {t.title}
        </Link>
        <p className="text-ink-muted text-sm">{t.linkText}</p>
      </div>
      <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
    </Card>
  );
}
