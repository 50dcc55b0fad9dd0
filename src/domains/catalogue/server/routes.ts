import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import { isOfWholeList } from '../rules.ts';
import * as schemas from '../schema.ts';
import type { CatalogueDeps } from './deps.ts';
import { dictionaryOf } from './search/dictionary.ts';
import * as catalogue from './service.ts';
import { takeOffRoutes } from './take-off/routes.ts';

const read = { access: 'public', limit: 'read' } as const;
const tags = ['Catalogue'];

/** The catalogue's reads. All are public; a session only adds what is one's own. */
export const catalogueRoutes =
  (deps: CatalogueDeps & NothingFound): FastifyPluginAsyncZod =>
  async (app) => {
    dictionaryOf(deps).onFailure((err) =>
      app.log.error({ err }, 'The dictionary could not be read again for searches'),
    );
    await app.register(listRoutes(deps));
    await app.register(facetRoutes(deps));
    await app.register(productRoutes(deps));
    await app.register(suggestionRoutes(deps));
    await app.register(takeOffRoutes(deps));
  };

interface NothingFound {
  /** Port: hears the text of each search of the whole list that found nothing. */
  readonly noteNothingFound?: (text: string) => void;
}

const listRoutes =
  (deps: CatalogueDeps & NothingFound): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/categories',
      config: read,
      schema: {
        tags,
        summary: 'Categories with their number of products',
        response: { 200: z.array(schemas.categoryResponse) },
      },
      handler: async (request, reply) =>
        sendRead(request, reply, asAnswer(await catalogue.listCategories(deps))),
    });

    app.route({
      method: 'GET',
      url: '/api/products',
      config: { access: 'public', limit: 'search', keptForVisitors: true, keptForBuyers: true },
      schema: {
        tags,
        summary: 'Products: searched, filtered and sorted',
        querystring: schemas.productListQuerySchema,
        response: { 200: z.array(schemas.productCardResponse) },
      },
      handler: async (request, reply) => {
        const { query } = request;
        const list = await catalogue.listProducts(deps, request.actor, query);
        if (list.total === 0 && isOfWholeList(query)) deps.noteNothingFound?.(query.search ?? '');
        return sendList(request, reply, list);
      },
    });
  };

const facetRoutes =
  (deps: CatalogueDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/facets',
      config: { access: 'public', limit: 'search', keptForVisitors: true, keptForBuyers: true },
      schema: {
        tags,
        summary: 'Brands and sizes of the products in a list',
        querystring: schemas.productListQuerySchema,
        response: { 200: schemas.facetsResponse },
      },
      handler: async (request, reply) => {
        const facets = await catalogue.listFacets(deps, request.actor, request.query);
        return sendRead(request, reply, asAnswer(facets));
      },
    });
  };

const productRoutes =
  (deps: CatalogueDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/products/:id',
      config: { ...read, keptForVisitors: true },
      schema: {
        tags,
        summary: 'A product by id or slug, with offers from other suppliers',
        params: schemas.productParamsSchema,
        response: { 200: schemas.productResponse },
      },
      handler: async (request, reply) => {
        const product = await catalogue.getProduct(deps, request.actor, request.params.id);
        return sendRead(request, reply, product);
      },
    });
  };

/** What somebody who is typing may mean. */
const suggestionRoutes =
  (deps: CatalogueDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/materials',
      config: { access: 'public', limit: 'search' },
      schema: {
        tags,
        summary: 'Materials that match a text',
        querystring: schemas.suggestionQuerySchema,
        response: { 200: z.array(schemas.materialResponse) },
      },
      handler: async (request, reply) => {
        const materials = await catalogue.listMaterials(deps, request.query.search ?? '');
        return sendRead(request, reply, asAnswer(materials));
      },
    });

    app.route({
      method: 'GET',
      url: '/api/places',
      config: { access: 'public', limit: 'search' },
      schema: {
        tags,
        summary: 'Towns and counties that match a text',
        querystring: schemas.suggestionQuerySchema,
        response: { 200: z.array(schemas.placeResponse) },
      },
      handler: async (request, reply) => {
        const places = await catalogue.listPlaces(deps, request.query.search ?? '');
        return sendRead(request, reply, asAnswer(places));
      },
    });
  };
