import { Banknote, ClipboardList, HardHat, Package, ReceiptText, Send, Store } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { StatGrid } from '../../../../ui/patterns/overview.tsx';
import type { MarketFigures } from '../../schema.ts';

/** What the marketplace comes to now. */
export function Figures({ figures }: { figures: MarketFigures }) {
  const t = useTexts('admin');
  return (
    <StatGrid
      stats={[
        {
          label: t.contractors,
          value: figures.contractors,
          caption: t.accountsCaption,
          icon: <HardHat aria-hidden="true" />,
        },
        {
          label: t.suppliers,
          value: figures.suppliers,
          caption: fill(t.verifiedOf, { count: figures.verifiedSuppliers }),
          icon: <Store aria-hidden="true" />,
        },
        {
          label: t.products,
          value: figures.products,
          caption: t.productsCaption,
          icon: <Package aria-hidden="true" />,
        },
        {
          label: t.openRfqs,
          value: figures.openRfqs,
          caption: t.openRfqsCaption,
          icon: <ClipboardList aria-hidden="true" />,
        },
        {
          label: t.quotations,
          value: figures.quotations,
          caption: t.thisMonth,
          icon: <Send aria-hidden="true" />,
        },
        {
          label: t.orders,
          value: figures.orders,
          caption: t.thisMonth,
          icon: <ReceiptText aria-hidden="true" />,
        },
        {
          label: t.orderValue,
          value: formatMoney(figures.orderValue),
          caption: t.thisMonth,
          icon: <Banknote aria-hidden="true" />,
        },
      ]}
    />
  );
}
