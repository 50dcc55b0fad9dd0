import pg from 'pg';

/** Says that something kept in memory may be out of date. */
export interface Changes {
  /** Called after each change, and after every gap in which one may have been missed. */
  onChange(listener: () => void): void;
  /** False while changes could be missed: whoever keeps copies must not use them then. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

const reconnectMs = 1_000;
/**
 * The first change is told at once; those that follow it this soon are told together. While many edit,
 * copies in memory then live at least this long, and are older than the truth by no more.
 */
const togetherMs = 250;

/**
 * Listens on one channel of PostgreSQL with a connection of its own, and reconnects for ever. This is
 * how copies in memory (rendered pages, the materials dictionary) stay true in every process.
 */
export async function listenForChanges(url: string, channel: string): Promise<Changes> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let client: pg.Client | null = null;
  let listening = false;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  const soon = tellAtMostEvery(togetherMs, tell);

  const lost = () => {
    listening = false;
    client = null;
    if (!closed) timer = setTimeout(() => void connect().catch(() => undefined), reconnectMs);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'jengasoko-changes' });
    next.on('error', () => undefined);
    next.on('end', lost);
    next.on('notification', soon.tell);
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    listening = true;
    tell();
  };
  await connect();
  return {
    onChange: (listener) => void listeners.add(listener),
    get isListening() {
      return listening;
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      soon.stop();
      await client?.end();
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
