import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { verificationRequestSchema, verificationStateResponse } from '../../verification-schema.ts';
import { decisionRoutes } from './decision-routes.ts';
import { askForVerification, readVerification, type VerificationDeps } from './verification.ts';

const tags = ['verification'];
const traders = {
  access: ['supplier', 'contractor'],
  wrongRole: 'only_traders_verified',
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
          summary: 'Status of your verification',
          response: { 200: verificationStateResponse },
        },
        config: { ...traders, limit: 'read', untagged: true },
      },
      async (request) => readVerification(deps.db, requireActor(request)),
    );

    app.post(
      '/api/verification',
      {
        schema: {
          tags,
          summary: 'Request verification',
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
