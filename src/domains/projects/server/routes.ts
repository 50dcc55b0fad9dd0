import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { sendTable } from '../../../platform/csv.ts';
import type { DB } from '../../../platform/database.types.ts';
import { languageOf } from '../../../platform/language.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { fileOf, listOf, nothing } from '../../../shared/responses.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import { noSuchRfq } from '../../rfqs/server/public.ts';
import * as schemas from '../schema.ts';
import * as projects from './service.ts';
import { listSiteOrders, readSiteOrder } from './sites.ts';

interface ProjectDeps {
  readonly db: Kysely<DB>;
}

const tags = ['projects'];
const read = {
  access: ['contractor'],
  wrongRole: 'only_contractors_projects',
  limit: 'read',
} as const;
const write = { ...read, limit: 'write' } as const;
const params = schemas.projectParamsSchema;
const response = { 200: schemas.projectResponse };

/** Projects of contractors: their sites, and what stands in which. */
export function projectRoutes(deps: ProjectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(missingAt));
    await app.register(readRoutes(deps));
    await app.register(writeRoutes(deps));
    await app.register(choiceRoutes(deps));
    await app.register(siteRoutes(deps));
  };
}

function missingAt(url: string) {
  if (url.startsWith('/api/rfqs/')) return noSuchRfq();
  return /^\/api\/(?:site-)?orders\//.test(url) ? noSuchOrder() : projects.noSuchProject();
}

function readRoutes({ db }: ProjectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects',
      {
        config: read,
        schema: {
          tags,
          summary: 'Your projects: open ones first, by their last use',
          response: { 200: listOf(schemas.projectResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await projects.listProjects(db, requireActor(request)))),
    );

    app.get(
      '/api/projects/:id',
      {
        config: read,
        schema: { tags, summary: 'A project, and what it comes to', params, response },
      },
      async (request, reply) => {
        const project = await projects.readProject(db, requireActor(request), request.params.id);
        return sendRead(request, reply, asAnswer(project));
      },
    );

    app.get(
      '/api/projects/:id/orders.csv',
      {
        config: read,
        schema: {
          tags,
          summary: 'The orders of a project as CSV',
          params,
          response: { 200: fileOf('text/csv') },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const csv = await projects.readProjectOrders(
          db,
          requireActor(request),
          id,
          languageOf(request),
        );
        return sendTable(reply, 'project-orders', csv);
      },
    );
  };
}

function writeRoutes({ db }: ProjectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects',
      {
        config: { ...write, idempotent: true },
        schema: {
          tags,
          summary: 'Begin a project',
          body: schemas.newProjectSchema,
          response: { 201: schemas.projectResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await projects.createProject(db, requireActor(request), request.body)),
    );

    app.put(
      '/api/projects/:id',
      {
        config: write,
        schema: {
          tags,
          summary: 'Change, close or reopen a project',
          params,
          body: schemas.editProjectSchema,
          response,
        },
      },
      async (request) =>
        projects.editProject(db, requireActor(request), request.params.id, request.body),
    );
  };
}

function choiceRoutes({ db }: ProjectDeps): FastifyPluginAsyncZod {
  const schema = { tags, params, body: schemas.chosenProjectSchema, response: { 204: nothing } };
  return async (app) => {
    app.put(
      '/api/rfqs/:id/project',
      {
        config: write,
        schema: { ...schema, summary: 'Put an RFQ and its orders into one of your projects' },
      },
      async (request, reply) => {
        const { params, body } = request;
        await projects.chooseForRfq(db, requireActor(request), params.id, body.projectId);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/api/orders/:id/project',
      {
        config: write,
        schema: { ...schema, summary: 'Put an order into one of your projects' },
      },
      async (request, reply) => {
        const { params, body } = request;
        await projects.chooseForOrder(db, requireActor(request), params.id, body.projectId);
        return reply.code(204).send(null);
      },
    );
  };
}

function siteRoutes({ db }: ProjectDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/site-orders',
      {
        config: read,
        schema: {
          tags,
          summary: 'Orders whose goods come to your projects, without prices',
          response: { 200: listOf(schemas.siteOrderResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await listSiteOrders(db, requireActor(request)))),
    );

    app.get(
      '/api/site-orders/:id',
      {
        config: read,
        schema: {
          tags,
          summary: 'An order whose goods come to one of your projects, without prices',
          params,
          response: { 200: schemas.siteOrderResponse },
        },
      },
      async (request, reply) => {
        const order = await readSiteOrder(db, requireActor(request), request.params.id);
        return sendRead(request, reply, asAnswer(order));
      },
    );
  };
}
