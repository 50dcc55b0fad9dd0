import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { CatalogueDeps } from '../../catalogue/server/public.ts';

/** One month of Nairobi is named "2026-11". */
export interface TradeMonth {
  readonly month: string;
}

/** Ports: what the rest of the marketplace says of a supplier's business. Lists end with this month. */
export interface Trade {
  /** RFQs that this supplier could quote now. */
  readonly openRfqs: (supplierId: string) => Promise<number>;
  readonly quotations: (
    supplierId: string,
    months: number,
  ) => Promise<readonly (TradeMonth & { sent: number; won: number; lost: number })[]>;
  /** `revenue`: decimal string, KES, of orders that are not cancelled. */
  readonly sales: (
    supplierId: string,
    months: number,
  ) => Promise<readonly (TradeMonth & { orders: number; revenue: string })[]>;
}

export interface SellingDeps extends CatalogueDeps {
  readonly trade: Trade;
  readonly uploads: Uploads;
}
