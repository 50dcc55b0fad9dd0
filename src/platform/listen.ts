import pg from 'pg';

export interface Listening {
  /** False while something could be missed. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface Listener {
  readonly onPayload: (payload: string) => void;
  /** Called at every new beginning: after a gap something may have been missed. */
  readonly onOpen: () => void;
}

const reconnectMs = 1_000;

/** Listens on one channel of PostgreSQL with a connection of its own, and reconnects for ever. */
export async function listen(
  url: string,
  channel: string,
  { onPayload, onOpen }: Listener,
): Promise<Listening> {
  let client: pg.Client | null = null;
  let listening = false;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;

  const lost = () => {
    listening = false;
    client = null;
    if (!closed) timer = setTimeout(() => void connect().catch(() => undefined), reconnectMs);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'jengasoko-listen',
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('end', lost);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    listening = true;
    onOpen();
  };
  await connect();
  return {
    get isListening() {
      return listening;
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
