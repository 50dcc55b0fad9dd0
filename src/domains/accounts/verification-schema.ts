import * as z from 'zod/mini';
import { pageAfterId } from '../../shared/list-query.ts';
import { parsedField } from '../../shared/parsed-field.ts';
import type { Role } from '../../shared/roles.ts';
import type { UploadType } from '../../shared/upload-rules.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { visibleText } from '../../shared/visible-text.ts';
import type { OwnPayee, PayeeNumbers } from './payment-details-schema.ts';
import {
  maxVerificationDocuments,
  parseKraPin,
  parseRegistrationNumber,
  type VerificationStatus,
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

export interface VerificationDocument {
  readonly objectPath: string;
  readonly filename: string;
  readonly contentType: UploadType;
  readonly size: number;
}

/** How far an account is with being verified. All but the status is of its latest request. */
export interface VerificationState {
  readonly status: VerificationStatus;
  readonly registrationNumber: string | null;
  readonly kraPin: string | null;
  readonly documents: readonly VerificationDocument[];
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly createdAt: string | null;
  readonly decidedAt: string | null;
}

export const requestStatuses = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** GET /api/admin/verifications. The cursor is the id of the last one read. */
export const verificationListSchema = z.strictObject({
  status: z.optional(z.enum(requestStatuses)),
  ...pageAfterId,
});
export type VerificationListQuery = z.infer<typeof verificationListSchema>;

/** Another account that named the same registration number or KRA PIN. */
export interface SamePapers {
  readonly id: string;
  readonly name: string | null;
  readonly isVerified: boolean;
}

/** A request as admins read it. */
export interface VerificationEntry {
  readonly id: string;
  readonly status: RequestStatus;
  readonly registrationNumber: string;
  readonly kraPin: string;
  readonly documents: readonly VerificationDocument[];
  readonly reason: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  /** Of a supplier: where it wants to be paid, in use and on hold. */
  readonly payees: readonly OwnPayee[];
  /** At most ten. */
  readonly samePapers: readonly SamePapers[];
  readonly user: {
    readonly id: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly companyName: string | null;
    readonly role: Role;
    readonly email: string | null;
    readonly phoneNumber: string | null;
  };
}

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
export interface PayeeToCheck extends OwnPayee {
  readonly supplier: { readonly id: string; readonly companyName: string | null };
  /** What buyers saw of this kind before; null for the first. */
  readonly previous: PayeeNumbers | null;
  /** What the supplier was verified with; null for a badge that no request led to. */
  readonly verification: Pick<
    VerificationEntry,
    'registrationNumber' | 'kraPin' | 'documents'
  > | null;
}
