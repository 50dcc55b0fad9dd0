import { useTexts } from '../../../../ui/messages.tsx';
import { Barrier } from '../../../../ui/patterns/barrier.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';

/** Missing and somebody else's look the same. */
export function NoSuchOrder() {
  const t = useTexts('orders');
  return (
    <Barrier
      heading="h1"
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/orders">{t.backToOrders}</LinkButton>}
    />
  );
}
