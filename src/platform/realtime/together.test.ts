import { expect, it } from 'vitest';
import { together } from './together.ts';

it('what comes while one call is under way goes together with the next, all once and in order', async () => {
  const calls: number[][] = [];
  const open: (() => void)[] = [];
  const send = together<number>((items) => {
    calls.push([...items]);
    return new Promise((resolve) => open.push(resolve));
  });
  const first = send([1]);
  await Promise.resolve();
  const rest = [send([2, 3]), send([4])];
  const many = send(Array.from({ length: 200 }, (_, index) => index));
  expect(calls).toEqual([[1]]);
  open.shift()?.();
  await first;
  await Promise.resolve();
  expect(calls).toEqual([[1], [2, 3, 4]]);
  open.shift()?.();
  await Promise.all(rest);
  await Promise.resolve();
  expect(calls[2]).toHaveLength(200);
  open.shift()?.();
  await many;
});

it('one failure is that call’s alone', async () => {
  let isBroken = true;
  const send = together<number>(async () => {
    if (isBroken) throw new Error('broken');
  });
  await expect(send([1])).rejects.toThrow('broken');
  isBroken = false;
  await expect(send([2])).resolves.toBeUndefined();
});
