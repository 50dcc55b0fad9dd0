import * as z from 'zod/mini';
import { rfqStatuses } from './rules.ts';

/** What lists of RFQs are asked for by. */

export const pageSize = 20;
export const maxPageSize = 50;

const limitMessage = `Limit is a number from 1 to ${maxPageSize}`;

const flag = z.pipe(
  z.enum(['true', 'false', '1', '0'], 'Use true or false'),
  z.transform((value) => value === 'true' || value === '1'),
);

/** GET /api/rfqs. Addresses carry text, so every value arrives as one. */
export const rfqListQuerySchema = z.strictObject({
  status: z.optional(z.enum(rfqStatuses, 'Use open, closed or awarded as status')),
  search: z.optional(z.string().check(z.maxLength(200, 'Use at most 200 characters to search'))),
  /** For suppliers, whose list begins with what matches their shop otherwise. */
  sort: z.optional(z.enum(['match', 'newest'], 'Sort by match or newest')),
  match: z.optional(flag),
  /** For suppliers: what they have answered, or have not. */
  answered: z.optional(flag),
  limit: z.optional(
    z.coerce
      .number(limitMessage)
      .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(maxPageSize, limitMessage)),
  ),
  cursor: z.optional(
    z
      .string()
      .check(
        z.maxLength(500, 'This page belongs to another list. Start again from the first page'),
      ),
  ),
});
export type RfqListQuery = z.infer<typeof rfqListQuerySchema>;
