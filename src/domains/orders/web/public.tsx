import { ClipboardList } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkCard } from '../../../ui/patterns/link-card.tsx';

/** What other pages may show of orders. */
export { OrderStatusBadge } from './order/order-parts.tsx';
export { RfqOrders, readRfqOrders } from './rfq-orders.tsx';

/** The way to the orders. */
export function OrdersLink() {
  const t = useTexts('orders');
  return <LinkCard to="/orders" icon={ClipboardList} title={t.title} text={t.lead} />;
}
