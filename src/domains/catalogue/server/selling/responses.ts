import * as z from 'zod/mini';
import { count, money } from '../../../../shared/responses.ts';

export const figuresResponse = z.strictObject({
  totalProducts: count,
  activeRfqs: count,
  quotesSent: count,
  monthlyRevenue: money,
});
