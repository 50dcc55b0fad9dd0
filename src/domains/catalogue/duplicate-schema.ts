import * as z from 'zod/mini';
import { count, money, time } from '../../shared/responses.ts';

/** What admins see of two listings that may be one. */

const listing = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  brandName: z.nullable(z.string()),
  price: money,
  unit: z.string(),
  stockQuantity: count,
  specifications: z.record(z.string(), z.string()),
  isListed: z.boolean(),
  createdAt: time,
});

/** GET /api/admin/duplicates/{id} */
export const duplicateResponse = z.strictObject({
  supplier: z.strictObject({ id: z.uuid(), name: z.nullable(z.string()) }),
  older: listing,
  newer: listing,
});
export type Duplicate = z.infer<typeof duplicateResponse>;

export const duplicateParamsSchema = z.object({ id: z.guid() });
