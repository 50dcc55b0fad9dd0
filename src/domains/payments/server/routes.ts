import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Actor, requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { languageOf } from '../../../platform/language.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { fileOf, listOf } from '../../../shared/responses.ts';
import { documentTexts, noSuchOrder, sendDocument } from '../../orders/server/public.ts';
import {
  allPaymentsSchema,
  figuresResponse,
  newPaymentSchema,
  orderOfPaymentsSchema,
  orderPaymentsResponse,
  paymentConfirmationSchema,
  paymentIdSchema,
  paymentOfOrderResponse,
  paymentReasonSchema,
  paymentResponse,
} from '../schema.ts';
import { collectPayment } from './collecting/collect.ts';
import type { CollectDeps, PaymentDeps } from './deps.ts';
import { ownPayoutRoutes } from './payouts/own-routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import {
  listAllPayments,
  listPayments,
  readFigures,
  readPayment,
  readReceipt,
  requireOrder,
  requirePayment,
} from './reading.ts';
import { reconcileRoutes } from './reconcile-routes.ts';
import { noSuchPayment } from './refusals.ts';
import { statementRoutes } from './statements/routes.ts';
import { movePayment, recordPayment } from './transfers.ts';

const missingAt = (url: string) =>
  url.startsWith('/api/orders/') ? noSuchOrder() : noSuchPayment();

const tags = ['payments'];
const read = { access: 'signed-in', staff: ['support', 'finance'], limit: 'read' } as const;
const write = { limit: 'write', idempotent: true } as const;
const buyer = {
  ...write,
  access: ['contractor'],
  wrongRole: 'only_buyer_records',
} as const;
const receiver = {
  ...write,
  access: ['supplier', 'admin'],
  staff: ['finance'],
  wrongRole: 'only_seller_decides',
} as const;
const answer = { 200: paymentResponse };

/** Payments: collected from the buyer, or recorded by it and decided on by the supplier or an admin. */
export function paymentRoutes(deps: CollectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(readingRoutes(deps));
    await app.register(figureRoutes(deps));
    await app.register(receiptRoutes(deps));
    await app.register(recordingRoutes(deps));
    await app.register(decidingRoutes(deps));
    await app.register(adminRoutes(deps));
    await app.register(reconcileRoutes(deps));
    await app.register(statementRoutes(deps));
    await app.register(payoutRoutes(deps));
    await app.register(ownPayoutRoutes(deps));
  };
}

function readingRoutes(deps: CollectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/orders/:id/payments',
      {
        schema: {
          tags,
          summary: 'Total and payments of an order, for its buyer and supplier',
          params: orderOfPaymentsSchema,
          response: { 200: orderPaymentsResponse },
        },
        config: read,
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await listPayments(deps, requireActor(request), request.params.id)),
        ),
    );

    app.get(
      '/api/payments/:id',
      {
        schema: {
          tags,
          summary: 'A payment, for its buyer and supplier',
          params: paymentIdSchema,
          response: answer,
        },
        config: read,
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await readPayment(deps.db, requireActor(request), request.params.id)),
        ),
    );
  };
}

function figureRoutes({ db }: PaymentDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/payments/figures',
      {
        schema: {
          tags,
          summary: 'Balance over all your orders',
          response: { 200: figuresResponse },
        },
        config: {
          access: ['contractor', 'supplier'],
          wrongRole: 'only_buyers_and_suppliers',
          limit: 'read',
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readFigures(db, requireActor(request)))),
    );
  };
}

function receiptRoutes({ db }: PaymentDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/payments/:id/receipt.pdf',
      {
        schema: {
          tags,
          summary: 'Receipt of a confirmed payment as PDF, for its buyer and supplier',
          params: paymentIdSchema,
          response: { 200: fileOf('application/pdf') },
        },
        config: { access: 'signed-in', staff: ['support', 'finance'], limit: 'document' },
      },
      async (request, reply) => {
        const words = documentTexts(languageOf(request));
        const { id } = request.params;
        return sendDocument(reply, await readReceipt(db, requireActor(request), id, words));
      },
    );
  };
}

function recordingRoutes(deps: CollectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/orders/:id/payments',
      {
        schema: {
          tags,
          summary:
            'Pay by M-Pesa, card or bank, or record a bank transfer that the supplier then confirms',
          params: orderOfPaymentsSchema,
          body: newPaymentSchema,
          response: { 202: paymentResponse },
        },
        config: buyer,
        preValidation: beforeBody(orderOfPaymentsSchema, (actor, id) =>
          requireOrder(deps, actor, id),
        ),
      },
      async (request, reply) => {
        const { id } = request.params;
        const [actor, { body }] = [requireActor(request), request];
        const payment =
          body.method === 'bank'
            ? await recordPayment(deps, actor, id, body)
            : await collectPayment(deps, actor, id, body);
        return reply.code(202).send(payment);
      },
    );

    app.post(
      '/api/payments/:id/cancel',
      {
        schema: {
          tags,
          summary: 'Remove a payment that is still waiting',
          params: paymentIdSchema,
          response: answer,
        },
        config: buyer,
      },
      async (request) =>
        movePayment(deps, requireActor(request), request.params.id, { move: 'cancel' }),
    );
  };
}

function decidingRoutes(deps: PaymentDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/payments/:id/confirm',
      {
        schema: {
          tags,
          summary: 'Confirm a payment found on the bank statement. An admin must add the proof',
          params: paymentIdSchema,
          body: paymentConfirmationSchema,
          response: answer,
        },
        config: receiver,
        preValidation: beforeBody(paymentIdSchema, (actor, id) => requirePayment(deps, actor, id)),
      },
      async (request) => {
        const reason = request.body?.reason;
        const { id } = request.params;
        return movePayment(deps, requireActor(request), id, { move: 'confirm', reason });
      },
    );

    for (const move of ['reject', 'reverse'] as const) {
      app.post(
        `/api/payments/:id/${move}`,
        {
          schema: {
            tags,
            summary:
              move === 'reject'
                ? 'Reject a payment, with a reason for the buyer'
                : 'Reverse a confirmed payment, with a reason for the buyer',
            params: paymentIdSchema,
            body: paymentReasonSchema,
            response: answer,
          },
          config: receiver,
          preValidation: beforeBody(paymentIdSchema, (actor, id) =>
            requirePayment(deps, actor, id),
          ),
        },
        async (request) => {
          const { reason } = request.body;
          return movePayment(deps, requireActor(request), request.params.id, { move, reason });
        },
      );
    }
  };
}

function adminRoutes({ db }: PaymentDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/payments',
      {
        schema: {
          tags,
          summary: 'Payments of all orders, newest first',
          querystring: allPaymentsSchema,
          response: { 200: listOf(paymentOfOrderResponse) },
        },
        config: { access: ['admin'], staff: ['finance'], limit: 'read' },
      },
      async (request, reply) =>
        sendList(request, reply, await listAllPayments(db, requireActor(request), request.query)),
    );
  };
}

/** Looks for what the path names before the body is looked at. */
const beforeBody =
  (
    schema: typeof orderOfPaymentsSchema | typeof paymentIdSchema,
    require: (actor: Actor, id: string) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = schema.safeParse(request.params);
    if (params.success) await require(requireActor(request), params.data.id);
  };
