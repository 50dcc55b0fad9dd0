import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import './actor.ts';

/** A read's answer before it is sent: `body` is asked for only where the reader has no copy of it. */
export interface Answer {
  /**
   * Changes whenever the body does. Of what is somebody's own it must say whose: a browser keeps its
   * copy by address, whoever signs in there next.
   */
  readonly version: string;
  /** Ready JSON. */
  readonly body: () => string | Promise<string>;
}

/** Part of a list. */
export interface Part {
  /** Ready JSON, an array. */
  readonly json: string;
  /** What the address of the part that follows differs in; null at the end. */
  readonly next: Readonly<Record<string, string | number>> | null;
}

/** As Answer, of a list that is read part by part. */
export interface ListAnswer {
  readonly version: string;
  /** How many there are in all, where that is known. */
  readonly total: number | null;
  readonly part: () => Part | Promise<Part>;
}

interface ListEnd {
  /** As ListAnswer has it. */
  readonly total: number | null;
  /** Where the part that follows begins; nothing at the end. */
  readonly cursor: string | null | undefined;
}

/** Part of a list that is at hand: its version is the part itself. */
export function partAnswer(entries: readonly unknown[], { total, cursor }: ListEnd): ListAnswer {
  const json = JSON.stringify(entries);
  const next = cursor ? { cursor } : null;
  return { version: `${cursor} ${json}`, total, part: () => ({ json, next }) };
}

/**
 * A list of which one row more than asked for was read where there are more.
 *
 * @param cursorOf the last row shown; its entry's id leads on unless said otherwise
 */
export function listAnswer<Row, Entry extends { readonly id: string }>(
  { rows, total }: { readonly rows: readonly Row[]; readonly total: number | null },
  limit: number,
  present: (row: Row) => Entry,
  cursorOf: (row: Row, entry: Entry) => string = (_row, { id }) => id,
): ListAnswer {
  const entries = rows.slice(0, limit).map((row) => present(row));
  const [last, entry] = [rows[limit - 1], entries[limit - 1]];
  const isMore = rows.length > limit && last && entry;
  return partAnswer(entries, { total, cursor: isMore ? cursorOf(last, entry) : null });
}

/** The version of a body that is at hand anyway is the body itself, whoever reads it. */
export function asAnswer(value: unknown): Answer {
  const body = JSON.stringify(value);
  return { version: body, body: () => body };
}

/** Sends ready JSON with its ETag, or 304 where `If-None-Match` names it. */
export async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (isKnown(request, reply, answer.version)) return reply.code(304).send();
  return sendJson(reply, await answer.body());
}

/** As sendRead, with the total (X-Total-Count) and the address of the next part (Link) in the headers. */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: ListAnswer,
): Promise<FastifyReply> {
  if (list.total !== null) reply.header('x-total-count', list.total);
  if (isKnown(request, reply, `${list.version} ${list.total}`)) return reply.code(304).send();
  const { json, next } = await list.part();
  if (next !== null) reply.header('link', nextLink(request.url, next));
  return sendJson(reply, json);
}

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

/**
 * Whether the reader has this version already, and is answered 304. The tag is weak: the same answer may
 * travel compressed in more than one way.
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `W/"${hash('sha1', version, 'base64url')}"`;
  // What a person with an account reads may be theirs alone: no cache in between may keep it.
  const kept = request.actor ? 'private, no-cache' : 'no-cache';
  reply.header('etag', tag).header('cache-control', kept).header('vary', 'Cookie, Accept-Encoding');
  return namesTag(request.headers['if-none-match'], tag);
}

/** Whether an If-None-Match (a list, `*`, strong or weak) names this tag. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = tag.slice(2);
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}

function nextLink(url: string, next: NonNullable<Part['next']>): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(next)) params.set(name, String(value));
  return `<${path}?${params}>; rel="next"`;
}
