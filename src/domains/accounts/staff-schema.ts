import * as z from 'zod/mini';
import { parseEmail } from '../../shared/contact.ts';
import { time } from '../../shared/responses.ts';
import { staffRoles } from '../../shared/roles.ts';

const text = z.nullable(z.string());
const staffRole = z.enum(staffRoles, 'staff_role_missing');

/** One of those who run the marketplace. */
export const staffMemberResponse = z.strictObject({
  id: z.uuid(),
  email: text,
  firstName: text,
  lastName: text,
  staffRole,
  /** Has chosen a password. */
  hasJoined: z.boolean(),
  hasTwoStep: z.boolean(),
  createdAt: time,
});
export type StaffMember = z.infer<typeof staffMemberResponse>;

/** POST /api/admin/staff */
export const appointmentSchema = z.strictObject({
  email: z.string('email_wrong').check(
    z.maxLength(320, { error: 'email_wrong', abort: true }),
    z.refine((typed) => parseEmail(typed) !== null, 'email_wrong'),
  ),
  staffRole,
});

/** PUT /api/admin/staff/{id} */
export const staffChangeSchema = z.strictObject({ staffRole });
export const staffParamsSchema = z.object({ id: z.guid() });
