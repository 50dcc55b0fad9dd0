import { expect, it } from 'vitest';
import { limitConcurrency, limitConcurrencyByKey } from './limit-concurrency.ts';

/** Work that ends when told to. */
function controlled() {
  const finish: (() => void)[] = [];
  let most = 0;
  let active = 0;
  const work = async () => {
    active += 1;
    most = Math.max(most, active);
    await new Promise<void>((resolve) => finish.push(resolve));
    active -= 1;
  };
  return { work, finish, most: () => most };
}

it('runs two at once, lets two wait, and refuses the fifth with Retry-After', async () => {
  const inTurn = limitConcurrency({ running: 2, waiting: 2 });
  const { work, finish, most } = controlled();
  const accepted = [inTurn(work), inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toMatchObject({
    status: 503,
    code: 'overloaded',
    headers: { 'retry-after': '2' },
  });
  for (let done = 0; done < 4; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(done);
    finish[done]?.();
  }
  await Promise.all(accepted);
  expect(most()).toBe(2);
});

it('hands the place on when work fails', async () => {
  const inTurn = limitConcurrency({ running: 1, waiting: 1 });
  const failing = inTurn(async () => {
    throw new Error('no memory');
  });
  const waiting = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no memory');
  await expect(waiting).resolves.toBe('done');
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
});

it('lets go of who no longer waits, with 503, and keeps the order of the others', async () => {
  const inTurn = limitConcurrency({ running: 1, waiting: 3 });
  const { work, finish } = controlled();
  const gone = new AbortController();
  const done: string[] = [];
  const first = inTurn(work);
  const second = inTurn(async () => void done.push('second'), gone.signal);
  const third = inTurn(async () => void done.push('third'));
  gone.abort();
  await expect(second).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  await expect(inTurn(async () => undefined, gone.signal)).rejects.toMatchObject({ status: 503 });
  finish[0]?.();
  await Promise.all([first, third]);
  expect(done).toEqual(['third']);
});

it('by key, one waits for oneself alone', async () => {
  const inTurn = limitConcurrencyByKey({ running: 1, waiting: 1 });
  const { work, finish, most } = controlled();
  const own = [inTurn('a', work), inTurn('a', work)];
  await expect(inTurn('a', work)).rejects.toMatchObject({ status: 503 });
  await expect(inTurn('b', async () => 'done')).resolves.toBe('done');
  for (let done = 0; done < 2; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(done);
    finish[done]?.();
  }
  await Promise.all(own);
  expect(most()).toBe(1);
});
