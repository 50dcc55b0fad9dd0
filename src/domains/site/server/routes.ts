import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { requireActor } from '../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { listOf, nothing } from '../../../shared/responses.ts';
import {
  contactAnswerSchema,
  contactDetailResponse,
  contactEntryResponse,
  contactListSchema,
  contactResponse,
  contactSchema,
  siteInfoResponse,
  sitemapQuerySchema,
  siteQuerySchema,
} from '../schema.ts';
import {
  answerContact,
  listContact,
  markContactDone,
  readContactDetail,
  siteInfo,
  submitContact,
} from './service.ts';
import {
  type ListCategorySlugs,
  type ListPricedMaterials,
  type ListProductSlugs,
  type ListSuppliers,
  pagesSitemap,
  productsSitemap,
  robotsText,
  sitemapIndex,
  suppliersSitemap,
} from './sitemap.ts';

export interface SiteDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  /** Address people use, without a trailing slash. */
  readonly publicUrl: string;
  readonly listCategorySlugs: ListCategorySlugs;
  readonly listProductSlugs: ListProductSlugs;
  readonly listPricedMaterials: ListPricedMaterials;
  readonly listSuppliers: ListSuppliers;
}

const tags = ['Site'];
const read = { access: 'public', limit: 'read' } as const;

/** The contact form and what the public pages say. */
export const siteRoutes =
  (deps: SiteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/api/contact',
      config: { access: 'public', limit: 'write', idempotent: true },
      schema: {
        tags,
        summary: 'Send a message to the marketplace',
        body: contactSchema,
        response: { 201: contactResponse },
      },
      handler: async (request, reply) =>
        reply.code(201).send(await submitContact(deps, request.body)),
    });

    app.route({
      method: 'GET',
      url: '/api/site',
      config: read,
      schema: {
        tags,
        summary: 'Content of the public pages: figures, contacts, texts',
        querystring: siteQuerySchema,
        response: { 200: siteInfoResponse },
      },
      handler: async (request, reply) =>
        sendRead(request, reply, asAnswer(await siteInfo(deps.db, request.query.lang ?? 'en'))),
    });

    await app.register(contactListRoutes(deps));
    await app.register(searchEngineRoutes(deps));
  };

/** What came by the contact form, for admins. */
const contactListRoutes =
  ({ db, enqueue }: SiteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const params = z.strictObject({ id: z.guid('This is not an id') });
    const support = { access: ['admin'], staff: ['support'] } as const;
    app.route({
      method: 'GET',
      url: '/api/admin/contact-submissions',
      config: { ...support, limit: 'read' },
      schema: {
        tags,
        summary: 'Messages from the contact form, newest first',
        querystring: contactListSchema,
        response: { 200: listOf(contactEntryResponse) },
      },
      handler: async (request, reply) =>
        sendList(request, reply, await listContact(db, requireActor(request), request.query)),
    });

    app.route({
      method: 'GET',
      url: '/api/admin/contact-submissions/:id',
      config: { ...support, limit: 'read', untagged: true },
      schema: {
        tags,
        summary: 'A message from the contact form, with its answers',
        params,
        response: { 200: contactDetailResponse },
      },
      handler: async (request) => readContactDetail(db, requireActor(request), request.params.id),
    });

    app.route({
      method: 'POST',
      url: '/api/admin/contact-submissions/:id/answers',
      config: { ...support, limit: 'write', idempotent: true },
      schema: {
        tags,
        summary: 'Answer a message from the contact form by email',
        params,
        body: contactAnswerSchema,
        response: { 204: nothing },
      },
      handler: async (request, reply) => {
        const { params: place, body } = request;
        await answerContact({ db, enqueue }, requireActor(request), place.id, body);
        return reply.code(204).send(null);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/contact-submissions/:id/read',
      config: { ...support, limit: 'write' },
      schema: {
        tags,
        summary: 'Mark a message of the contact form as done',
        params,
        response: { 204: nothing },
      },
      handler: async (request, reply) => {
        await markContactDone(db, requireActor(request), request.params.id);
        return reply.code(204).send(null);
      },
    });
  };

/** What search engines read. */
const searchEngineRoutes =
  ({
    publicUrl,
    listCategorySlugs,
    listPricedMaterials,
    listProductSlugs,
    listSuppliers,
  }: SiteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { hide: true };

    app.get('/robots.txt', { config: read, schema }, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
    );

    app.get('/sitemap.xml', { config: read, schema }, async (_request, reply) =>
      asXml(reply).send(Readable.from(sitemapIndex(publicUrl, listProductSlugs))),
    );

    app.get('/sitemaps/pages.xml', { config: read, schema }, async (_request, reply) =>
      asXml(reply).send(
        pagesSitemap(publicUrl, await listCategorySlugs(), await listPricedMaterials()),
      ),
    );

    app.get('/sitemaps/suppliers.xml', { config: read, schema }, async (_request, reply) =>
      asXml(reply).send(suppliersSitemap(publicUrl, await listSuppliers())),
    );

    app.route({
      method: 'GET',
      url: '/sitemaps/products.xml',
      config: read,
      schema: { ...schema, querystring: sitemapQuerySchema },
      handler: async ({ query }, reply) =>
        asXml(reply).send(
          Readable.from(productsSitemap(publicUrl, listProductSlugs, query.after ?? null)),
        ),
    });
  };

const cacheSeconds = 3_600;

function asXml(reply: FastifyReply): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${cacheSeconds}`);
}
