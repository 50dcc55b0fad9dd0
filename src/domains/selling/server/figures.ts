import type { SupplierFigures } from '../schema.ts';
import type { SellingDeps } from './deps.ts';
import { countListed } from './queries/own-products.ts';

/** The figures on top of a supplier's dashboard, as they are now. */
export async function readFigures(
  { pool, trade }: SellingDeps,
  supplierId: string,
): Promise<SupplierFigures> {
  const [totalProducts, activeRfqs, [quotations], [sales]] = await Promise.all([
    countListed(pool, supplierId),
    trade.openRfqs(supplierId),
    trade.quotations(supplierId, 1),
    trade.sales(supplierId, 1),
  ]);
  return {
    totalProducts,
    activeRfqs,
    quotesSent: quotations?.sent ?? 0,
    monthlyRevenue: sales?.revenue ?? '0.00',
  };
}
