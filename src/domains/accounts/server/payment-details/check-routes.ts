import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  payeeIdParamsSchema,
  payeeRejectionSchema,
  payeesToCheckQuerySchema,
} from '../../payment-details-schema.ts';
import { payeeToCheckResponse } from '../../verification-schema.ts';
import { checkPayee, listPayeesToCheck, type PayeeCheckDeps, rejectPayee } from './check.ts';

const tags = ['verification'];
const params = payeeIdParamsSchema;
const decided = { 204: nothing };

/** An admin's work list of payment details, and the decision. */
export function payeeCheckRoutes(deps: PayeeCheckDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/payment-details',
      {
        schema: {
          tags,
          summary: 'Payment details of verified suppliers to check',
          querystring: payeesToCheckQuerySchema,
          response: { 200: listOf(payeeToCheckResponse) },
        },
        config: {
          access: ['admin'],
          staff: ['finance', 'moderator'],
          limit: 'read',
          untagged: true,
        },
      },
      async (request) => listPayeesToCheck(deps.db, requireActor(request), request.query.id),
    );

    app.post(
      '/api/admin/payment-details/:id/check',
      {
        schema: {
          tags,
          summary: 'The account name belongs to the business',
          params,
          response: decided,
        },
        config: { access: ['admin'], staff: ['finance', 'moderator'], limit: 'write' },
      },
      async (request, reply) => {
        await checkPayee(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/payment-details/:id/reject',
      {
        schema: {
          tags,
          summary: 'Reject payment details: buyers no longer see them',
          params,
          body: payeeRejectionSchema,
          response: decided,
        },
        config: { access: ['admin'], staff: ['finance', 'moderator'], limit: 'write' },
      },
      async (request, reply) => {
        const { id } = request.params;
        await rejectPayee(deps, requireActor(request), id, request.body.reason);
        return reply.code(204).send(null);
      },
    );
  };
}
