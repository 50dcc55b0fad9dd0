import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { sendList } from '../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  ambiguousAliasEntrySchema,
  ambiguousAliasKeySchema,
  knowledgeListQuerySchema,
  synonymsEntrySchema,
  synonymsKeySchema,
} from '../schema.ts';
import type { MaterialsDeps } from './deps.ts';
import {
  listAmbiguousAliases,
  listSynonyms,
  removeAmbiguousAlias,
  removeSynonyms,
  saveAmbiguousAlias,
  saveSynonyms,
} from './names-service.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;
const read = { ...moderators, limit: 'read' } as const;
const write = { ...moderators, limit: 'write' } as const;

const ambiguousAliasResponse = z.strictObject({
  name: z.string(),
  materialKeys: listOf(z.string()),
});
const synonymsResponse = z.strictObject({ word: z.string(), others: listOf(z.string()) });

/** Names that several types share, or of what nobody sells here. */
export const ambiguousAliasRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/ambiguous-aliases',
      {
        config: read,
        schema: {
          tags,
          summary: 'Aliases shared by several materials, and names of things not sold here',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(ambiguousAliasResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listAmbiguousAliases(deps, request.query)),
    );

    app.put(
      '/api/admin/ambiguous-aliases/:name',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace an ambiguous alias',
          params: ambiguousAliasKeySchema,
          body: ambiguousAliasEntrySchema,
          response: { 200: ambiguousAliasResponse },
        },
      },
      async (request) =>
        saveAmbiguousAlias(deps, requireActor(request).id, request.params.name, request.body),
    );

    app.delete(
      '/api/admin/ambiguous-aliases/:name',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove an ambiguous alias',
          params: ambiguousAliasKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeAmbiguousAlias(deps, requireActor(request).id, request.params.name);
        return reply.code(204).send(null);
      },
    );
  };

/** Words that stand for each other in the names of materials. */
export const synonymsRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/synonyms',
      {
        config: read,
        schema: {
          tags,
          summary: 'Synonyms in the names of materials',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(synonymsResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listSynonyms(deps, request.query)),
    );

    app.put(
      '/api/admin/synonyms/:word',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace synonyms',
          params: synonymsKeySchema,
          body: synonymsEntrySchema,
          response: { 200: synonymsResponse },
        },
      },
      async (request) =>
        saveSynonyms(deps, requireActor(request).id, request.params.word, request.body),
    );

    app.delete(
      '/api/admin/synonyms/:word',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove synonyms',
          params: synonymsKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeSynonyms(deps, requireActor(request).id, request.params.word);
        return reply.code(204).send(null);
      },
    );
  };
