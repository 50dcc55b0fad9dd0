import { BarrierDrawing } from '../../../ui/icons/barrier-drawing.tsx';
import { useTexts } from '../../../ui/messages.tsx';
import { EmptyState } from '../../../ui/patterns/empty-state.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

const art = <BarrierDrawing className="mb-2 h-auto w-52" />;

/** Missing and somebody else's look the same. */
export function NoSuchOrder() {
  const t = useTexts('orders');
  return (
    <EmptyState
      art={art}
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/orders">{t.backToOrders}</LinkButton>}
    />
  );
}
