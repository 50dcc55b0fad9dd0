/** A supplier's side of the catalogue: what the dashboard and the product form exchange. */

/** GET /api/dashboard/supplier. */
export interface SupplierFigures {
  /** Listed products. */
  readonly totalProducts: number;
  /** RFQs that this supplier could quote now. */
  readonly activeRfqs: number;
  /** RFQs quoted this month. */
  readonly quotesSent: number;
  /** Orders of this month that are not cancelled: decimal string, KES. */
  readonly monthlyRevenue: string;
}
