import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  knowledgeListQuerySchema,
  materialEntrySchema,
  materialKeySchema,
  placeEntrySchema,
  placeKeySchema,
} from '../schema.ts';
import { answerRoutes } from './answers-routes.ts';
import type { MaterialsDeps } from './deps.ts';
import { gapRoutes } from './gaps/routes.ts';
import type { GapDeps } from './gaps/service.ts';
import { ambiguousAliasRoutes, synonymsRoutes } from './names-routes.ts';
import { listGazetteer, listMaterials } from './names-service.ts';
import { readMaterial, readPlace, removePlace, saveMaterial, savePlace } from './service.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;
const read = { ...moderators, limit: 'read' } as const;
const write = { ...moderators, limit: 'write' } as const;

const materialResponse = z.strictObject({
  key: z.string(),
  name: z.string(),
  categorySlug: z.string(),
  unit: z.string(),
  attributeKeys: listOf(z.string()),
  tagsEn: listOf(z.string()),
  tagsSw: listOf(z.string()),
  tagsSlang: listOf(z.string()),
  aliases: listOf(z.string()),
  described: z.string(),
});
const listedMaterialResponse = z.strictObject({
  key: z.string(),
  name: z.string(),
  categorySlug: z.string(),
});
const placeResponse = z.strictObject({
  town: z.string(),
  county: z.string(),
  aliases: listOf(z.string()),
});

/** The materials dictionary, its names, the answers and the gazetteer, as admins keep them. */
export function materialsRoutes(deps: GapDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(materialRoutes(deps));
    await app.register(ambiguousAliasRoutes(deps));
    await app.register(synonymsRoutes(deps));
    await app.register(answerRoutes(deps));
    await app.register(placeRoutes(deps));
    await app.register(gapRoutes(deps));
  };
}

const materialRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/materials',
      {
        config: read,
        schema: {
          tags,
          summary: 'Search the materials dictionary',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(listedMaterialResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listMaterials(deps, request.query)),
    );

    app.get(
      '/api/admin/materials/:key',
      {
        config: read,
        schema: {
          tags,
          summary: 'An entry of the materials dictionary',
          params: materialKeySchema,
          response: { 200: materialResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readMaterial(deps, request.params.key))),
    );

    app.put(
      '/api/admin/materials/:key',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace an entry of the materials dictionary',
          params: materialKeySchema,
          body: materialEntrySchema,
          response: { 200: materialResponse },
        },
      },
      async (request) =>
        saveMaterial(deps, requireActor(request).id, request.params.key, request.body),
    );
  };

const placeRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/places',
      {
        config: read,
        schema: {
          tags,
          summary: 'Search the gazetteer',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(placeResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listGazetteer(deps, request.query)),
    );

    app.get(
      '/api/admin/places/:county/:town',
      {
        config: read,
        schema: {
          tags,
          summary: 'A place of the gazetteer, with its other names',
          params: placeKeySchema,
          response: { 200: placeResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readPlace(deps, request.params))),
    );

    app.put(
      '/api/admin/places/:county/:town',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace a place of the gazetteer',
          params: placeKeySchema,
          body: placeEntrySchema,
          response: { 200: placeResponse },
        },
      },
      async (request) => savePlace(deps, requireActor(request).id, request.params, request.body),
    );

    app.delete(
      '/api/admin/places/:county/:town',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a place from the gazetteer',
          params: placeKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removePlace(deps, requireActor(request).id, request.params);
        return reply.code(204).send(null);
      },
    );
  };
