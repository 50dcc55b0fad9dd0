import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { listOf } from '../../shared/responses.ts';
import { rfqResponse } from '../rfqs/schema.ts';
import { orderResponse, orderSummaryResponse, totalSeen } from './schema.ts';

/** Awards as calls send them and are answered. */

const awardLineSchema = z.strictObject({
  rfqItemId: id,
  quotationId: id,
  quantity: decimalField({
    whole: 9,
    decimals: 3,
    missing: 'quantity_wrong',
    wrong: 'quantity_wrong',
  }),
});

/** What is taken knowingly though it is not what was asked for, beyond what was accepted before. */
const takenSubstitutes = z.optional(
  z
    .array(
      z.strictObject({
        rfqItemId: id,
        quotationId: id,
      }),
    )
    .check(z.maxLength(2_000)),
);

/** POST /api/quotations/{id}/accept */
export const acceptanceSchema = z.nullish(z.strictObject({ substitutes: takenSubstitutes }));

/** POST /api/rfqs/{id}/award: one quotation whole, or lines. */
export const awardSchema = z
  .strictObject({
    quotationId: z.optional(id),
    lines: z.optional(
      z
        .array(awardLineSchema, 'award_unclear')
        .check(z.minLength(1, 'award_unclear'), z.maxLength(2_000)),
    ),
    substitutes: takenSubstitutes,
    /** How many orders its sender knows of: with others made meanwhile, nothing is awarded. */
    afterOrders: z.optional(z.int().check(z.gte(0))),
    totalAmount: totalSeen,
  })
  .check(
    z.refine(({ quotationId, lines }) => (quotationId === undefined) !== (lines === undefined), {
      path: ['quotationId'],
      error: 'award_unclear',
    }),
  );
export type AwardRequest = z.infer<typeof awardSchema>;
export type TakenSubstitutes = NonNullable<AwardRequest['substitutes']>;

/** What an award answers: with `items=false` its orders as in a list, without their lines and timelines. */
export const awardQuerySchema = z.strictObject({
  items: z.optional(z.enum(['true', 'false'])),
});
export type AwardQuery = z.infer<typeof awardQuerySchema>;

export const awardParamsSchema = z.object({ id });

/** What an award answers: its orders without lines and timelines where these were not asked for. */
export const awardResponse = z.strictObject({
  rfq: rfqResponse,
  orders: listOf(z.union([orderResponse, orderSummaryResponse])),
});
