import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import { sessionResponse } from '../../account-schema.ts';
import { sessionIdParamsSchema } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../settings/settings.ts';

const tags = ['accounts'];

/** Where a person is signed in, and ending that. */
export function sessionsRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/sessions',
      {
        schema: {
          tags,
          summary: 'Where you are signed in',
          response: { 200: listOf(sessionResponse) },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true, personal: true },
      },
      async (request) => ownSessions(deps, requireActor(request), request.session.sessionId),
    );

    app.delete(
      '/api/sessions',
      {
        schema: {
          tags,
          summary: 'Sign out all other devices',
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        await endOtherSessions(deps, actor, request.session.sessionId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/sessions/:id',
      {
        schema: {
          tags,
          summary: 'Sign out one device',
          params: sessionIdParamsSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request, reply) => {
        const ended = await endOwnSession(deps, requireActor(request), request.params.id);
        if (ended === request.session.sessionId) await app.endSession(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
}
