import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  approvalSchema,
  rejectionSchema,
  verificationEntryResponse,
  verificationIdSchema,
  verificationListSchema,
} from '../../verification-schema.ts';
import { decideVerification, listVerifications, type VerificationDeps } from './verification.ts';

const tags = ['verification'];
const params = verificationIdSchema;
const decided = { 204: nothing };

/** An admin's list of requests, and the decision. */
export function decisionRoutes(deps: VerificationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/verifications',
      {
        schema: {
          tags,
          summary: 'Verification requests',
          querystring: verificationListSchema,
          response: { 200: listOf(verificationEntryResponse) },
        },
        config: { access: ['admin'], staff: ['moderator'], limit: 'read' },
      },
      async (request, reply) =>
        sendList(
          request,
          reply,
          await listVerifications(deps.db, requireActor(request), request.query),
        ),
    );

    app.post(
      '/api/admin/verifications/:id/approve',
      {
        schema: { tags, summary: 'Verify', params, body: approvalSchema, response: decided },
        config: { access: ['admin'], staff: ['moderator'], limit: 'write' },
      },
      async (request, reply) => {
        const { reason, payees } = request.body ?? {};
        const decision = { approve: true, reason: reason || null, payees: payees ?? [] } as const;
        await decideVerification(deps, requireActor(request), request.params.id, decision);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/verifications/:id/reject',
      {
        schema: { tags, summary: 'Reject', params, body: rejectionSchema, response: decided },
        config: { access: ['admin'], staff: ['moderator'], limit: 'write' },
      },
      async (request, reply) => {
        const decision = { approve: false, reason: request.body.reason } as const;
        await decideVerification(deps, requireActor(request), request.params.id, decision);
        return reply.code(204).send(null);
      },
    );
  };
}
