import { afterEach, expect, it, vi } from 'vitest';
import { onReconnected } from './connectivity.ts';
import { postForLines } from './json-lines.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const type = 'application/x-ndjson';

/** Posts, and answers what came. @param answer as the server gives it; null cannot be reached */
async function post(answer: { body: string; type: string } | null) {
  const sent = vi.fn(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(answer.body, { headers: { 'content-type': answer.type } });
  });
  vi.stubGlobal('fetch', sent);
  const lines: unknown[] = [];
  const onLine = (line: unknown) => lines.push(line);
  await postForLines('/api/ai/chat', {}, { type, timeoutMs: 1_000, onLine });
  return lines;
}

it('hands over each line, and a plain answer as one', async () => {
  expect(await post({ body: '{"a":1}\n{"b":2}\n', type })).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await post({ body: '{"c":3}', type: 'application/json' })).toEqual([{ c: 3 }]);
});

it('what it learns of the server others hear too', async () => {
  const back = vi.fn();
  const stop = onReconnected(back);
  await expect(post(null)).rejects.toThrow('Failed to fetch');
  await post({ body: '{}', type });
  expect(back).toHaveBeenCalledTimes(1);
  stop();
});
