import { selectMostViewed, selectTrafficDays } from '../../catalogue/server/public.ts';
import type { SupplierAnalytics } from '../schema.ts';
import type { SellingDeps } from './deps.ts';

const days = 30;
const months = 6;
const mostViewed = 10;

/** What became of a supplier's products and quotations lately. */
export async function readAnalytics(
  { pool, trade }: SellingDeps,
  supplierId: string,
): Promise<SupplierAnalytics> {
  const [traffic, products, quotations, sales] = await Promise.all([
    selectTrafficDays(pool, supplierId, days),
    selectMostViewed(pool, supplierId, { days, limit: mostViewed }),
    trade.quotations(supplierId, months),
    trade.sales(supplierId, months),
  ]);
  return {
    days: traffic,
    products,
    months: quotations.map((quotation) => {
      const sold = sales.find(({ month }) => month === quotation.month);
      return { ...quotation, orders: sold?.orders ?? 0, revenue: sold?.revenue ?? '0.00' };
    }),
  };
}
