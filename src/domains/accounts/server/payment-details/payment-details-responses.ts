import * as z from 'zod/mini';
import { listOf, time } from '../../../../shared/responses.ts';
import { payeeKinds } from '../../payment-details-rules.ts';

/** What the calls about payment details answer, for the API document. */

const fields = {
  id: z.uuid(),
  kind: z.enum(payeeKinds),
  bankName: z.nullable(z.string()),
  number: z.string(),
  account: z.nullable(z.string()),
  name: z.string(),
  usableFrom: time,
  checkedAt: z.nullable(time),
};
const ownFields = { ...fields, createdAt: time, isUsable: z.boolean() };

export const payeesResponse = listOf(z.strictObject(fields));
export const ownPayeesResponse = listOf(z.strictObject(ownFields));

export const payeesToCheckResponse = listOf(
  z.strictObject({
    ...ownFields,
    supplier: z.strictObject({
      id: z.uuid(),
      companyName: z.nullable(z.string()),
      registrationNumber: z.nullable(z.string()),
    }),
  }),
);
