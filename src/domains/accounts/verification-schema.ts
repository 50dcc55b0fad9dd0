import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { parsedField } from '../../shared/parsed-field.ts';
import { count, listOf, time } from '../../shared/responses.ts';
import { roles } from '../../shared/roles.ts';
import { documentTypes } from '../../shared/upload-rules.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { visibleText } from '../../shared/visible-text.ts';
import { ownPayeeResponse, payeeNumbers } from './payment-details-schema.ts';
import {
  maxVerificationDocuments,
  parseKraPin,
  parseRegistrationNumber,
  verificationStatuses,
} from './verification-rules.ts';

/** POST /api/verification */
export const verificationRequestSchema = z.strictObject({
  registrationNumber: parsedField(parseRegistrationNumber, 'registration_number_wrong'),
  kraPin: parsedField(parseKraPin, 'kra_pin_wrong'),
  documents: z
    .array(objectPathField, 'document_missing')
    .check(
      z.minLength(1, 'document_missing'),
      z.maxLength(maxVerificationDocuments, 'too_many_documents'),
    ),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

const text = z.nullable(z.string());

const verificationDocument = z.strictObject({
  objectPath: z.string(),
  filename: z.string(),
  contentType: z.enum(documentTypes),
  size: count,
});
export type VerificationDocument = z.infer<typeof verificationDocument>;
const documents = listOf(verificationDocument);

/** How far an account is with being verified. All but the status is of its latest request. */
export const verificationStateResponse = z.strictObject({
  status: z.enum(verificationStatuses),
  registrationNumber: text,
  kraPin: text,
  documents,
  /** Why it was rejected. */
  reason: text,
  createdAt: z.nullable(time),
  decidedAt: z.nullable(time),
});
export type VerificationState = z.infer<typeof verificationStateResponse>;

export const requestStatuses = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const decidedStatuses = ['approved', 'rejected'] as const satisfies readonly RequestStatus[];
export type DecidedStatus = (typeof decidedStatuses)[number];

/** GET /api/admin/verifications. The cursor is the id of the last one read. */
export const verificationListSchema = z.strictObject({
  status: z.optional(z.enum(requestStatuses)),
  id: z.optional(z.guid()),
  ...pageAfterId,
});
export type VerificationListQuery = z.infer<typeof verificationListSchema>;

/** What a request names, and an account is verified with. */
const verifiedWith = { registrationNumber: z.string(), kraPin: z.string(), documents };

/** A request as admins read it. */
export const verificationEntryResponse = z.strictObject({
  ...verifiedWith,
  id: z.uuid(),
  status: z.enum(requestStatuses),
  reason: text,
  createdAt: time,
  decidedAt: z.nullable(time),
  /** Of a supplier: where it wants to be paid, in use and on hold. */
  payees: listOf(ownPayeeResponse),
  /** Other accounts that named the same registration number or KRA PIN, at most ten. */
  samePapers: listOf(z.strictObject({ id: z.uuid(), name: text, isVerified: z.boolean() })),
  user: z.strictObject({
    id: z.uuid(),
    firstName: text,
    lastName: text,
    companyName: text,
    role: z.enum(roles),
    email: text,
    phoneNumber: text,
  }),
});
export type VerificationEntry = z.infer<typeof verificationEntryResponse>;
export type SamePapers = VerificationEntry['samePapers'][number];

export const verificationIdSchema = z.object({ id: z.guid() });

const reasonField = z
  .string('verification_reason_missing')
  .check(z.trim(), z.maxLength(1_000, 'text_long'));

/**
 * POST /api/admin/verifications/{id}/approve: with the ids of the payment details that the admin has
 * compared. Where the supplier has others by then, it is refused.
 */
export const approvalSchema = z.nullish(
  z.strictObject({
    reason: z.nullish(reasonField),
    payees: z.optional(z.array(z.guid()).check(z.maxLength(20))),
  }),
);
/** POST /api/admin/verifications/{id}/reject: the person reads the reason. */
export const rejectionSchema = z.strictObject({
  reason: reasonField.check(visibleText('verification_reason_missing')),
});

/** Details that wait for an admin, with whose they are and what they are to be compared with. */
export const payeeToCheckResponse = z.strictObject({
  ...ownPayeeResponse.shape,
  supplier: z.strictObject({ id: z.uuid(), companyName: text }),
  /** What buyers saw of this kind before; null for the first. */
  previous: z.nullable(payeeNumbers),
  /** Null for a badge that no request led to. */
  verification: z.nullable(z.strictObject(verifiedWith)),
});
export type PayeeToCheck = z.infer<typeof payeeToCheckResponse>;
