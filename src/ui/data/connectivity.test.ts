import { expect, it, vi } from 'vitest';
import { notingConnectivity, onReconnected, tokenPath } from './connectivity.ts';

it('tells when the server answers again after it was away, and only then', async () => {
  const listener = vi.fn();
  let type = 'text/html';
  const stop = onReconnected(listener);
  const outcomes: (number | Error)[] = [];
  const send = notingConnectivity(async () => {
    const outcome = outcomes.shift() ?? 200;
    if (typeof outcome !== 'number') throw outcome;
    return new Response('{}', { status: outcome, headers: { 'content-type': type } });
  });
  const all = async (...next: (number | Error)[]) => {
    outcomes.push(...next);
    while (outcomes.length > 0) await send('/api/user').catch(() => undefined);
    return listener.mock.calls.length;
  };
  expect(await all(200, 404, 500, 429, 200)).toBe(0);
  expect(await all(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))).toBe(0);
  expect(await all(200, 200)).toBe(1);
  expect(await all(503, 401)).toBe(2);
  outcomes.push(new DOMException('given up', 'AbortError'));
  await expect(send('/api/user', { signal: AbortSignal.abort() })).rejects.toThrow('given up');
  expect(await all(200)).toBe(2);
  outcomes.push(new TypeError('Failed to fetch'));
  await expect(send(tokenPath)).rejects.toThrow('Failed');
  expect(await all(200)).toBe(2);
  type = 'application/json; charset=utf-8';
  expect(await all(503, 200)).toBe(2);
  type = 'text/html';
  expect(await all(503, 200)).toBe(3);
  stop();
  expect(await all(502, 200)).toBe(3);
});
