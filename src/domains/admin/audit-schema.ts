import * as z from 'zod/mini';
import { listLimit } from '../../shared/list-query.ts';
import { time } from '../../shared/responses.ts';
import { staffRoles } from '../../shared/roles.ts';

/** The audit log, as owners search it. */

const word = z.optional(z.string().check(z.maxLength(100)));
const day = z.optional(z.iso.date('date_wrong'));

export const auditFilterSchema = z.strictObject({
  /** A name, email, phone number or id. */
  person: word,
  action: word,
  target: word,
  /** Days in Nairobi, both included. */
  from: day,
  to: day,
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** GET /api/admin/audit. The cursor is the id of the last one read. */
export const auditSearchSchema = z.strictObject({
  ...auditFilterSchema.shape,
  limit: listLimit(),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});

export type AuditSearch = z.infer<typeof auditSearchSchema>;

export const auditEntryResponse = z.strictObject({
  id: z.string(),
  createdAt: time,
  /** Null for the product itself. */
  actor: z.nullable(
    z.strictObject({
      id: z.uuid(),
      name: z.nullable(z.string()),
      staffRole: z.nullable(z.enum(staffRoles)),
    }),
  ),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  /** Of a person who is the target. */
  targetName: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntryView = z.infer<typeof auditEntryResponse>;
