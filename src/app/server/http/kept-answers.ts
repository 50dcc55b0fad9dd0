import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../platform/changes.ts';
import '../../../platform/actor.ts';
import { namesTag } from '../../../platform/conditional-read.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same answer for every visitor without a session, until the catalogue changes. */
    keptForVisitors?: boolean;
    /** The same for contractors, who change nothing that it says. */
    keptForBuyers?: boolean;
  }
  interface FastifyRequest {
    /** This reader's answer, which others wait for; null for everybody else's. */
    answerBegun: AnswerBegun | null;
  }
}

interface AnswerBegun {
  /** How often the catalogue had changed then. */
  readonly age: number;
  readonly done: Promise<void>;
  readonly end: () => void;
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
 * Keeps the public reads of the catalogue for visitors without a session, and lists for contractors: who
 * sells or takes down sees a change of one's own at once. Everything is forgotten
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
  // By address: of many who ask for the same at once, one has it made and the others wait for it.
  const begun = new Map<string, AnswerBegun>();
  let age = 0;
  changes.onChange(() => {
    age += 1;
    answers.clear();
  });

  const isKept = ({ routeOptions, method, url, cookies, actor }: FastifyRequest) => {
    const { keptForVisitors, keptForBuyers } = routeOptions.config;
    const isForReader =
      cookies[sessionCookie] === undefined
        ? keptForVisitors
        : keptForBuyers && actor?.role === 'contractor';
    return (
      isForReader === true &&
      method === 'GET' &&
      url.length <= longestAddress &&
      changes.isListening
    );
  };

  const end = (request: FastifyRequest) => {
    const own = request.answerBegun;
    if (!own) return;
    request.answerBegun = null;
    if (begun.get(request.url) === own) begun.delete(request.url);
    own.end();
  };

  app.decorateRequest('answerBegun', null);
  // Behind the limits, before anything is parsed or asked for.
  app.addHook('preParsing', async (request, reply) => {
    if (!isKept(request)) return;
    const { url } = request;
    // Where nothing came of the one who had it made, as for who has it already, the next one is that one.
    // What was begun before a change is of no use to who asks after it.
    for (let others = begun.get(url); others?.age === age; others = begun.get(url)) {
      if (answers.has(url)) break;
      await others.done;
    }
    const kept = answers.get(url);
    if (kept) return answer(request, reply, kept);
    request.answerBegun = begin(age);
    begun.set(url, request.answerBegun);
    reply.raw.once('close', () => end(request));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isUsable =
      request.answerBegun?.age === age && reply.statusCode === 200 && changes.isListening;
    if (isUsable && typeof payload === 'string') {
      answers.set(request.url, { headers: headersOf(reply), body: payload });
    }
    end(request);
  });
}

function begin(age: number): AnswerBegun {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { age, done: promise, end: resolve };
}

function answer(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  reply.headers(kept.headers);
  if (request.actor) reply.header('cache-control', `private, ${kept.headers['cache-control']}`);
  const { etag } = kept.headers;
  const isKnown = etag !== undefined && namesTag(request.headers['if-none-match'], etag);
  return isKnown ? reply.code(304).send() : reply.send(kept.body);
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const named = keptHeaders.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    named.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value).replace(/^private, /, '')]],
    ),
  );
}
