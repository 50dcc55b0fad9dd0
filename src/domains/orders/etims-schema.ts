import * as z from 'zod/mini';
import { time } from '../../shared/responses.ts';
import { controlUnitPattern, etimsNumberPattern, isOfUnit, tidyEtims } from './etims-rules.ts';

const tidied = (missing: 'etims_unit_missing' | 'etims_number_missing', pattern: RegExp) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(tidyEtims)),
    z
      .string()
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.regex(
          pattern,
          missing === 'etims_unit_missing' ? 'etims_unit_wrong' : 'etims_number_wrong',
        ),
      ),
  );

/** PUT /api/orders/{id}/etims */
export const etimsSchema = z
  .strictObject({
    controlUnit: tidied('etims_unit_missing', controlUnitPattern),
    invoiceNumber: tidied('etims_number_missing', etimsNumberPattern),
  })
  .check(
    z.refine(({ controlUnit, invoiceNumber }) => isOfUnit(invoiceNumber, controlUnit), {
      path: ['invoiceNumber'],
      error: 'etims_other_unit',
    }),
  );
export type EtimsEntry = z.infer<typeof etimsSchema>;

/** GET /api/orders/{id}/etims */
export const etimsResponse = z.strictObject({
  /** Null while the supplier has entered none. */
  invoice: z.nullable(
    z.strictObject({
      controlUnit: z.string(),
      invoiceNumber: z.string(),
      enteredAt: time,
      /** Null for one as first entered. */
      editedAt: z.nullable(time),
      /** Where KRA says whether it knows the invoice, and the same as an SVG of a QR code. */
      checkUrl: z.string(),
      qr: z.string(),
    }),
  ),
  /** The order is confirmed and stands: there should be one. */
  isExpected: z.boolean(),
  mayEnter: z.boolean(),
});
export type OrderEtims = z.infer<typeof etimsResponse>;
