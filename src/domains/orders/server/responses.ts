import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';
import { differenceResponse } from '../../quotations/server/public.ts';
import { rfqResponse } from '../../rfqs/schema.ts';
import { orderMachine, orderStatuses } from '../rules.ts';

/** What the calls of orders answer, for the API document; tests hold real answers against these. */

const text = z.nullable(z.string());
const quantity = z.string().check(z.regex(/^\d+\.\d{3}$/));
const party = z.nullable(z.enum(['buyer', 'seller']));

const side = z.strictObject({
  id: z.uuid(),
  firstName: text,
  lastName: text,
  companyName: text,
  location: text,
  isVerified: z.boolean(),
});

const contact = z.strictObject({
  ...side.shape,
  phone: text,
  isPhoneProven: z.boolean(),
  kraPin: text,
});

const summaryFields = {
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  party,
  contractorId: z.uuid(),
  supplierId: z.uuid(),
  contractor: side,
  supplier: side,
  rfqId: z.nullable(z.uuid()),
  rfq: z.nullable(z.strictObject({ title: z.string() })),
  quotationId: z.nullable(z.uuid()),
  itemCount: count,
  totalAmount: money,
  amountPaid: money,
  amountPending: money,
  deliveryDate: z.nullable(time),
  createdAt: time,
  updatedAt: time,
};

const summary = z.strictObject(summaryFields);
export const orderListResponse = listOf(summary);

export const orderResponse = z.strictObject({
  ...summaryFields,
  contractor: contact,
  supplier: contact,
  quotation: z.nullable(
    z.strictObject({
      revision: z.int(),
      createdAt: time,
      deliveryTime: z.nullable(z.int()),
      notes: text,
    }),
  ),
  items: listOf(
    z.strictObject({
      id: z.uuid(),
      lineNo: z.int(),
      productId: z.nullable(z.uuid()),
      name: z.string(),
      askedName: text,
      differences: listOf(differenceResponse),
      specifications: text,
      unit: text,
      quantity,
      unitPrice: money,
      totalPrice: money,
      vatLetter: z.string(),
    }),
  ),
  events: listOf(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      by: party,
      details: z.record(z.string(), z.unknown()),
      createdAt: time,
    }),
  ),
  moves: listOf(z.enum(orderMachine.names)),
  cancelledReason: text,
  subtotal: money,
  vatAmount: money,
  vatIncluded: z.boolean(),
  deliveryCost: money,
  deliveryAddress: text,
  deliveryCounty: text,
  deliveryPin: z.optional(text),
});

/** Without their lines and timelines where these were not asked for. */
export const awardResponse = z.strictObject({
  rfq: rfqResponse,
  orders: listOf(z.union([orderResponse, summary])),
});
