import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Actor, requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { malformedIdsAre } from '../../../platform/malformed-ids.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import { productParamsSchema } from '../../catalogue/schema.ts';
import { noSuchOrder } from '../../orders/server/public.ts';
import * as schemas from '../schema.ts';
import type { ReviewDeps } from './deps.ts';
import { listAllReviews, setHidden } from './moderation.ts';
import { noSuchReview } from './refusals.ts';
import {
  listOrderReviews,
  listReviews,
  reply,
  reportReview,
  requireDelivered,
  requireReceived,
  writeReview,
} from './service.ts';

const tags = ['reviews'];
const write = { limit: 'write', idempotent: true } as const;

/** What buyers say of products that were delivered to them. */
export function reviewRoutes(deps: ReviewDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(productRoutes(deps));
    await app.register(orderRoutes(deps));
    await app.register(answerRoutes(deps));
    await app.register(adminRoutes(deps));
  };
}

const url = '/api/products/:id/reviews';

function productRoutes(deps: ReviewDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      url,
      {
        config: { access: 'public', limit: 'read' },
        schema: {
          tags,
          summary: 'Reviews of a product, newest first',
          params: productParamsSchema,
          querystring: schemas.reviewListQuerySchema,
          response: { 200: listOf(schemas.reviewResponse) },
        },
      },
      async (request, answer) => {
        const { params, query } = request;
        return sendList(request, answer, await listReviews(deps, request.actor, params.id, query));
      },
    );

    app.post(
      url,
      {
        config: { ...write, access: ['contractor'], wrongRole: 'only_buyers_review' },
        schema: {
          tags,
          summary: 'Review a product that was delivered to you, or change your review',
          params: productParamsSchema,
          body: schemas.newReviewSchema,
          response: { 200: schemas.reviewResponse, 201: schemas.reviewResponse },
        },
        preValidation: beforeBody(productParamsSchema, (actor, id) =>
          requireDelivered(deps, actor, id),
        ),
      },
      async (request, answer) => {
        const { params, body } = request;
        const { review, isNew } = await writeReview(deps, requireActor(request), params.id, body);
        return answer.code(isNew ? 201 : 200).send(review);
      },
    );
  };
}

function orderRoutes(deps: ReviewDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchOrder));
    app.get(
      '/api/orders/:id/reviews',
      {
        config: { access: 'signed-in', staff: ['support', 'finance', 'moderator'], limit: 'read' },
        schema: {
          tags,
          summary: 'Products of an order, each with its buyer’s review',
          params: schemas.reviewedOrderSchema,
          response: { 200: schemas.orderReviewsResponse },
        },
      },
      async (request, answer) =>
        sendRead(
          request,
          answer,
          asAnswer(await listOrderReviews(deps, requireActor(request), request.params.id)),
        ),
    );
  };
}

function answerRoutes(deps: ReviewDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchReview));
    app.put(
      '/api/reviews/:id/reply',
      {
        config: { limit: 'write', access: ['supplier'], wrongRole: 'only_supplier_replies' },
        schema: {
          tags,
          summary: 'Reply to a review of your product, or change your reply',
          params: schemas.reviewParamsSchema,
          body: schemas.replySchema,
          response: { 200: schemas.reviewResponse },
        },
        preValidation: beforeBody(schemas.reviewParamsSchema, (actor, id) =>
          requireReceived(deps, actor, id),
        ),
      },
      async (request) => reply(deps, requireActor(request), request.params.id, request.body.text),
    );

    app.post(
      '/api/reviews/:id/report',
      {
        config: { access: 'signed-in', limit: 'write' },
        schema: {
          tags,
          summary: 'Report a review to the admins',
          params: schemas.reviewParamsSchema,
          body: schemas.reviewReportSchema,
          response: { 204: nothing },
        },
      },
      async (request, answer) => {
        const { params, body } = request;
        await reportReview(deps, requireActor(request), params.id, body.reason);
        return answer.code(204).send(null);
      },
    );
  };
}

function adminRoutes(deps: ReviewDeps): FastifyPluginAsyncZod {
  const moderators = { access: ['admin'], staff: ['moderator'] } as const;
  return async (app) => {
    app.addHook('preValidation', malformedIdsAre(noSuchReview));
    app.get(
      '/api/admin/reviews',
      {
        config: { ...moderators, limit: 'read' },
        schema: {
          tags,
          summary: 'Reviews of all products, newest first',
          querystring: schemas.adminReviewsQuerySchema,
          response: { 200: listOf(schemas.adminReviewResponse) },
        },
      },
      async (request, answer) =>
        sendList(
          request,
          answer,
          await listAllReviews(deps.db, requireActor(request), request.query),
        ),
    );

    app.post(
      '/api/admin/reviews/:id/hide',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Hide a review. Its author reads the reason',
          params: schemas.reviewParamsSchema,
          body: schemas.hidingSchema,
          response: { 204: nothing },
        },
      },
      async (request, answer) => {
        const { params, body } = request;
        await setHidden(deps, requireActor(request), params.id, body.reason);
        return answer.code(204).send(null);
      },
    );

    app.post(
      '/api/admin/reviews/:id/restore',
      {
        config: { ...moderators, limit: 'write' },
        schema: {
          tags,
          summary: 'Show a hidden review again',
          params: schemas.reviewParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, answer) => {
        await setHidden(deps, requireActor(request), request.params.id, null);
        return answer.code(204).send(null);
      },
    );
  };
}

/** Looks for what the path names before the body is looked at. */
const beforeBody =
  (
    schema: typeof schemas.reviewParamsSchema | typeof productParamsSchema,
    require: (actor: Actor, id: string) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest): Promise<void> => {
    const params = schema.safeParse(request.params);
    if (params.success) await require(requireActor(request), params.data.id);
  };
