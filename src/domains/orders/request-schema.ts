import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { limits, optionalCounty, requiredText } from '../rfqs/schema.ts';
import { requestKinds } from './request-rules.ts';
import { deliveryDateField, reasonSchema } from './schema.ts';

/** What one side of a confirmed order asks the other for. */

/** POST /api/orders/{id}/requests. */
export const requestSchema = z
  .strictObject({
    kind: z.enum(requestKinds),
    reason: reasonSchema.shape.reason,
    deliveryDate: deliveryDateField,
    deliveryAddress: z.optional(
      requiredText(limits.deliveryLocation, {
        missing: 'delivery_address_missing',
        long: 'location_long',
      }),
    ),
    deliveryCounty: optionalCounty,
    /** What is left of each line that becomes less; of nothing the line goes. */
    items: z.optional(
      z
        .array(
          z.strictObject({
            orderItemId: id,
            quantity: decimalField({
              whole: 9,
              decimals: 3,
              missing: 'quantity_wrong',
              wrong: 'quantity_wrong',
              mayBeZero: true,
            }),
          }),
        )
        .check(
          z.minLength(1),
          z.maxLength(2_000),
          z.refine(
            (list) => new Set(list.map(({ orderItemId }) => orderItemId)).size === list.length,
            'request_line_wrong',
          ),
        ),
    ),
  })
  .check(
    z.refine(
      ({ kind, reason: _why, ...changes }) => {
        const isChanging = Object.values(changes).some(
          (value) => value !== undefined && value !== null,
        );
        return isChanging === (kind === 'change');
      },
      { path: ['kind'], error: 'request_unclear' },
    ),
  );
export type OrderRequestInput = z.infer<typeof requestSchema>;
export type OrderChanges = Omit<OrderRequestInput, 'kind' | 'reason'>;

export const requestParamsSchema = z.object({ id, requestId: id });
