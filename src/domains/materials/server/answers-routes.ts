import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { sendList } from '../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import { answerEntrySchema, answerKeySchema, knowledgeListQuerySchema } from '../schema.ts';
import { listAnswers, removeAnswer, saveAnswer } from './answers-service.ts';
import type { MaterialsDeps } from './deps.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;

const answerResponse = z.strictObject({
  key: z.string(),
  questionsEn: listOf(z.string()),
  questionsSw: listOf(z.string()),
  answerEn: z.string(),
  answerSw: z.string(),
  sourceTitle: z.string(),
  sourceUrl: z.string(),
  link: z.string(),
  materialKeys: listOf(z.string()),
  tags: listOf(z.string()),
});

/** Answers to what people ask about materials, rules and the product. */
export const answerRoutes =
  (deps: MaterialsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/answers',
      {
        config: { ...moderators, limit: 'read' },
        schema: {
          tags,
          summary: 'Answers on materials, rules and the product',
          querystring: knowledgeListQuerySchema,
          response: { 200: listOf(answerResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listAnswers(deps, request.query)),
    );

    app.put(
      '/api/admin/answers/:key',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Add or replace an answer',
          params: answerKeySchema,
          body: answerEntrySchema,
          response: { 200: answerResponse },
        },
      },
      async (request) =>
        saveAnswer(deps, requireActor(request).id, request.params.key, request.body),
    );

    app.delete(
      '/api/admin/answers/:key',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Remove an answer',
          params: answerKeySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeAnswer(deps, requireActor(request).id, request.params.key);
        return reply.code(204).send(null);
      },
    );
  };
