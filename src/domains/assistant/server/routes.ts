import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { languageOf } from '../../../platform/language.ts';
import { rfqResponse } from '../../rfqs/schema.ts';
import { chatAnswerSchema, chatSessionSchema, chatSessionsSchema } from '../answer-schema.ts';
import {
  type ChatAnswer,
  chatSchema,
  confirmDraftSchema,
  draftParamsSchema,
  sessionParamsSchema,
} from '../schema.ts';
import { confirmDraft } from './chat/confirm.ts';
import { readSession, readSessions } from './chat/history.ts';
import { type ChatDeps, chat, type Listener } from './chat/service.ts';
import type { AssistantDeps } from './deps.ts';
import { knowledgeOf } from './knowledge.ts';
import { readsEvents, sendWhileWritten } from './stream.ts';

const tags = ['Assistant'];
const access = ['contractor'] as const;
const wrongRole = 'only_contractors_ask';
const write = { access, wrongRole, limit: 'write' } as const;

interface Deps extends AssistantDeps, Pick<ChatDeps, 'model'> {}
type App = Parameters<FastifyPluginAsyncZod>[0];

/** The procurement assistant, for contractors. */
export function assistantRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    knowledgeOf(deps.db).onFailure((err) =>
      app.log.error({ err }, 'the dictionary could not be read'),
    );
    addChat(app, deps);
    addSessionsAndDrafts(app, deps);
  };
}

function addChat(app: App, deps: Deps): void {
  app.post(
    '/api/ai/chat',
    {
      config: write,
      schema: {
        tags,
        summary: 'Send a message to the assistant',
        body: chatSchema,
        response: { 200: chatAnswerSchema },
      },
    },
    async (request, reply) => {
      const noteRefusal = (userId: string, violation: string) =>
        request.log.warn({ userId, violation }, 'assistant refused a message');
      const answer = (listener?: Listener) =>
        chat(
          { ...deps, noteRefusal },
          requireActor(request),
          { ...request.body, language: languageOf(request) },
          listener,
        );
      if (!deps.model || !readsEvents(request)) return answer();
      return sendWhileWritten(request, reply, answer) as Promise<ChatAnswer>;
    },
  );
}

function addSessionsAndDrafts(app: App, deps: Deps): void {
  app.get(
    '/api/ai/sessions',
    {
      config: { access, wrongRole, limit: 'read', untagged: true, personal: true },
      schema: {
        tags,
        summary: 'Your 20 latest conversations',
        response: { 200: chatSessionsSchema },
      },
    },
    async (request) => readSessions(deps, requireActor(request)),
  );

  app.get(
    '/api/ai/sessions/:id',
    {
      config: { access, wrongRole, limit: 'read', untagged: true, personal: true },
      schema: {
        tags,
        summary: 'What was said',
        params: sessionParamsSchema,
        response: { 200: chatSessionSchema },
      },
    },
    async (request) => readSession(deps, requireActor(request), request.params.id),
  );

  app.post(
    '/api/ai/rfq-drafts/:id/confirm',
    {
      config: { ...write, idempotent: true },
      schema: {
        tags,
        summary: 'Send a draft as an RFQ',
        params: draftParamsSchema,
        body: confirmDraftSchema,
        response: { 201: rfqResponse },
      },
    },
    async (request, reply) => {
      const rfq = await confirmDraft(
        deps,
        requireActor(request),
        request.params.id,
        request.body ?? null,
      );
      return reply.code(201).send(rfq);
    },
  );
}
