import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { fileOf, nothing } from '../../shared/responses.ts';
import type { UploadType } from '../../shared/upload-rules.ts';
import { uploadRequestSchema } from '../../shared/uploads.ts';
import { requireActor } from '../actor.ts';
import '../idempotency.ts';
import { type KeptFile, receiveTimeoutMs, type Uploads } from './uploads.ts';

const tags = ['files'];
const params = z.object({
  id: z.pipe(
    z.guid('This is not an id'),
    z.transform((id) => id.toLowerCase()),
  ),
});
const signedQuery = z.object({
  expires: z.coerce.number('This upload address is not valid').check(z.int()),
  signature: z.string('This upload address is not valid').check(z.maxLength(100)),
});

const uploadTicketResponse = z.strictObject({
  method: z.literal('PUT'),
  url: z.string(),
  objectPath: z.string(),
});

/** Sending files, and reading private ones. Public pictures are below /media. */
export function objectStorageRoutes({ uploads }: { uploads: Uploads }): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.post(
      '/api/object-storage/upload-url',
      {
        schema: {
          tags,
          summary: 'Get an address to upload a file to',
          body: uploadRequestSchema,
          response: { 200: uploadTicketResponse },
        },
        config: { access: 'signed-in', limit: 'write', idempotent: true },
      },
      async (request) => uploads.start(requireActor(request), request.body),
    );

    app.get(
      '/api/object-storage/uploads/:id',
      {
        schema: {
          tags,
          summary: 'A file, for its owner',
          params,
          response: { 200: fileOf('application/pdf', 'image/*') },
        },
        config: { access: 'signed-in', staff: ['moderator'], limit: 'read', personal: true },
      },
      async (request, reply) => {
        return sendFile(reply, await uploads.open(requireActor(request), request.params.id));
      },
    );

    await app.register(receivingRoute({ uploads }));
  };
}

/** In a scope of its own: here a body of any type is left unread, for the handler to count. */
function receivingRoute({ uploads }: { uploads: Uploads }): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    app.put(
      '/api/object-storage/uploads/:id',
      {
        schema: {
          tags,
          summary: 'Upload a file',
          params,
          querystring: signedQuery,
          response: { 204: nothing },
        },
        // The signature is what lets somebody in, as it is where files go straight to a bucket.
        config: { access: 'public', limit: 'write', bodyTimeoutMs: receiveTimeoutMs },
      },
      async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        await uploads.receive(request.actor, {
          ...request.query,
          id: request.params.id.toLowerCase(),
          contentType: request.headers['content-type'] ?? '',
          contentLength: Number(request.headers['content-length']) || null,
          source: request.raw,
          gone: gone.signal,
        });
        return reply.code(204).send(null);
      },
    );
  };
}

/** Always as an attachment in a sandbox, whoever made it. */
export function sendFile(reply: FastifyReply, file: KeptFile): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(nameOf(file)))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .type(file.contentType)
    .send(file.bytes);
}

const endings: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/** The owner's own name for it, with the ending of what it is: a page saved as .html would be run. */
function nameOf({ filename, contentType }: { filename: string; contentType: UploadType }): string {
  const stem = filename.replace(/\.[^.]*$/, '').replace(/[/\\:*?"<>|]/g, '-');
  return `${stem || 'file'}.${endings[contentType]}`;
}
