import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, time } from '../../shared/responses.ts';
import { signUpRoles } from '../accounts/rules.ts';

/** Users, as staff look after them. */

const text = z.nullable(z.string());
export const userStandings = ['active', 'suspended'] as const;
export type UserStanding = (typeof userStandings)[number];

/** GET /api/admin/users. The cursor is the id of the last one read. */
export const userSearchSchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  role: z.optional(z.enum(signUpRoles)),
  standing: z.optional(z.enum(userStandings)),
  ...pageAfterId,
});
export type UserSearch = z.infer<typeof userSearchSchema>;

const found = {
  id: z.uuid(),
  companyName: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  role: z.enum(signUpRoles),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: time,
};
export const foundUserResponse = z.strictObject(found);
export type FoundUser = z.infer<typeof foundUserResponse>;

const session = z.strictObject({ device: text, createdAt: time });
const report = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  isResolved: z.boolean(),
  createdAt: time,
});

/** GET /api/admin/users/{id} */
export const userDetailResponse = z.strictObject({
  ...found,
  /** Why the account is suspended; null where it is not, or the audit log does not say. */
  suspendedReason: text,
  location: text,
  county: text,
  isEmailProven: z.boolean(),
  isPhoneProven: z.boolean(),
  hasTwoStep: z.boolean(),
  /** Of the newest request to be verified; null where there was none. */
  verification: z.nullable(z.enum(['pending', 'approved', 'rejected'])),
  counts: z.strictObject({
    rfqs: count,
    quotations: count,
    products: count,
    bought: count,
    sold: count,
  }),
  reports: listOf(report),
  sessions: listOf(session),
});
export type UserDetail = z.infer<typeof userDetailResponse>;
