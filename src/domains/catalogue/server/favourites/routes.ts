import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Actor } from '../../../../platform/actor.ts';
import { unauthorized } from '../../../../shared/errors.ts';
import { favouriteListQuerySchema, favouriteParamsSchema } from '../../schema.ts';
import { sendList } from '../answers.ts';
import type { CatalogueDeps } from '../deps.ts';
import { deleteFavourite, hasFavourite } from '../queries/favourites.ts';
import { productCardResponse } from '../responses.ts';
import { addFavourite, listFavourites } from './service.ts';

const tags = ['Catalogue'];
const read = { access: 'signed-in', limit: 'read' } as const;
const write = { access: 'signed-in', limit: 'write' } as const;

/** The caller's own favourites. */
export function favouriteRoutes(deps: CatalogueDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/favourites',
      {
        config: read,
        schema: {
          tags,
          querystring: favouriteListQuerySchema,
          response: { 200: z.array(productCardResponse) },
        },
      },
      async (request, reply) =>
        sendList(
          request,
          privately(reply),
          await listFavourites(deps, actorOf(request), request.query),
        ),
    );

    app.get(
      '/api/favourites/:productId',
      {
        config: read,
        schema: {
          tags,
          params: favouriteParamsSchema,
          response: { 200: z.strictObject({ isFavourite: z.boolean() }) },
        },
      },
      async (request, reply) => {
        const { productId } = request.params;
        const isFavourite = await hasFavourite(deps.pool, actorOf(request).id, productId);
        return privately(reply).send({ isFavourite });
      },
    );

    app.put(
      '/api/favourites/:productId',
      { config: write, schema: { tags, params: favouriteParamsSchema } },
      async (request, reply) => {
        await addFavourite(deps, actorOf(request), request.params.productId);
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/favourites/:productId',
      { config: write, schema: { tags, params: favouriteParamsSchema } },
      async (request, reply) => {
        await deleteFavourite(deps.pool, actorOf(request).id, request.params.productId);
        return reply.code(204).send();
      },
    );
  };
}

const privately = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' });

function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthorized();
  return request.actor;
}
