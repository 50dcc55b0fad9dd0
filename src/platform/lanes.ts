import pg from 'pg';

/** Connections in pipeline mode: short reads of many requests follow each other without waiting for answers. */
export interface Lanes {
  /** A short read that waits for no lock; where all lanes are held up, it goes to the pool. */
  read<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
  close(): Promise<void>;
}

/** One process fills no more: what it asks for costs itself as much as the database. */
const laneCount = 2;
/** A lane that has answered nothing for so long takes nothing new until it does. */
const heldUpMs = 25;

/**
 * A read that has a connection to itself costs two system calls and wakes two processes, which is most of
 * what a short one costs. Here those of one turn of the event loop are written together, and their answers
 * are read together.
 */
export function openLanes(pool: pg.Pool, config: pg.ClientConfig): Lanes {
  const lanes = Array.from({ length: laneCount }, () => new Lane(config));
  return {
    read: (query) => {
      const [first, ...others] = lanes.filter((lane) => !lane.isHeldUp);
      if (!first) return pool.query(query);
      return others
        .reduce((best, lane) => (lane.waiting < best.waiting ? lane : best), first)
        .read(query);
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

class Lane {
  readonly #config: pg.ClientConfig;
  #client: Promise<pg.Client> | null = null;
  #corked: pg.Client | null = null;
  #answeredAt = 0;
  waiting = 0;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  get isHeldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.#answeredAt > heldUpMs;
  }

  async read<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.waiting === 0) this.#answeredAt = performance.now();
    this.waiting += 1;
    this.#client ??= this.#open();
    const opened = this.#client;
    try {
      const client = await opened;
      this.#sendTogether(client);
      return await client.query<Row>(query);
    } catch (error) {
      // Not the statement's own: nothing more comes of this connection.
      if ((error as { severity?: string }).severity !== 'ERROR') this.#forget(opened);
      throw error;
    } finally {
      this.waiting -= 1;
      this.#answeredAt = performance.now();
    }
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  /** A connection that is lost fails what waits for it, and is replaced at the next read. */
  #open(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, pipeline: true });
    const opened = client.connect().then(() => client);
    client.on('error', () => this.#forget(opened));
    client.on('end', () => this.#forget(opened));
    return opened;
  }

  #forget(opened: Promise<pg.Client>): void {
    if (this.#client !== opened) return;
    this.#client = null;
    opened.then((client) => client.end()).catch(() => undefined);
  }

  #sendTogether(client: pg.Client): void {
    if (this.#corked === client) return;
    this.#corked = client;
    const { stream } = client.connection;
    stream.cork();
    setImmediate(() => {
      this.#corked = null;
      stream.uncork();
    });
  }
}
