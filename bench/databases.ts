import pg from 'pg';
import { generateProducts } from '../db/seed/generate.ts';
import { seedDemo } from '../db/seed/index.ts';
import { migrateToLatest } from '../src/platform/migrations.ts';

/** The demo catalogue as it is; other sizes are cut from it or varied out of it. */
export const demoSize = 1_227;

/** Makes databases with catalogues of several sizes on one server. */
export class Databases {
  readonly #adminUrl: string;
  readonly #log: (line: string) => void;
  #isSeeded = false;

  constructor(adminUrl: string, log: (line: string) => void) {
    this.#adminUrl = adminUrl;
    this.#log = log;
  }

  /** The address of a new database with so many products. */
  async create(size: number): Promise<string> {
    const demo = this.#urlOf('bench_demo');
    if (!this.#isSeeded) {
      await this.#run('create database bench_demo');
      await migrateToLatest(demo, () => undefined);
      await seedDemo(demo, this.#log);
      this.#isSeeded = true;
    }
    const name = `bench_${size}`;
    await this.#run(`create database ${name} template bench_demo`);
    const url = this.#urlOf(name);
    if (size > demoSize) await generateProducts(url, size - demoSize, () => undefined);
    if (size < demoSize) await cutTo(url, size);
    await makeReal(url);
    // What was just written goes to the disk now, not while something is measured.
    await this.#run('checkpoint');
    return url;
  }

  #urlOf(name: string): string {
    const url = new URL(this.#adminUrl);
    url.pathname = `/${name}`;
    return url.href;
  }

  async #run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#adminUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}

/** It is measured as in production, which refuses a demo. */
async function makeReal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('update users set is_demo = false');
  } finally {
    await client.end();
  }
}

async function cutTo(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'delete from products where id not in (select id from products order by md5(slug) limit $1)',
      [size],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
