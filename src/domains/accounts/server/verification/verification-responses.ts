import * as z from 'zod/mini';
import { count, listOf, time } from '../../../../shared/responses.ts';
import { roles } from '../../../../shared/roles.ts';
import { requestStatuses } from '../../verification-schema.ts';
import { ownPayeesResponse } from '../payment-details/payment-details-responses.ts';

/** What the calls about verification answer, for the API document. */

const text = z.nullable(z.string());

export const documentsResponse = listOf(
  z.strictObject({
    objectPath: z.string(),
    filename: z.string(),
    contentType: z.string(),
    size: count,
  }),
);

export const verificationStateResponse = z.strictObject({
  status: z.enum(['none', 'pending', 'verified', 'rejected']),
  registrationNumber: text,
  kraPin: text,
  documents: documentsResponse,
  reason: text,
  createdAt: z.nullable(time),
  decidedAt: z.nullable(time),
});

export const verificationListResponse = listOf(
  z.strictObject({
    id: z.uuid(),
    status: z.enum(requestStatuses),
    registrationNumber: z.string(),
    kraPin: z.string(),
    documents: documentsResponse,
    reason: text,
    createdAt: time,
    decidedAt: z.nullable(time),
    payees: ownPayeesResponse,
    samePapers: z.array(z.strictObject({ id: z.uuid(), name: text, isVerified: z.boolean() })),
    user: z.strictObject({
      id: z.uuid(),
      firstName: text,
      lastName: text,
      companyName: text,
      role: z.enum(roles),
      email: text,
      phoneNumber: text,
    }),
  }),
);
