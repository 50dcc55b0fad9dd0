import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { sendList } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  knowledgeListQuerySchema,
  sameWordsEntrySchema,
  sameWordsKeySchema,
  sharedNameEntrySchema,
  sharedNameKeySchema,
} from '../../schema.ts';
import type { MaterialsDeps } from '../deps.ts';
import {
  listSameWords,
  listSharedNames,
  removeSameWords,
  removeSharedName,
  saveSameWords,
  saveSharedName,
} from './service.ts';

const tags = ['Admin'];
const access = ['admin'] as const;
const read = { access, limit: 'read' } as const;
const write = { access, limit: 'write' } as const;

const sharedNameResponse = z.strictObject({
  name: z.string(),
  materialKeys: listOf(z.string()),
});
const sameWordsResponse = z.strictObject({ word: z.string(), others: listOf(z.string()) });

/** Names that several types share, or of what nobody sells here. */
export const sharedNameRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/shared-names',
      {
        config: read,
        schema: {
          tags,
          summary: 'Names shared by several materials, and names of things not sold here',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(sharedNameResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listSharedNames(deps, request.query)),
    );

    app.put(
      '/api/admin/shared-names/:name',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace a shared name',
          params: sharedNameKeySchema,
          body: sharedNameEntrySchema,
          response: { 200: sharedNameResponse },
        },
      },
      async (request) =>
        saveSharedName(deps, requireActor(request).id, request.params.name, request.body),
    );

    app.delete(
      '/api/admin/shared-names/:name',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a shared name',
          params: sharedNameKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeSharedName(deps, requireActor(request).id, request.params.name);
        return reply.code(204).send(null);
      },
    );
  };

/** Words that stand for each other in the names of materials. */
export const sameWordsRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/same-words',
      {
        config: read,
        schema: {
          tags,
          summary: 'Synonyms in the names of materials',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(sameWordsResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listSameWords(deps, request.query)),
    );

    app.put(
      '/api/admin/same-words/:word',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add or replace synonyms',
          params: sameWordsKeySchema,
          body: sameWordsEntrySchema,
          response: { 200: sameWordsResponse },
        },
      },
      async (request) =>
        saveSameWords(deps, requireActor(request).id, request.params.word, request.body),
    );

    app.delete(
      '/api/admin/same-words/:word',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove synonyms',
          params: sameWordsKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeSameWords(deps, requireActor(request).id, request.params.word);
        return reply.code(204).send(null);
      },
    );
  };
