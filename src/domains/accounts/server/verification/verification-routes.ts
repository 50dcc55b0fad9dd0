import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { nothing } from '../../../../shared/responses.ts';
import {
  approvalSchema,
  rejectionSchema,
  verificationIdSchema,
  verificationListSchema,
  verificationRequestSchema,
} from '../../verification-schema.ts';
import {
  askForVerification,
  decideVerification,
  listVerifications,
  readVerification,
  type VerificationDeps,
} from './verification.ts';
import { verificationListResponse, verificationStateResponse } from './verification-responses.ts';

const tags = ['verification'];
const traders = {
  access: ['supplier', 'contractor'],
  wrongRole: 'Only suppliers and contractors can be verified.',
} as const;

/** Asking to be verified, and an admin's decision. */
export function verificationRoutes(deps: VerificationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/api/verification',
      {
        schema: {
          tags,
          summary: 'How far being verified is',
          response: { 200: verificationStateResponse },
        },
        config: { ...traders, limit: 'read' },
      },
      async (request) => readVerification(deps.db, requireActor(request)),
    );

    app.post(
      '/api/verification',
      {
        schema: {
          tags,
          summary: 'Ask to be verified',
          body: verificationRequestSchema,
          response: { 201: verificationStateResponse },
        },
        config: { ...traders, limit: 'write', idempotent: true },
      },
      async (request, reply) =>
        reply.code(201).send(await askForVerification(deps, requireActor(request), request.body)),
    );

    await app.register(decisionRoutes(deps));
  };
}

function decisionRoutes({ db }: VerificationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/verifications',
      {
        schema: {
          tags,
          summary: 'Requests to be verified',
          querystring: verificationListSchema,
          response: { 200: verificationListResponse },
        },
        config: { access: ['admin'], limit: 'read' },
      },
      async (request, reply) => {
        const list = await listVerifications(db, requireActor(request), request.query);
        const json = JSON.stringify(list.entries);
        const next = list.nextCursor === null ? null : { cursor: list.nextCursor };
        return sendList(request, reply, {
          version: json,
          total: list.total,
          part: () => ({ json, next }),
        });
      },
    );

    app.post(
      '/api/admin/verifications/:id/approve',
      {
        schema: {
          tags,
          summary: 'Verify',
          params: verificationIdSchema,
          body: approvalSchema,
          response: { 204: nothing },
        },
        config: { access: ['admin'], limit: 'write' },
      },
      async (request, reply) => {
        const decision = { approve: true, reason: request.body?.reason || null } as const;
        await decideVerification(db, requireActor(request), request.params.id, decision);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/verifications/:id/reject',
      {
        schema: {
          tags,
          summary: 'Reject',
          params: verificationIdSchema,
          body: rejectionSchema,
          response: { 204: nothing },
        },
        config: { access: ['admin'], limit: 'write' },
      },
      async (request, reply) => {
        const decision = { approve: false, reason: request.body.reason } as const;
        await decideVerification(db, requireActor(request), request.params.id, decision);
        return reply.code(204).send(null);
      },
    );
  };
}
