import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { requireActor } from '../../../../platform/actor.ts';
import { asAnswer, sendList, sendRead } from '../../../../platform/conditional-read.ts';
import { sendTable } from '../../../../platform/csv.ts';
import { decodeCsv } from '../../../../shared/csv-text.ts';
import { invalid, issueAt } from '../../../../shared/errors.ts';
import { fileOf } from '../../../../shared/responses.ts';
import { maxImportBytes } from '../../import-rules.ts';
import {
  historyQuerySchema,
  historyResponse,
  importParamsSchema,
  importQuerySchema,
  importResponse,
  importResultResponse,
} from '../../import-schema.ts';
import { readForm } from './csv.ts';
import { type ExportDeps, exportProducts } from './export.ts';
import { readHistory } from './history.ts';
import { type ImportDeps, importLater, readImport, readLatestImport } from './later.ts';
import { importAtOnce, mostRowsAtOnce, readRows, tryImport } from './service.ts';

const tags = ['Selling'];
const access = ['supplier'] as const;
const wrongRole = 'only_suppliers_list';
const read = { access, wrongRole, limit: 'read' } as const;

/** A supplier's products as lists: in and out as CSV, and how their prices and stock changed. */
export const importRoutes =
  (deps: ImportDeps & ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(receivingRoute(deps));
    await app.register(followingRoutes(deps));
    await app.register(readingRoutes(deps));
  };

/** What a file's sender asked for, as a form or as the address says. */
interface SentList {
  readonly text: string;
  readonly dryRun: boolean;
  readonly later: boolean;
  readonly pricesConfirmed: boolean;
}

/** In a scope of its own, which alone reads CSV and forms with files. */
const receivingRoute =
  (deps: ImportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    readLists(app);
    app.route({
      method: 'POST',
      url: '/api/products/import',
      bodyLimit: maxImportBytes,
      config: { access, wrongRole, limit: 'write', idempotent: true, bodyTimeoutMs: 60_000 },
      schema: {
        tags,
        summary: 'Import products from CSV: text/csv, or a form with the field "file"',
        querystring: importQuerySchema,
        response: { 200: importResultResponse, 202: importResponse },
      },
      handler: async (request, reply) => {
        const actor = requireActor(request);
        const list = sentList(request.body, request.query);
        if (list.dryRun) return tryImport(deps, actor, list.text, list);
        const rows = await readRows(deps, actor, list.text);
        if (!list.later && rows.length <= mostRowsAtOnce) {
          return importAtOnce(deps, actor, rows, list);
        }
        return reply.code(202).send(await importLater(deps, actor, rows, list));
      },
    });
  };

/** The body becomes `{text}`, with the form's own fields where it is one. */
function readLists(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: maxImportBytes } as const;
  app.addContentTypeParser<Buffer>(
    'text/csv',
    options,
    async (_request: FastifyRequest, body: Buffer) => ({
      text: decodeCsv(body),
    }),
  );
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    options,
    async (request: FastifyRequest, body: Buffer) => {
      const { file, fields } = await readForm(body, request.headers['content-type'] ?? '');
      return { ...(file ? { text: decodeCsv(file) } : {}), fields };
    },
  );
}

const bodySchema = z.object({
  text: z.string(),
  fields: z.optional(importQuerySchema),
});

function sentList(body: unknown, query: z.infer<typeof importQuerySchema>): SentList {
  const sent = bodySchema.safeParse(body);
  if (!sent.success) {
    throw invalid([issueAt('file', 'list_file_missing')]);
  }
  const { text, fields } = sent.data;
  return {
    text,
    dryRun: fields?.dryRun ?? query.dryRun ?? false,
    later: fields?.later ?? query.later ?? false,
    pricesConfirmed: fields?.pricesConfirmed ?? query.pricesConfirmed ?? true,
  };
}

/** How imports that are carried out afterwards get on. */
const followingRoutes =
  (deps: ImportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/products/imports/latest',
      config: read,
      schema: {
        tags,
        summary: 'Your latest import within the last month',
        response: { 200: z.nullable(importResponse) },
      },
      handler: async (request, reply) => {
        const latest = await readLatestImport(deps, requireActor(request));
        return sendRead(request, reply, asAnswer(latest));
      },
    });

    app.route({
      method: 'GET',
      url: '/api/products/imports/:id',
      config: read,
      schema: {
        tags,
        summary: 'Progress of an import',
        params: importParamsSchema,
        response: { 200: importResponse },
      },
      handler: async (request, reply) => {
        const found = await readImport(deps, requireActor(request), request.params.id);
        return sendRead(request, reply, asAnswer(found));
      },
    });
  };

/** What the supplier has, and how it changed. */
const readingRoutes =
  (deps: ImportDeps & ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/products/export.csv',
      config: read,
      schema: {
        tags,
        summary: 'Your products as CSV',
        response: { 200: fileOf('text/csv') },
      },
      handler: async (request, reply) =>
        sendTable(reply, 'products', exportProducts(deps, requireActor(request))),
    });

    app.route({
      method: 'GET',
      url: '/api/products/:id/history',
      config: read,
      schema: {
        tags,
        summary: 'Price and stock history of your product',
        params: z.object({ id: z.guid('This is not a product id') }),
        querystring: historyQuerySchema,
        response: { 200: z.array(historyResponse) },
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        return sendList(
          request,
          reply,
          await readHistory(deps, requireActor(request), params.id, query),
        );
      },
    });
  };
