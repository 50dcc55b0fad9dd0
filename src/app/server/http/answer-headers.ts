import type { FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read whose answer is never kept by its reader: it has no ETag. */
    untagged?: boolean;
  }
}

type Call = Pick<RouteOptions, 'method' | 'config' | 'schema'>;

/** Whether a call's answer comes with an ETag: every read of data does, unless it says otherwise. */
export function isTagged({ method, config, schema }: Call): boolean {
  const answer = answerOf(schema);
  return (
    method === 'GET' && !config?.untagged && answer !== null && !(answer instanceof z.ZodMiniNull)
  );
}

/** Whether it comes with X-Total-Count and Link: a list does that takes a `limit`. */
export function isPaged(call: Call): boolean {
  return isTagged(call) && isList(answerOf(call.schema)) && takesLimit(call.schema?.querystring);
}

/** Null where the answer is a file, whose `content` is declared instead. */
function answerOf(schema: FastifySchema | undefined): z.ZodMiniType | null {
  const answer = (schema?.response as Record<number, unknown> | undefined)?.[200];
  return answer instanceof z.ZodMiniType ? answer : null;
}

function isList(answer: z.ZodMiniType | null): boolean {
  if (answer instanceof z.ZodMiniReadonly) return answer.def.innerType instanceof z.ZodMiniArray;
  return answer instanceof z.ZodMiniArray;
}

const takesLimit = (query: unknown) => query instanceof z.ZodMiniObject && 'limit' in query.shape;

const text = (description: string) => ({ type: 'string', description }) as const;

const requestId = { 'X-Request-Id': text('Quote this when you ask us about this response') };
const tagged = {
  ETag: text(
    'Version of the response. Send it in If-None-Match to get 304 while nothing has changed',
  ),
};
const paged = {
  'X-Total-Count': {
    type: 'integer',
    description: 'Total across all pages, if known',
  },
  Link: text('URL of the next page with rel="next". Absent on the last page'),
};
const replayed = {
  'Idempotency-Replayed': text(
    '"true" where the key was known, and this is its first answer again',
  ),
};
const refused = {
  ...requestId,
  'Retry-After': text('Seconds to wait before the next try. Sent with 429 and 503'),
};

/** The answers of a call as JSON schemas, each with the headers that it comes with. */
export function withHeaders(call: Call, answers: Readonly<Record<string, object>>): object {
  const headers = {
    ...requestId,
    ...(isTagged(call) && tagged),
    ...(isPaged(call) && paged),
    ...(call.config?.idempotent && replayed),
  };
  const unchanged = { description: 'Not modified', type: 'null', headers: tagged };
  return {
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { ...answer, headers: status === 'default' ? refused : headers },
      ]),
    ),
    ...(isTagged(call) && { 304: unchanged }),
  };
}
