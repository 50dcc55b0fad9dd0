import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { nothing } from '../../../shared/responses.ts';
import {
  accountParamsSchema,
  overviewResponse,
  productModerationSchema,
  productParamsSchema,
  reportParamsSchema,
  reportResponse,
  standingChangeSchema,
} from '../schema.ts';
import { auditRoutes } from './audit/routes.ts';
import type { AdminDeps } from './deps.ts';
import { changeProductStanding, changeStanding, readReport } from './moderation.ts';
import { queueRoutes } from './queues/routes.ts';
import { readOverview, resolveReport } from './service.ts';
import { settingsRoutes } from './settings/routes.ts';
import { userRoutes } from './users/routes.ts';

const tags = ['Admin'];
const access = ['admin'] as const;
const moderators = { access, staff: ['moderator'] } as const;
const support = { access, staff: ['support', 'moderator'] } as const;

/** What admins see of the whole marketplace. */
export function adminRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(overviewRoutes(deps));
    await app.register(moderationRoutes(deps));
    await app.register(settingsRoutes(deps));
    await app.register(queueRoutes(deps));
    await app.register(userRoutes(deps));
    await app.register(auditRoutes(deps));
  };
}

/** What they do about somebody who was reported. */
function moderationRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/reports/:id',
      {
        config: { ...support, limit: 'read', untagged: true },
        schema: {
          tags,
          summary: 'A report, and what can be done about it',
          params: reportParamsSchema,
          response: { 200: reportResponse },
        },
      },
      async (request) => readReport(deps, requireActor(request), request.params.id),
    );

    for (const step of ['suspend', 'restore'] as const) {
      app.post(
        `/api/admin/users/:id/${step}`,
        {
          config: { ...support, limit: 'write' },
          schema: {
            tags,
            summary: step === 'suspend' ? 'Suspend an account' : 'Restore a suspended account',
            params: accountParamsSchema,
            body: standingChangeSchema,
            response: { 204: nothing },
          },
        },
        async (request, reply) => {
          const change = { suspend: step === 'suspend', reason: request.body.reason };
          await changeStanding(deps, requireActor(request), request.params.id, change);
          return reply.code(204).send(null);
        },
      );
    }

    app.put(
      '/api/admin/products/:id',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Take a product off the site, or put it back',
          params: productParamsSchema,
          body: productModerationSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await changeProductStanding(deps, requireActor(request), request.params.id, request.body);
        return reply.code(204).send(null);
      },
    );
  };
}

function overviewRoutes(deps: AdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/overview',
      {
        config: { access, staff: ['support', 'finance', 'moderator'], limit: 'read' },
        schema: {
          tags,
          summary: 'Marketplace figures and open tasks for admins',
          response: { 200: overviewResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readOverview(deps, requireActor(request)))),
    );

    app.post(
      '/api/admin/reports/:id/resolve',
      {
        config: { ...support, limit: 'write' },
        schema: {
          tags,
          summary: 'Mark a report as resolved',
          params: reportParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await resolveReport(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
