import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { isRefusalCode, refusalText } from '../../../../messages/refusals.ts';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { announceChange } from '../../../../ui/data/changes.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useQuantityWords } from '../../../../ui/quantity-words.ts';
import { refusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useMay } from '../../../accounts/web/public.tsx';
import type { Order, Reordered } from '../../schema.ts';

/** Puts what was ordered into the cart once more, and says what is no longer to be had. */
export function ReorderButton({ order }: { order: Order }) {
  const t = useTexts('orders');
  const refusals = useTexts('refusals');
  const words = useQuantityWords();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const may = useMay();
  if (order.party !== 'buyer' || !isOver(order) || !may('POST /api/orders/:id/reorder'))
    return null;
  const tell = ({ added, left }: Reordered) => {
    const all = added + left.length;
    const some = added === 0 ? t.reorderedNone : fill(t.reorderedSome, { added, all });
    const description = left
      .map(({ name, code, details }) => {
        const why = isRefusalCode(code, refusals)
          ? refusalText(refusals, { code, details }, words)
          : code;
        return fill(t.reorderLeft, { name, why });
      })
      .join(' · ');
    toast({
      title: left.length === 0 ? t.reordered : some,
      description,
      action: { label: t.toCart, onClick: () => void navigate('/cart') },
      ...(added === 0 && { variant: 'destructive' as const }),
    });
  };
  const reorder = async () => {
    setPending(true);
    try {
      const path = apiPath(['/api/orders', order.id, 'reorder']);
      const answer = await browserApi.write<Reordered>('POST', path);
      announceChange('/api/cart');
      if (answer) tell(answer);
    } catch (error) {
      const description = refusalOf(error, refusals) ?? t.tryAgain;
      toast({ title: t.reorderedNone, description, variant: 'destructive' });
    }
    setPending(false);
  };
  return (
    <Button variant="outline" pending={isPending} onClick={() => void reorder()}>
      <RotateCcw aria-hidden="true" />
      {t.reorder}
    </Button>
  );
}

/** What is still under way is not ordered again by mistake. */
const isOver = ({ status }: Order) =>
  status === 'delivered' || status === 'completed' || status === 'cancelled';
