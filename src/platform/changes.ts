import { listen } from './listen.ts';

/** Says that something kept in memory may be out of date. */
export interface Changes {
  /** Called after each change, and after every gap in which one may have been missed. */
  onChange(listener: () => void): void;
  /** False while changes could be missed: whoever keeps copies must not use them then. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/**
 * The first change is told at once; those that follow it this soon are told together. While many edit,
 * copies in memory then live at least this long, and are older than the truth by no more.
 */
const togetherMs = 250;

/**
 * Says when something is announced on a channel of PostgreSQL. This is how copies in memory (rendered
 * pages, the materials dictionary) stay true in every process.
 */
export async function listenForChanges(url: string, channel: string): Promise<Changes> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const soon = tellAtMostEvery(togetherMs, tell);

  const listening = await listen(url, channel, { onPayload: soon.tell, onOpen: tell });
  return {
    onChange: (listener) => void listeners.add(listener),
    get isListening() {
      return listening.isListening;
    },
    async close() {
      soon.stop();
      await listening.close();
    },
  };
}

/** Tells at once, and then at the end of each span in which something more was to be told. */
function tellAtMostEvery(ms: number, tell: () => void) {
  let timer: NodeJS.Timeout | null = null;
  let isMore = false;
  const rest = () => {
    timer = null;
    if (isMore) begin();
  };
  const begin = () => {
    isMore = false;
    timer = setTimeout(rest, ms).unref();
    tell();
  };
  return {
    tell() {
      if (timer) isMore = true;
      else begin();
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
