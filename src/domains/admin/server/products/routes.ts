import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import { moderatedParamsSchema } from '../../../moderation/schema.ts';
import * as schemas from '../../product-schema.ts';
import type { ProductAdminDeps } from '../deps.ts';
import { readFeatured, saveFeatured } from './featured.ts';
import { listProducts } from './list.ts';
import { changeProducts, mergeProducts } from './service.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;

/** All suppliers' products as admins look through them. */
export function productAdminRoutes(deps: ProductAdminDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/products',
      {
        config: { ...moderators, limit: 'search' },
        schema: {
          tags,
          summary: 'Products of all suppliers, listed or not, newest first',
          querystring: schemas.productQuerySchema,
          response: { 200: listOf(schemas.adminProductResponse) },
        },
      },
      async (request, reply) => sendList(request, reply, await listProducts(deps, request.query)),
    );

    app.get(
      '/api/admin/featured',
      {
        config: { ...moderators, limit: 'read' },
        schema: {
          tags,
          summary: 'The featured products, in their order',
          response: { 200: listOf(schemas.adminProductResponse) },
        },
      },
      async (request, reply) => sendRead(request, reply, asAnswer(await readFeatured(deps))),
    );

    app.put(
      '/api/admin/featured',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Choose and order the featured products',
          body: schemas.featuredSchema,
          response: { 200: listOf(schemas.adminProductResponse) },
        },
      },
      async (request) => saveFeatured(deps, requireActor(request), request.body.ids),
    );

    app.post(
      '/api/admin/products/steps',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Take products down, put them back, or set their type',
          body: schemas.productStepSchema,
          response: { 200: schemas.productStepResponse },
        },
      },
      async (request) => changeProducts(deps, requireActor(request), request.body),
    );

    app.post(
      '/api/admin/products/:id/merge',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Merge a product into another one of its supplier',
          params: moderatedParamsSchema,
          body: schemas.productMergeSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await mergeProducts(deps, requireActor(request), id, request.body.into);
        return reply.code(204).send(null);
      },
    );
  };
}
