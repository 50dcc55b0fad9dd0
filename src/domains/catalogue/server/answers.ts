import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A read's answer before it is sent: `body` is asked for only where the reader has no copy of it. */
export interface Answer {
  /** Changes whenever the body does. */
  readonly version: string;
  readonly body: () => string | Promise<string>;
}

export interface ListAnswer extends Answer {
  readonly total: number;
  /** Cursor of the next page. */
  readonly next: string | null;
}

/** The version of a body that is at hand anyway is the body itself. */
export const asAnswer = (value: unknown): Answer => {
  const body = JSON.stringify(value);
  return { version: body, body: () => body };
};

/**
 * Sends ready JSON with its ETag, or 304 where `If-None-Match` names it. The tag is weak: the same
 * answer may travel compressed in more than one way.
 */
export async function sendRead(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const tag = `W/"${hash('sha1', answer.version, 'base64url')}"`;
  // What a person with an account reads may be theirs alone: no cache in between may keep it.
  const kept = request.actor ? 'private, no-cache' : 'no-cache';
  reply.header('etag', tag).header('cache-control', kept).header('vary', 'Cookie, Accept-Encoding');
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(await answer.body());
}

/** As sendRead, with the total and the address of the next page in the headers. */
export async function sendList(request: FastifyRequest, reply: FastifyReply, list: ListAnswer) {
  reply.header('x-total-count', list.total);
  if (list.next !== null) reply.header('link', nextLink(request.url, list.next));
  const version = `${list.version} ${list.total} ${list.next}`;
  return sendRead(request, reply, { version, body: list.body });
}

function nextLink(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return `<${path}?${params}>; rel="next"`;
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = tag.slice(2);
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
