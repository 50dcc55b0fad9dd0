import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../shared/testing/eventually.ts';
import { TaskGivenUp } from './task-pool.ts';
import { type ThreadLimits, threadPool } from './thread-pool.ts';

type Task = 'answer' | 'throw' | 'spin' | 'exit';

/** A thread that does what it is told, and says which thread it is. */
const pool = (limits: Partial<ThreadLimits> = {}) =>
  threadPool<Task, number>(new URL('./testing/obedient-worker.ts', import.meta.url), {
    running: 1,
    waiting: 1,
    ...limits,
  });

describe('threadPool', () => {
  it('keeps a thread for the next task', async () => {
    const run = pool();
    expect(await run('answer')).toBe(await run('answer'));
  });

  it('says what failed, and works on', async () => {
    const run = pool();
    await expect(run('throw')).rejects.toThrow('as told');
    await expect(run('exit')).rejects.toThrow('A thread ended before it answered');
    expect(await run('answer')).toBeGreaterThan(0);
  });

  it('ends what takes too long, without holding up anybody meanwhile', async () => {
    const run = pool({ timeLimitMs: 2_000 });
    let turns = 0;
    let isOver = false;
    const spinning = expect(run('spin'))
      .rejects.toThrow(TaskGivenUp)
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      turns += 1;
      await setTimeout(1);
    }
    await spinning;
    expect(turns).toBeGreaterThan(5);
    await eventually(async () => expect(await run('answer')).toBeGreaterThan(0));
  });

  it('turns away who comes when enough wait', async () => {
    const run = pool();
    const taken = [run('answer'), run('answer')];
    await expect(run('answer')).rejects.toMatchObject({ status: 503, code: 'overloaded' });
    expect(() => run.refuseIfFull()).toThrow();
    await Promise.all(taken);
  });
});
