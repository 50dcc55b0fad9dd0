/** As fetch, for addresses of this site. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** Something that speaks with the server by itself. */
export interface Talker {
  /** Falls silent; done when nothing of it is under way any more. */
  readonly rest: () => Promise<void>;
  readonly resume: () => void;
}

const talkers = new Set<Talker>();
let reads = new AbortController();
/** Pending while requests are paused. */
let resumed: Promise<void> | null = null;

export function addTalker(talker: Talker): void {
  talkers.add(talker);
}

/**
 * Stops polls, reads and the live connection, because somebody signs out: their answers would be
 * refusals that nobody can use. Writes go on. @returns how to take it all up again
 */
export async function pauseRequests(): Promise<() => void> {
  let resume: () => void = () => undefined;
  resumed = new Promise((done) => {
    resume = done;
  });
  reads.abort();
  await Promise.all(Array.from(talkers, (talker) => talker.rest()));
  return () => {
    resumed = null;
    reads = new AbortController();
    resume();
    for (const talker of talkers) talker.resume();
  };
}

/** Sends what reads only while requests are not paused; what was under way then is asked again afterwards. */
export function pausable(send: Send): Send {
  const read: Send = async (path, init) => {
    while (resumed) await resumed;
    try {
      return await send(path, { ...init, signal: reads.signal });
    } catch (error) {
      if (!resumed) throw error;
      return read(path, init);
    }
  };
  return (path, init) => (init?.method ? send(path, init) : read(path, init));
}
