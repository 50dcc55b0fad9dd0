import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { flag, pageByLink } from '../../shared/list-query.ts';
import { rfqStatuses } from './rules.ts';

/** What RFQs are asked for by: one by its id, lists by filters. */

export const rfqParamsSchema = z.object({ id: z.guid() });

/** GET /api/rfqs. Addresses carry text, so every value arrives as one. */
export const rfqListQuerySchema = z.strictObject({
  status: z.optional(z.enum(rfqStatuses)),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** For suppliers, whose list begins with what matches their shop otherwise. */
  sort: z.optional(z.enum(['match', 'newest'])),
  match: z.optional(flag),
  /** For suppliers: what they have answered, or have not. */
  answered: z.optional(flag),
  /** For contractors: those of one project. */
  projectId: z.optional(id),
  ...pageByLink,
});
export type RfqListQuery = z.infer<typeof rfqListQuerySchema>;
