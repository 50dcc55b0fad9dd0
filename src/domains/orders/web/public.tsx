import { ChevronRight, ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { Card } from '../../../ui/primitives/card.tsx';

/** What other pages may show of orders. */
export { OrderStatusBadge } from './order/order-parts.tsx';
export { RfqOrders, readRfqOrders } from './rfq-orders.tsx';

/** The way to the orders. */
export function OrdersLink() {
  const t = useTexts('orders');
  return (
    <Card interactive className="relative flex items-center gap-4 p-4">
      <ClipboardList className="size-6 flex-none text-brand" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <Link to="/orders" className="font-heading font-extrabold after:absolute after:inset-0">
          {t.title}
        </Link>
        <p className="text-ink-muted text-sm">{t.lead}</p>
      </div>
      <ChevronRight className="size-5 flex-none text-ink-muted" aria-hidden="true" />
    </Card>
  );
}
