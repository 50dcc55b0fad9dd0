import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { settingChangeSchema, settingResponse, settingsResponse } from '../../settings-schema.ts';
import { changeSetting, listSettings, type SettingsDeps } from './settings.ts';

const tags = ['Admin'];
const access = ['admin'] as const;

/** The rules of the business that admins change. */
export function settingsRoutes(deps: SettingsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/settings',
      {
        config: { access, limit: 'read', untagged: true },
        schema: {
          tags,
          summary: 'Every setting: what holds, its standard and its bounds',
          response: { 200: settingsResponse },
        },
      },
      async () => listSettings(deps),
    );

    app.put(
      '/api/admin/settings',
      {
        config: { access, limit: 'write' },
        schema: {
          tags,
          summary: 'Change a setting; 409 where it was changed since it was read',
          body: settingChangeSchema,
          response: { 200: settingResponse },
        },
      },
      async (request) => changeSetting(deps, requireActor(request), request.body),
    );
  };
}
