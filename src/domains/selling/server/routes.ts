import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { receiveTimeoutMs } from '../../../platform/object-storage/uploads.ts';
import { nothing } from '../../../shared/responses.ts';
import { productIdParamsSchema, productResponse } from '../../catalogue/schema.ts';
import {
  ownPricesQuerySchema,
  priceChangesSchema,
  pricedProductResponse,
} from '../price-schema.ts';
import * as schemas from '../schema.ts';
import { readAnalytics } from './analytics.ts';
import type { SellingDeps } from './deps.ts';
import { readFigures } from './figures.ts';
import { changePrices, readPrices } from './prices.ts';
import * as products from './products.ts';
import { suggestForProduct } from './suggestions.ts';

const tags = ['Selling'];
const access = ['supplier'] as const;
const wrongRole = 'only_suppliers_sell';
const read = { access, wrongRole, limit: 'read' } as const;
/** Three pictures of 5 MB each as text, and the words around them. */
const largestBody = 22 * 1_024 * 1_024;
const write = { access, wrongRole, limit: 'write', bodyTimeoutMs: receiveTimeoutMs } as const;

/** A supplier's own shop. */
export const sellingRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(overviewRoutes(deps));
    await app.register(priceRoutes(deps));
    await app.register(newProductRoutes(deps));
    await app.register(ownProductRoutes(deps));
  };

const overviewRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/dashboard/supplier',
      config: { ...read, wrongRole: 'only_suppliers_dashboard' },
      schema: {
        tags,
        summary: 'Figures for the supplier dashboard',
        response: { 200: schemas.figuresResponse },
      },
      handler: async (request, reply) =>
        sendRead(request, reply, asAnswer(await readFigures(deps, requireActor(request).id))),
    });

    app.route({
      method: 'GET',
      url: '/api/analytics/supplier',
      config: read,
      schema: {
        tags,
        summary: "Analytics of a supplier's products and quotations",
        response: { 200: schemas.analyticsResponse },
      },
      handler: async (request, reply) =>
        sendRead(request, reply, asAnswer(await readAnalytics(deps, requireActor(request).id))),
    });

    app.route({
      method: 'GET',
      url: '/api/selling/suggestions',
      config: { ...read, limit: 'search' },
      schema: {
        tags,
        summary: 'Suggest type and category for a product name',
        querystring: schemas.sellingSuggestionsQuerySchema,
        response: { 200: schemas.suggestionsResponse },
      },
      handler: async (request, reply) =>
        sendRead(request, reply, asAnswer(await suggestForProduct(deps, request.query))),
    });
  };

/** All prices as one list. */
const priceRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/selling/prices',
      config: read,
      schema: {
        tags,
        summary: 'Your products by name, with their prices and the county median',
        querystring: ownPricesQuerySchema,
        response: { 200: z.array(pricedProductResponse) },
      },
      handler: async (request, reply) =>
        sendList(request, reply, await readPrices(deps, requireActor(request), request.query)),
    });

    app.route({
      method: 'PUT',
      url: '/api/selling/prices',
      config: { access, wrongRole, limit: 'write' },
      schema: {
        tags,
        summary: 'Change many prices together, all or none',
        body: priceChangesSchema,
        response: { 200: z.array(pricedProductResponse) },
      },
      handler: async (request) => changePrices(deps, requireActor(request), request.body),
    });
  };

/** What is JSON already. */
const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

const newProductRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/products',
      bodyLimit: largestBody,
      config: { ...write, idempotent: true },
      schema: {
        tags,
        summary: 'Add a product',
        body: schemas.newProductSchema,
        response: { 201: productResponse },
      },
      handler: async (request, reply) => {
        const id = await products.createProduct(deps, requireActor(request), request.body);
        const body = await products.readOwnProduct(deps, id);
        return sendJson(reply.code(201), body);
      },
    });
  };

const ownProductRoutes =
  (deps: SellingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // Before 20 MB are read, and before a stranger's body is told anything of.
    const preParsing = async (request: FastifyRequest) => {
      const params = productIdParamsSchema.safeParse(request.params);
      if (!params.success) return;
      await products.requireOwnProduct(deps, requireActor(request), params.data.id);
    };

    app.route({
      method: 'PUT',
      url: '/api/products/:id',
      bodyLimit: largestBody,
      config: write,
      preParsing,
      schema: {
        tags,
        summary: 'Change a product',
        params: productIdParamsSchema,
        body: schemas.productChangeSchema,
        response: { 200: productResponse },
      },
      handler: async (request, reply) => {
        const { params, body } = request;
        await products.changeProduct(deps, requireActor(request), params.id, body);
        const answer = await products.readOwnProduct(deps, params.id);
        return sendJson(reply, answer);
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/products/:id',
      config: write,
      preParsing,
      schema: {
        tags,
        summary: 'Delete a product for good',
        params: productIdParamsSchema,
        response: { 204: nothing },
      },
      handler: async (request, reply) => {
        await products.deleteProduct(deps, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    });
  };
