import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import {
  favouriteListQuerySchema,
  favouriteParamsSchema,
  favouriteResponse,
  productCardResponse,
} from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { deleteFavourite, hasFavourite } from '../queries/favourites.ts';
import { addFavourite, listFavourites } from './service.ts';

const tags = ['Catalogue'];
const read = { access: 'signed-in', limit: 'read' } as const;
const write = { access: 'signed-in', limit: 'write' } as const;

/** The caller's own favourites. */
export function favouriteRoutes(deps: CatalogueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(deps));
    await app.register(changingRoutes(deps));
  };
}

function readingRoutes(deps: CatalogueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/favourites',
      {
        config: read,
        schema: {
          tags,
          summary: 'Your favourites, newest first',
          querystring: favouriteListQuerySchema,
          response: { 200: listOf(productCardResponse) },
        },
      },
      async (request, reply) =>
        sendList(request, reply, await listFavourites(deps, requireActor(request), request.query)),
    );

    app.get(
      '/api/favourites/:productId',
      {
        config: read,
        schema: {
          tags,
          summary: 'Check if a product is a favourite',
          params: favouriteParamsSchema,
          response: { 200: favouriteResponse },
        },
      },
      async (request, reply) => {
        const { productId } = request.params;
        const isFavourite = await hasFavourite(deps.pool, requireActor(request).id, productId);
        return sendRead(request, reply, asAnswer({ isFavourite }));
      },
    );
  };
}

function changingRoutes(deps: CatalogueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/favourites/:productId',
      {
        config: write,
        schema: {
          tags,
          summary: 'Add a product to your favourites',
          params: favouriteParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await addFavourite(deps, requireActor(request), request.params.productId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/favourites/:productId',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a product from your favourites',
          params: favouriteParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await deleteFavourite(deps.pool, requireActor(request).id, request.params.productId);
        return reply.code(204).send(null);
      },
    );
  };
}
