import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../shared/testing/eventually.ts';
import { type ProcessLimits, processPool } from './process-pool.ts';
import { TaskGivenUp } from './task-pool.ts';

type Task = 'answer' | 'throw' | 'spin' | 'crash' | 'fill';

const pool = (limits: Partial<ProcessLimits> = {}) =>
  processPool<Task, { pid: number; secret: string | null }>(
    new URL('./testing/obedient-process.ts', import.meta.url),
    { running: 1, waiting: 1, memoryMb: 150, idleMs: 60_000, ...limits },
  );

const isUp = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => vi.unstubAllEnvs());

it('keeps a process for the next task, and tells it no secrets', async () => {
  vi.stubEnv('SESSION_SECRET', 'of the server');
  const run = pool();
  const first = await run('answer');
  expect(first.secret).toBeNull();
  expect(first.pid).not.toBe(process.pid);
  expect(await run('answer')).toEqual(first);
});

it('ends a process that holds more memory than it may after a task', async () => {
  const run = pool();
  const { pid } = await run('fill');
  await eventually(() => expect(isUp(pid)).toBe(false));
  expect((await run('answer')).pid).not.toBe(pid);
});

it('ends a process that has nothing to do', async () => {
  const { pid } = await pool({ idleMs: 1 })('answer');
  await eventually(() => expect(isUp(pid)).toBe(false));
});

it('says what failed, and works on', async () => {
  const run = pool();
  await expect(run('throw')).rejects.toThrow('as told');
  await expect(run('crash')).rejects.toThrow(TaskGivenUp);
  expect((await run('answer')).pid).toBeGreaterThan(0);
  const hasty = pool({ timeLimitMs: 2_000 });
  await expect(hasty('spin')).rejects.toThrow(TaskGivenUp);
  await eventually(async () => expect((await hasty('answer')).pid).toBeGreaterThan(0));
});
