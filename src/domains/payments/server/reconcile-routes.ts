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
  unmatchedResponse,
} from '../schema.ts';
import type { CollectDeps } from './deps.ts';
import { assignReceipt, listUnmatched, refundReceipt, settleFailedRefund } from './reconcile.ts';

const tags = ['payments'];
const response = { 200: listOf(unmatchedResponse) };
const write = { access: ['admin'], limit: 'write', idempotent: true } as const;

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
        schema: { tags, summary: 'Money that fits no order, and refunds that failed', response },
        config: { access: ['admin'], limit: 'read' },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        const { body, version } = asAnswer(await listUnmatched(deps, actor));
        return sendRead(request, reply, { body, version: `${actor.id} ${version}` });
      },
    );
    app.post(
      '/api/admin/receipts/:id/assign',
      {
        schema: {
          tags,
          summary: 'Credit unmatched money to an order',
          params: paymentIdSchema,
          body: assignmentSchema,
          response,
        },
        config: write,
      },
      (request) => assignReceipt(deps, requireActor(request), request.params.id, request.body),
    );
    app.post(
      '/api/admin/receipts/:id/refund',
      {
        schema: {
          tags,
          summary: 'Send unmatched money back',
          params: paymentIdSchema,
          body: receiptReasonSchema,
          response,
        },
        config: write,
      },
      (request) =>
        refundReceipt(deps, requireActor(request), request.params.id, request.body.reason),
    );
    app.post(
      '/api/admin/refunds/:id/settle',
      {
        schema: {
          tags,
          summary: 'Note that a failed refund was sent by hand',
          params: paymentIdSchema,
          body: receiptReasonSchema,
          response,
        },
        config: write,
      },
      (request) =>
        settleFailedRefund(deps, requireActor(request), request.params.id, request.body.reason),
    );
  };
}
