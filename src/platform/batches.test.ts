import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBatches } from './batches.ts';

interface Entry {
  readonly who: string;
  readonly what: number;
}

/** After what came so far was begun, and what ended so far was told. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Runs that wait until they are told to go on. */
function batchesByHand({ most = 50, lanes = 1, isApart = true } = {}) {
  const runs: { entries: readonly Entry[]; end: (error?: Error) => void }[] = [];
  const batches = createBatches<Entry, number>({
    run: (entries) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(entries.map(({ what }) => what * 2));
        runs.push({ entries, end });
      }),
    ...(isApart ? { keyOf: ({ who }: Entry) => who } : {}),
    most,
    lanes,
  });
  return { batches, runs };
}

describe('batches', () => {
  it('carry out at once what comes alone, and together what comes meanwhile', async () => {
    const { batches, runs } = batchesByHand();
    const first = batches.add({ who: 'a', what: 1 });
    await settled();
    const others = [2, 3, 4].map((what) => batches.add({ who: `b${what}`, what }));
    await settled();
    expect(runs.map(({ entries }) => entries.length)).toEqual([1]);
    runs[0]?.end();
    expect(await first).toBe(2);
    await settled();
    runs[1]?.end();
    expect(await Promise.all(others)).toEqual([4, 6, 8]);
    expect(runs).toHaveLength(2);
  });

  it('carry out together what comes in one turn', async () => {
    const { batches, runs } = batchesByHand({ lanes: 2 });
    for (const what of [1, 2, 3]) void batches.add({ who: `${what}`, what });
    await settled();
    expect(runs.map(({ entries }) => entries.length)).toEqual([3]);
  });

  it('keep entries of one key apart and in order, and hold no more than they may', async () => {
    const { batches, runs } = batchesByHand({ most: 2, lanes: 2 });
    void batches.add({ who: 'x', what: 0 });
    await settled();
    for (const [who, what] of [
      ['x', 1],
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ] as const) {
      void batches.add({ who, what });
    }
    await settled();
    expect(runs.map(({ entries }) => entries.map(({ what }) => what))).toEqual([[0], [2, 3]]);
    runs[0]?.end();
    await settled();
    expect(runs[2]?.entries.map(({ what }) => what)).toEqual([1, 4]);
  });

  it('try each alone where a run fails, so that only the one at fault does', async () => {
    const results: unknown[] = [];
    const batches = createBatches<Entry, number>({
      run: async (entries) => {
        await settled();
        if (entries.some(({ what }) => what === 3)) throw new Error('Three');
        return entries.map(({ what }) => what);
      },
      keyOf: ({ who }) => who,
      most: 50,
      lanes: 1,
      isOnesFault: (error) => error instanceof Error && error.message === 'Three',
    });
    const added = [1, 2, 3, 4].map((what) => batches.add({ who: String(what), what }));
    results.push(...(await Promise.allSettled(added)).map(({ status }) => status));
    expect(results).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('let all fail together where no one of them is at fault', async () => {
    const { batches, runs } = batchesByHand();
    void batches.add({ who: 'a', what: 1 });
    await settled();
    const others = ['b', 'c'].map((who) => batches.add({ who, what: 2 }));
    runs[0]?.end();
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.end(new Error('No connection'));
    await expect(Promise.allSettled(others)).resolves.toMatchObject([
      { status: 'rejected', reason: { message: 'No connection' } },
      { status: 'rejected', reason: { message: 'No connection' } },
    ]);
    expect(runs).toHaveLength(2);
  });

  it('put everything together where nothing has a key', async () => {
    const { batches, runs } = batchesByHand({ most: 3, isApart: false });
    for (const what of [0, 1, 2, 3, 4]) void batches.add({ who: 'x', what });
    await settled();
    runs[0]?.end();
    await settled();
    expect(runs.map(({ entries }) => entries.map(({ what }) => what))).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  it('answer everybody what is theirs, however many come', async () => {
    const people = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(people, fc.integer({ min: 1, max: 3 }), async (whos, lanes) => {
        const together: string[][] = [];
        const batches = createBatches<Entry, string>({
          run: async (entries) => {
            together.push(entries.map(({ who }) => who));
            await settled();
            return entries.map(({ who, what }) => `${who}${what}`);
          },
          keyOf: ({ who }) => who,
          most: 3,
          lanes,
        });
        const answers = await Promise.all(whos.map((who, what) => batches.add({ who, what })));
        expect(answers).toEqual(whos.map((who, what) => `${who}${what}`));
        for (const batch of together) expect(new Set(batch).size).toBe(batch.length);
      }),
      { numRuns: 30 },
    );
  });
});
