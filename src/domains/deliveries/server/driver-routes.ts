import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nothing } from '../../../shared/responses.ts';
import { imageTypes, maxUploadBytes } from '../../../shared/upload-rules.ts';
import { driverDeliveryResponse, linkPhotoSchema, linkSchema, reportSchema } from '../schema.ts';
import { reportDelivery } from './arrival.ts';
import type { DeliveryDeps } from './deps.ts';
import { keepPhoto } from './photos.ts';
import { linkEnded, readLinked, requireLinked } from './reads.ts';

const tags = ['drivers'];
/** As long as 5 MB take at 20 kB/s. */
const photoTimeoutMs = 270_000;

/**
 * What a driver's link opens. The link is what lets somebody in, and whoever is signed in besides does
 * not matter: no answer of these may stay on a device, nor tell another site where it came from.
 */
export function driverRoutes(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    });
    // Before a body is looked at: what cannot be a link is none.
    app.addHook('preValidation', async ({ params }) => {
      const link = linkSchema.safeParse(params);
      if (!link.success) throw linkEnded();
      await requireLinked(deps.db, link.data.token);
    });

    app.get(
      '/api/d/:token',
      {
        schema: {
          tags,
          summary: 'The delivery that a driver’s link opens',
          params: linkSchema,
          response: { 200: driverDeliveryResponse },
        },
        config: { access: 'public', limit: 'read', untagged: true },
      },
      async (request) => readLinked(deps.db, request.params.token),
    );

    app.post(
      '/api/d/:token/report',
      {
        schema: {
          tags,
          summary: 'What a driver counted. The buyer’s PIN proves it',
          params: linkSchema,
          body: reportSchema,
          response: { 200: driverDeliveryResponse },
        },
        config: { access: 'public', limit: 'write' },
      },
      async (request) => reportDelivery(deps, request.params.token, request.body),
    );
    await app.register(photoRoute(deps));
  };
}

/** In a scope of its own: here a body is a picture, and nothing else. */
function photoRoute(deps: DeliveryDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>(
      [...imageTypes],
      { parseAs: 'buffer', bodyLimit: maxUploadBytes },
      (_request, body, done) => done(null, body),
    );
    app.put(
      '/api/d/:token/photos/:clientId',
      {
        bodyLimit: maxUploadBytes,
        schema: {
          tags,
          summary: 'A photo of a delivery, as a picture',
          params: linkPhotoSchema,
          response: { 204: nothing },
        },
        config: { access: 'public', limit: 'write', bodyTimeoutMs: photoTimeoutMs },
        // Nobody sends megabytes to a link that opens nothing.
        preParsing: async (request: FastifyRequest) => {
          const { token } = request.params as { token: string };
          await requireLinked(deps.db, token);
        },
      },
      async (request, reply) => {
        await keepPhoto(deps, request.params, request.body as Buffer);
        return reply.code(204).send(null);
      },
    );
  };
}
