import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import '../../../platform/idempotency.ts';
import { refusal } from '../../../shared/responses.ts';
import { withHeaders } from './answer-headers.ts';

/** The docs page brings its own scripts and styles; its icons are data addresses. */
const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

const idempotencyHeaders = z.object({ 'idempotency-key': z.optional(z.string()) });

/** Adds what holds for many calls: all refuse in the same form, some take an Idempotency-Key. */
function described({ schema, route }: { schema: FastifySchema; route: RouteOptions }) {
  return {
    ...schema,
    ...(route.config?.idempotent ? { headers: idempotencyHeaders } : {}),
    response: { ...(schema?.response as object | undefined), default: refusal },
  };
}

/** The API document at /api/openapi.json, made from the schemas of the routes, and its page at /api/docs. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'JengaSoko',
        version: '1.0.0',
        description:
          'Money is a decimal string in KES, times are ISO 8601 UTC, ids are UUIDs. Lists are plain arrays, paged with X-Total-Count and Link rel="next".',
      },
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform({ ...call, schema: described(call) });
      const { response } = schema;
      return {
        schema: response
          ? { ...schema, response: withHeaders(call.route, response as Record<string, object>) }
          : schema,
        url,
      };
    },
  });
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', limit: 'read' }, schema: { hide: true } },
    async (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', limit: 'read' };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(fastifySwaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'JengaSoko API' },
    });
  });
}
