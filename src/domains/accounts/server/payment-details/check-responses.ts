import * as z from 'zod/mini';
import { listOf } from '../../../../shared/responses.ts';
import { documentsResponse } from '../verification/verification-responses.ts';
import { numbers, ownFields } from './payment-details-responses.ts';

export const payeesToCheckResponse = listOf(
  z.strictObject({
    ...ownFields,
    supplier: z.strictObject({ id: z.uuid(), companyName: z.nullable(z.string()) }),
    previous: z.nullable(z.strictObject(numbers)),
    verification: z.nullable(
      z.strictObject({
        registrationNumber: z.string(),
        kraPin: z.string(),
        documents: documentsResponse,
      }),
    ),
  }),
);
