import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../../shared/responses.ts';
import * as schemas from '../../category-schema.ts';
import * as categories from './service.ts';

const tags = ['Admin'];
const moderators = { access: ['admin'], staff: ['moderator'] } as const;
const write = { ...moderators, limit: 'write' } as const;

/** The categories as admins keep them. */
export const categoryAdminRoutes =
  (deps: categories.MergeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/categories',
      {
        config: { ...moderators, limit: 'read' },
        schema: {
          tags,
          summary: 'Categories with what stands in them',
          response: { 200: listOf(schemas.adminCategoryResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await categories.selectAdminCategories(deps.db))),
    );

    app.post(
      '/api/admin/categories',
      {
        config: write,
        schema: {
          tags,
          summary: 'Create a category',
          body: schemas.categoryEntrySchema,
          response: { 201: z.strictObject({ id: z.uuid() }) },
        },
      },
      async (request, reply) => {
        const id = await categories.createCategory(deps, requireActor(request).id, request.body);
        return reply.code(201).send({ id });
      },
    );

    app.put(
      '/api/admin/categories/order',
      {
        config: write,
        schema: {
          tags,
          summary: 'Set the order of the categories',
          body: schemas.categoryOrderSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await categories.orderCategories(deps, requireActor(request).id, request.body.ids);
        return reply.code(204).send(null);
      },
    );

    await app.register(oneCategoryRoutes(deps));
  };

const oneCategoryRoutes =
  (deps: categories.MergeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = schemas.categoryIdSchema;
    app.put(
      '/api/admin/categories/:id',
      {
        config: write,
        schema: {
          tags,
          summary: 'Rename a category, or choose its icon',
          params,
          body: schemas.categoryEntrySchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await categories.changeCategory(deps, requireActor(request).id, id, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/categories/:id/merge',
      {
        config: write,
        schema: {
          tags,
          summary: 'Merge a category into another',
          params,
          body: schemas.categoryMergeSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await categories.mergeCategories(deps, requireActor(request).id, id, request.body.into);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/admin/categories/:id',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a category that nothing stands in',
          params,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await categories.dropCategory(deps, requireActor(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
