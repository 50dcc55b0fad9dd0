import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { startSession } from '../../../../platform/sessions.ts';
import { nothing } from '../../../../shared/responses.ts';
import { currentUserResponse } from '../../account-schema.ts';
import { preferencesSchema } from '../../schema.ts';
import { languageSchema, passwordChangeSchema } from '../../settings-schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { storeLanguage } from './queries.ts';
import { changePassword, updatePreferences } from './settings.ts';

const tags = ['accounts'];

/** What a person sets for the own account. */
export function settingsRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/settings/password',
      {
        schema: {
          tags,
          summary: 'Change your password. Signs out all other devices',
          body: passwordChangeSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'auth' },
      },
      async (request, reply) => {
        const actor = requireActor(request);
        await changePassword(deps, actor, request.body, request.session.sessionId);
        // Whoever had copied the cookie is out too.
        await startSession(request, actor.id);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/api/settings/notifications',
      {
        schema: {
          tags,
          summary: 'Change your notification settings',
          body: preferencesSchema,
          response: { 200: currentUserResponse },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request) => updatePreferences(deps, requireActor(request), request.body),
    );

    app.put(
      '/api/settings/language',
      {
        schema: {
          tags,
          summary: 'Choose your language',
          body: languageSchema,
          response: { 204: nothing },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request, reply) => {
        await storeLanguage(deps.pool, requireActor(request).id, request.body.language);
        return reply.code(204).send(null);
      },
    );
  };
}
