import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../platform/changes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same answer for every visitor without a session, until the catalogue changes. */
    keptForVisitors?: boolean;
  }
  interface FastifyRequest {
    /** How often the catalogue had changed when this visitor's answer was begun; null for others. */
    catalogueAge: number | null;
  }
}

interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const keptHeaders = ['content-type', 'cache-control', 'vary', 'etag', 'link', 'x-total-count'];
/** Longer addresses are nobody's usual ones; they would only fill the memory. */
const longestAddress = 300;
/** An upper bound for what no change announces. */
const maxAgeMs = 60_000;

/**
 * Keeps the public reads of the catalogue for visitors without a session. Everything is forgotten
 * whenever the catalogue changes, in every process, and nothing is used while a change could be missed.
 */
export function addKeptAnswers(
  app: FastifyInstance,
  changes: Changes,
  sessionCookie: string,
): void {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 512,
    ttl: maxAgeMs,
  });
  let age = 0;
  changes.onChange(() => {
    age += 1;
    answers.clear();
  });

  const isForVisitors = ({ routeOptions, method, url, cookies }: FastifyRequest) =>
    routeOptions.config.keptForVisitors === true &&
    method === 'GET' &&
    url.length <= longestAddress &&
    cookies[sessionCookie] === undefined &&
    changes.isListening;

  app.decorateRequest('catalogueAge', null);
  // Behind the limits, before anything is parsed or asked for.
  app.addHook('preParsing', async (request, reply) => {
    if (!isForVisitors(request)) return;
    const kept = answers.get(request.url);
    if (kept) return answer(request, reply, kept);
    request.catalogueAge = age;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.catalogueAge !== age || reply.statusCode !== 200) return;
    if (typeof payload !== 'string' || !changes.isListening) return;
    answers.set(request.url, { headers: headersOf(reply), body: payload });
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  reply.headers(kept.headers);
  const isKnown = kept.headers.etag && request.headers['if-none-match'] === kept.headers.etag;
  return isKnown ? reply.code(304).send() : reply.send(kept.body);
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const named = keptHeaders.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
