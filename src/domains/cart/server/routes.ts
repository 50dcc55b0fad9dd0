import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendRead } from '../../../platform/conditional-read.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  addedLineResponse,
  addToCartSchema,
  cartCountResponse,
  cartItemParamsSchema,
  cartLineResponse,
  changeQuantitySchema,
  supplierTermsResponse,
} from '../schema.ts';
import {
  addToCart,
  type CartDeps,
  changeQuantity,
  readCart,
  readCartCount,
  readSupplierTerms,
  removeLine,
  requireLine,
  restore,
} from './service.ts';

const tags = ['Cart'];
const access = ['contractor'] as const;
const wrongRole = 'only_contractors_cart';
const read = { access, wrongRole, limit: 'read' } as const;
const write = { access, wrongRole, limit: 'write' } as const;
const add = {
  ...write,
  idempotent: true,
  wrongRole: 'only_contractors_add',
} as const;

/** The caller's own cart. */
export function cartRoutes(deps: CartDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(wholeCartRoutes(deps));
    await app.register(lineRoutes(deps));
  };
}

function wholeCartRoutes(deps: CartDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/cart',
      {
        config: read,
        schema: { tags, summary: 'The cart', response: { 200: listOf(cartLineResponse) } },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readCart(deps, requireActor(request)))),
    );

    app.get(
      '/api/cart/count',
      {
        config: read,
        schema: {
          tags,
          summary: 'Number of lines in the cart',
          response: { 200: cartCountResponse },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readCartCount(deps, requireActor(request)))),
    );

    app.get(
      '/api/cart/suppliers',
      {
        config: read,
        schema: {
          tags,
          summary: 'The terms on which the suppliers in the cart take orders',
          response: { 200: listOf(supplierTermsResponse) },
        },
      },
      async (request, reply) =>
        sendRead(request, reply, asAnswer(await readSupplierTerms(deps, requireActor(request)))),
    );

    app.post(
      '/api/cart',
      {
        config: add,
        schema: {
          tags,
          summary: 'Add a product',
          body: addToCartSchema,
          response: { 201: addedLineResponse },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await addToCart(deps, requireActor(request), request.body)),
    );
  };
}

function lineRoutes(deps: CartDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/api/cart/:itemId',
      {
        config: write,
        schema: {
          tags,
          summary: 'Change a quantity',
          params: cartItemParamsSchema,
          body: changeQuantitySchema,
          response: { 200: cartLineResponse },
        },
        preValidation: (request) => refuseForeignLine(deps, request),
      },
      async (request) =>
        changeQuantity(deps, requireActor(request), request.params.itemId, request.body),
    );

    app.delete(
      '/api/cart/:itemId',
      {
        config: write,
        schema: {
          tags,
          summary: 'Remove a line',
          params: cartItemParamsSchema,
          response: { 204: nothing },
        },
      },
      async (request, reply) => {
        await removeLine(deps, requireActor(request), request.params.itemId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/cart/:itemId/restore',
      {
        config: { ...write, idempotent: true },
        schema: {
          tags,
          summary: 'Restore a line removed within the last hour',
          params: cartItemParamsSchema,
          response: { 200: cartLineResponse },
        },
      },
      async (request) => restore(deps, requireActor(request), request.params.itemId),
    );
  };
}

/** Before the body is looked at: what a stranger's body is told must not say that the line exists. */
async function refuseForeignLine(deps: CartDeps, request: FastifyRequest): Promise<void> {
  const params = cartItemParamsSchema.safeParse(request.params);
  if (params.success) await requireLine(deps, requireActor(request), params.data.itemId);
}
