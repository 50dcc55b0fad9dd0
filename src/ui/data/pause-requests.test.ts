import { afterEach, expect, it, vi } from 'vitest';
import { addTalker, pausable, pauseRequests } from './pause-requests.ts';

let resume: (() => void) | null = null;
afterEach(() => {
  resume?.();
  resume = null;
});

const answer = new Response('{}');

it('asks nothing while somebody signs out, gives up what is under way, and asks again afterwards', async () => {
  const asked: string[] = [];
  const send = pausable(
    (path, init) =>
      new Promise((resolve, reject) => {
        asked.push(path);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        if (path !== 'slow' || asked.length > 2) resolve(answer);
      }),
  );
  const talker = { rest: vi.fn(async () => undefined), resume: vi.fn() };
  addTalker(talker);
  const slow = send('slow');
  await Promise.resolve();
  resume = await pauseRequests();
  expect(talker.rest).toHaveBeenCalledOnce();
  const poll = send('poll');
  expect(await send('logout', { method: 'POST' })).toBe(answer);
  expect(asked).toEqual(['slow', 'logout']);
  resume();
  expect(await Promise.all([slow, poll])).toEqual([answer, answer]);
  expect(talker.resume).toHaveBeenCalledOnce();
  expect(asked.toSorted()).toEqual(['logout', 'poll', 'slow', 'slow']);
});

it('a failure is a failure while nobody signs out', async () => {
  const send = pausable(() => Promise.reject(new TypeError('offline')));
  await expect(send('poll')).rejects.toThrow('offline');
});
