import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Rendering } from '../../../platform/images/images.ts';
import { avatarSizes } from '../../../shared/avatars.ts';
import { AppError } from '../../../shared/errors.ts';
import { mediaWidths } from '../rules.ts';
import type { CatalogueDeps } from './deps.ts';
import { MediaFiles, type MediaPorts } from './media.ts';

const params = z.object({
  key: z.string(),
  file: z.string(),
});
/** A hash: no other address has ever been given out. */
const keyPattern = /^[0-9a-f]{1,128}$/;
const types = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' } as const;

/**
 * GET /media/{key}/{160|320|640|960}.{webp|avif}, /media/{key}/{64|128|256}.webp for people, and
 * /media/{key}/og.jpg, the preview of shared links.
 * A key is the hash of what it shows, so an answer is good for ever.
 */
export const mediaRoutes =
  (deps: Pick<CatalogueDeps, 'pool'> & MediaPorts): FastifyPluginAsyncZod =>
  async (app) => {
    const files = new MediaFiles(deps.pool, deps);
    app.route({
      method: 'GET',
      url: '/media/:key/:file',
      config: { access: 'public', limit: 'media', answer: 'file' },
      schema: { hide: true, params },
      handler: async (request, reply) => {
        const { key, file: name } = request.params;
        const file = fileCalled(name);
        if (!file || !keyPattern.test(key)) throw new AppError(404, 'photo_not_found');
        const tag = `"${key}-${name}"`;
        const bytes = await files.read(key, file);
        reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag);
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply.type(typeOf(file)).send(bytes);
      },
    });
  };

function typeOf(file: Rendering): string {
  if (file.kind === 'preview') return types.jpeg;
  return file.kind === 'avatar' ? types.webp : types[file.format];
}

function fileCalled(name: string): Rendering | null {
  if (name === 'og.jpg') return { kind: 'preview' };
  const size = avatarSizes.find((candidate) => name === `${candidate}.webp`);
  if (size) return { kind: 'avatar', size };
  const match = /^(\d{3})\.(webp|avif)$/.exec(name);
  const width = mediaWidths.find((candidate) => String(candidate) === match?.[1]);
  const format = match?.[2] === 'avif' ? 'avif' : 'webp';
  return match && width ? { kind: 'picture', width, format } : null;
}
