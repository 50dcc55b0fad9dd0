import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { AppError } from '../../../shared/errors.ts';
import { listOf } from '../../../shared/responses.ts';
import {
  assignmentSchema,
  paymentIdSchema,
  receiptReasonSchema,
  unmatchedQuerySchema,
  unmatchedResponse,
} from '../schema.ts';
import type { CollectDeps } from './deps.ts';
import {
  assignReceipt,
  dismissReceipt,
  listUnmatched,
  refundReceipt,
  settleFailedRefund,
} from './reconcile.ts';

const tags = ['payments'];
const response = { 200: listOf(unmatchedResponse) };
const write = { access: ['admin'], staff: ['finance'], limit: 'write', idempotent: true } as const;

/** Money that fits no order, as admins settle it. Each change answers what is left. */
export function reconcileRoutes(deps: CollectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook(
      'preValidation',
      malformedIdsAre(() => new AppError(404, 'receipt_not_found')),
    );
    app.get(
      '/api/admin/receipts/unmatched',
      {
        schema: {
          tags,
          summary: 'Money that fits no order, and refunds that failed',
          querystring: unmatchedQuerySchema,
          response,
        },
        config: { access: ['admin'], staff: ['finance'], limit: 'read' },
      },
      async (request, reply) =>
        sendRead(
          request,
          reply,
          asAnswer(await listUnmatched(deps, requireActor(request), request.query.id)),
        ),
    );
    app.post(
      '/api/admin/receipts/:id/assign',
      {
        schema: {
          tags,
          summary: 'Credit money to an order',
          params: paymentIdSchema,
          body: assignmentSchema,
          response,
        },
        config: write,
      },
      (request) => assignReceipt(deps, requireActor(request), request.params.id, request.body),
    );
    for (const [path, settle, summary] of [
      ['receipts/:id/refund', refundReceipt, 'Send unmatched money back'],
      ['receipts/:id/dismiss', dismissReceipt, 'Dismiss money that never arrived'],
      ['refunds/:id/settle', settleFailedRefund, 'Note that a failed refund was sent by hand'],
    ] as const) {
      app.post(
        `/api/admin/${path}`,
        {
          schema: {
            tags,
            summary,
            params: paymentIdSchema,
            body: receiptReasonSchema,
            response,
          },
          config: write,
        },
        (request) => settle(deps, requireActor(request), request.params.id, request.body.reason),
      );
    }
  };
}
