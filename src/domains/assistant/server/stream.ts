import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ChatAnswer, type ChatEvent, eventsType } from '../schema.ts';
import type { Listener } from './chat/service.ts';

/** Whether a caller reads an answer as it is written. */
export const readsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(eventsType) ?? false;

/**
 * Sends an answer while it is written, as lines of JSON (`ChatEvent`). What needs no writing, or fails
 * before it begins, is answered as ever.
 */
export async function sendWhileWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (listener: Listener) => Promise<ChatAnswer>,
): Promise<ChatAnswer | FastifyReply> {
  const lines = new PassThrough();
  const reader = new AbortController();
  const begun = Promise.withResolvers<'begun'>();
  const tell = (event: ChatEvent) => {
    if (lines.writable) lines.write(`${JSON.stringify(event)}\n`);
  };
  reply.raw.once('close', () => reader.abort());
  const answered = run({
    ended: reader.signal,
    found(answer) {
      tell({ type: 'found', answer });
      begun.resolve('begun');
    },
    written: (text) => tell({ type: 'text', text }),
  });
  const first = await Promise.race([begun.promise, answered]);
  if (first !== 'begun') return first;
  answered
    .then(
      (answer) => tell({ type: 'answer', answer }),
      (error: unknown) => {
        request.log.error({ err: error }, 'an answer of the assistant broke off');
        tell({ type: 'error' });
      },
    )
    .finally(() => lines.end());
  return reply
    .type(`${eventsType}; charset=utf-8`)
    .headers({ 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' })
    .send(lines);
}
