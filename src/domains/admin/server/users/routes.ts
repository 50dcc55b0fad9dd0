import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import { viewingStaff } from '../../../../shared/roles.ts';
import { moderatedParamsSchema, standingChangeSchema } from '../../../moderation/schema.ts';
import { foundUserResponse, userDetailResponse, userSearchSchema } from '../../users-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { endSessions, endView, listUsers, readUser, startView } from './service.ts';

const tags = ['Admin'];
const support = { access: ['admin'], staff: ['support', 'moderator'] } as const;
const viewers = { access: ['admin'], staff: viewingStaff } as const;
const params = moderatedParamsSchema;
const done = { 204: nothing };

type Deps = Pick<AdminDeps, 'db'>;

/** Users: found, read, noted about, signed out, and looked at the product as. */
export function userRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(deps));
    await app.register(stepRoutes(deps));
    await app.register(viewRoutes(deps));
  };
}

function readingRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/users',
      {
        config: { ...support, limit: 'search' },
        schema: {
          tags,
          summary: 'Users by name, company, email or phone number, the newest first',
          querystring: userSearchSchema,
          response: { 200: listOf(foundUserResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listUsers(deps, requireActor(request), request.query)),
    );

    app.get(
      '/api/admin/users/:id',
      {
        config: { ...support, limit: 'read', untagged: true },
        schema: { tags, summary: 'A user', params, response: { 200: userDetailResponse } },
      },
      async (request) => readUser(deps, requireActor(request), request.params.id),
    );
  };
}

function stepRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.delete(
      '/api/admin/users/:id/sessions',
      {
        config: { ...support, limit: 'write' },
        schema: { tags, summary: 'Sign a user out on all devices', params, response: done },
      },
      async (request, reply) => {
        await endSessions(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}

function viewRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/users/:id/view-as',
      {
        config: { ...viewers, limit: 'write' },
        schema: {
          tags,
          summary: 'Look at the product as a user, without changing anything',
          params,
          body: standingChangeSchema,
          response: done,
        },
      },
      async (request, reply) => {
        const { session, body } = request;
        const view = { userId: request.params.id, reason: body.reason };
        await startView(deps, requireActor(request), session.sessionId, view);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/view-as',
      {
        config: { access: 'signed-in', limit: 'write', endsView: true },
        schema: { tags, summary: 'Stop looking at the product as a user', response: done },
      },
      async (request, reply) => {
        await endView(deps, requireActor(request), request.session.sessionId);
        return reply.code(204).send(null);
      },
    );
  };
}
