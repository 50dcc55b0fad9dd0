/** Carries out what is asked for while other runs are under way together with others. */
export interface Batches<Entry, Result> {
  add(entry: Entry): Promise<Result>;
}

export interface BatchOptions<Entry, Result> {
  /** Carries out entries together; results in their order. All or none: it may be called again. */
  readonly run: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  /** Entries of one key never go together, and keep their order; without it all may go together. */
  readonly keyOf?: (entry: Entry) => string;
  readonly most: number;
  /** Runs under way at once. */
  readonly lanes: number;
  /** Whether a run may have failed because of one of its entries alone; without it none does. */
  readonly isOnesFault?: (error: unknown) => boolean;
}

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A request alone is carried out at once, which is when the turn of the event loop ends: others that
 * came with it go with it. Where many come, each run takes those that came meanwhile, so
 * that they share a round trip and a commit. When a run fails for what may be one entry's fault, each is
 * tried alone; when it fails for another reason, or waits for a lock, it does so for all that go with it.
 */
export function createBatches<Entry, Result>(
  options: BatchOptions<Entry, Result>,
): Batches<Entry, Result> {
  const { run, lanes, isOnesFault: isFaultOfOne = () => false } = options;
  const line = createLine(options);
  let busy = 0;

  const settle = async (batch: readonly Waiting<Entry, Result>[]) => {
    try {
      const results = await run(batch.map(({ entry }) => entry));
      batch.forEach(({ resolve }, place) => {
        resolve(results[place] as Result);
      });
    } catch (error) {
      if (batch.length > 1 && isFaultOfOne(error)) {
        for (const waiting of batch) await settle([waiting]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  };

  const pulse = () => {
    while (busy < lanes) {
      const batch = line.take();
      if (batch.length === 0) return;
      busy += 1;
      void settle(batch).finally(() => {
        busy -= 1;
        line.release(batch);
        pulseSoon();
      });
    }
  };

  let isPulseDue = false;
  const pulseSoon = () => {
    if (isPulseDue) return;
    isPulseDue = true;
    setImmediate(() => {
      isPulseDue = false;
      pulse();
    });
  };

  return {
    add: (entry) =>
      new Promise((resolve, reject) => {
        line.push({ entry, resolve, reject });
        pulseSoon();
      }),
  };
}

/** Entries that wait, in the order in which they came; those of a key that is under way stay there. */
function createLine<Entry, Result>({ keyOf, most }: BatchOptions<Entry, Result>) {
  let queue: Waiting<Entry, Result>[] = [];
  const underWay = new Set<string>();

  return {
    push(waiting: Waiting<Entry, Result>): void {
      queue.push(waiting);
    },

    /** The next entries that go together, none where none may go. */
    take(): readonly Waiting<Entry, Result>[] {
      if (!keyOf) return queue.splice(0, most);
      const taken: Waiting<Entry, Result>[] = [];
      const seen = new Set(underWay);
      queue = queue.filter((waiting) => {
        const key = keyOf(waiting.entry);
        const goes = taken.length < most && !seen.has(key);
        if (goes) taken.push(waiting);
        seen.add(key);
        return !goes;
      });
      for (const { entry } of taken) underWay.add(keyOf(entry));
      return taken;
    },

    /** Their keys are free again. */
    release(batch: readonly Waiting<Entry, Result>[]): void {
      if (keyOf) for (const { entry } of batch) underWay.delete(keyOf(entry));
    },
  };
}

/**
 * Whether a statement over many entries may have failed because of one, by its class in PostgreSQL: bad
 * data, a broken rule, a deadlock, a row that is held for long. Not a statement that took too long: then
 * the database has too much to do, and fifty more would not help.
 */
export function isOnesFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^((22|23|40)[0-9A-Z]{3}|55P03)$/.test(code);
}
