import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { listOf, time } from '../../shared/responses.ts';
import { roles } from '../../shared/roles.ts';
import { visibleText } from '../../shared/visible-text.ts';

/** What admins read of reports, and what they do about who was reported. */

/** An account as a list names it. */
const account = z.strictObject({
  id: z.uuid(),
  name: z.nullable(z.string()),
  role: z.enum(roles),
});
export type NamedAccount = z.infer<typeof account>;

/** A review that somebody reported. */
const reportedReview = z.strictObject({
  id: z.uuid(),
  rating: z.int(),
  text: z.string(),
  isHidden: z.boolean(),
  product: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
});
export type ReportedReview = z.infer<typeof reportedReview>;

const openReport = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  reporter: account,
  /** Null for a report of a review. */
  reported: z.nullable(account),
  review: z.nullable(reportedReview),
  createdAt: time,
});
export type OpenReport = z.infer<typeof openReport>;

/** GET /api/admin/reports/{id}: what there is to decide. */
export const reportResponse = z.strictObject({
  ...openReport.shape,
  isResolved: z.boolean(),
  isSuspended: z.boolean(),
  /** Of who was reported: those taken down first, then the newest; at most 50. */
  products: listOf(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      isActive: z.boolean(),
      isTakenDown: z.boolean(),
    }),
  ),
});
export type ReportDetails = z.infer<typeof reportResponse>;

const reason = z
  .string('reason_missing')
  .check(z.trim(), visibleText('reason_missing'), z.maxLength(500, 'text_long'));
/** POST /api/admin/users/{id}/suspend and restore. */
export const standingChangeSchema = z.strictObject({ reason });
/** PUT /api/admin/products/{id}. */
export const productModerationSchema = z.strictObject({
  isActive: z.boolean(),
  reason,
});
export type ProductModeration = z.infer<typeof productModerationSchema>;

export const moderatedParamsSchema = z.object({ id });
