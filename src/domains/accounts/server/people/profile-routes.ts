import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import {
  countyGuessResponse,
  currentUserResponse,
  soldCategoriesResponse,
} from '../../account-schema.ts';
import { profileSchema } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { guessOwnCounty, updateProfile } from './profile.ts';
import { ownCategories } from './sold-categories.ts';

export function profileRoutes(deps: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/profile',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Change your profile',
          body: profileSchema,
          response: { 200: currentUserResponse },
        },
        config: { access: 'signed-in', limit: 'write' },
      },
      async (request) => updateProfile(deps, requireActor(request), request.body),
    );

    app.get(
      '/api/profile/county-guess',
      {
        schema: {
          tags: ['accounts'],
          summary: 'County that matches your location',
          response: { 200: countyGuessResponse },
        },
        config: { access: 'signed-in', limit: 'read', untagged: true },
      },
      async (request) => guessOwnCounty(deps, requireActor(request)),
    );

    app.get(
      '/api/profile/categories',
      {
        schema: {
          tags: ['accounts'],
          summary: 'Categories you sell, from your products and your own choice',
          response: { 200: soldCategoriesResponse },
        },
        config: { access: ['supplier'], limit: 'read', untagged: true },
      },
      async (request) => ownCategories(deps, requireActor(request)),
    );
  };
}
