import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PolledList } from './service.ts';

/**
 * Answers a private read with its ETag, or 304 where the reader has this version already. `version` must
 * name whose it is: a browser keeps its copy by address, whoever signs in there next.
 */
export async function sendPolled(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  body: () => unknown,
): Promise<FastifyReply> {
  const tag = `W/"${hash('sha1', version, 'base64url')}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Cookie' });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(await body());
}

/** As sendPolled, with the total and the address of the next part in the headers. */
export async function sendPolledList<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: PolledList<T>,
): Promise<FastifyReply> {
  return sendPolled(request, reply, list.version, async () => {
    const { items, next } = await list.part();
    if (list.total !== null) reply.header('x-total-count', list.total);
    if (next) reply.header('link', `<${addressWith(request.url, next)}>; rel="next"`);
    return items;
  });
}

function addressWith(url: string, values: Readonly<Record<string, number>>): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) params.set(name, String(value));
  return `${path}?${params}`;
}

function namesTag(header = '', tag: string): boolean {
  return header.split(',').some((candidate) => candidate.trim() === tag);
}
