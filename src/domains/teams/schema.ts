import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { listOf, money, time } from '../../shared/responses.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { mostProjects } from '../projects/rules.ts';
import { maxReasonLength, memberRoles, requestKinds, requestStatuses } from './rules.ts';

/** The words of teams, shared by the routes, the pages and the API document. */

const limit = z.pipe(
  z.transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value)),
  z.nullable(
    decimalField({
      whole: 11,
      decimals: 2,
      missing: 'member_limit_wrong',
      wrong: 'member_limit_wrong',
      mayBeZero: true,
    }),
  ),
);

const rights = {
  role: z.enum(memberRoles, 'member_role_missing'),
  /** For buyers; empty for no limit. */
  orderLimit: limit,
  monthLimit: limit,
  /** For foremen: their sites. */
  projectIds: z._default(z.array(id).check(z.maxLength(mostProjects)), []),
};

/** POST /api/team/invitations. Whether the contact is one, the server says: the tables of phone numbers weigh much. */
export const invitationSchema = z.strictObject({
  contact: z
    .string('contact_wrong')
    .check(z.trim(), z.minLength(1, 'contact_wrong'), z.maxLength(254, 'contact_wrong')),
  ...rights,
});
export type NewInvitation = z.infer<typeof invitationSchema>;

/** PUT /api/team/members/{id} */
export const memberRightsSchema = z.strictObject(rights);
export type MemberRights = z.infer<typeof memberRightsSchema>;

export const teamParamsSchema = z.object({ id });

/** POST /api/team/join: what the link bears. */
export const joinSchema = z.strictObject({
  token: z.string('invitation_gone').check(z.maxLength(100, 'invitation_gone')),
});

/** PUT /api/team/acting; null for one's own account. */
export const actingSchema = z.strictObject({ companyId: z.nullable(id) });

const text = z.nullable(z.string());
const shownRights = {
  role: z.enum(memberRoles),
  orderLimit: z.nullable(money),
  monthLimit: z.nullable(money),
};

const ofForemen = { projectIds: listOf(z.uuid()) };

/** GET /api/team: who acts for the company, for its owners. */
export const teamResponse = z.strictObject({
  members: listOf(
    z.strictObject({
      /** The person's. */
      id: z.uuid(),
      firstName: text,
      lastName: text,
      contact: text,
      ...shownRights,
      ...ofForemen,
      /** Of the orders they placed this month. */
      spent: money,
      createdAt: time,
    }),
  ),
  invitations: listOf(
    z.strictObject({
      id: z.uuid(),
      contact: z.string(),
      ...shownRights,
      ...ofForemen,
      expiresAt: time,
    }),
  ),
});
export type Team = z.infer<typeof teamResponse>;

/** GET /api/team/companies: whom the signed-in person may act for. */
export const companiesResponse = z.strictObject({
  /** Null for the own account. */
  actingFor: z.nullable(z.uuid()),
  companies: listOf(
    z.strictObject({
      id: z.uuid(),
      companyName: text,
      firstName: text,
      lastName: text,
      ...shownRights,
    }),
  ),
});
export type Companies = z.infer<typeof companiesResponse>;

/** What an invitation offers, and what accepting it answers. */
export const offeredResponse = z.strictObject({
  companyId: z.uuid(),
  companyName: text,
  firstName: text,
  lastName: text,
  ...shownRights,
});
export type Offered = z.infer<typeof offeredResponse>;

/** POST /api/team/requests/{id}/decline. The buyer reads the reason. */
export const declineSchema = z.strictObject({
  reason: z
    .string('reason_missing')
    .check(
      z.overwrite(asOneLine),
      visibleText('reason_missing'),
      z.maxLength(maxReasonLength, 'text_long'),
    ),
});

/** GET /api/team/requests: a company's, for its owner; a member's own, while acting. */
export const requestResponse = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** The supplier of a checkout, the RFQ of an award. */
  subjectId: z.uuid(),
  /** Of a checkout. */
  supplier: text,
  firstName: text,
  lastName: text,
  amount: money,
  status: z.enum(requestStatuses),
  /** Why it was declined. */
  reason: text,
  createdAt: time,
  expiresAt: time,
});
export type ApprovalRequest = z.infer<typeof requestResponse>;

/** What an approval ordered. */
export const approvedResponse = z.strictObject({
  orders: listOf(z.strictObject({ id: z.uuid(), number: z.string() })),
});
export type Approved = z.infer<typeof approvedResponse>;
