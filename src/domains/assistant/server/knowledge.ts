import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { type Knowledge, prepare } from '../understanding/knowledge.ts';
import { selectFacts, selectFactsVersion } from './queries/facts.ts';

/** How old the answer to "did the dictionary change?" may be. */
const checkEveryMs = 5_000;
/** What sizes products have is read off all of them; until then a new one is not known by name. */
const valuesEveryMs = 120_000;

/**
 * The dictionary, the gazetteer and the sizes on the list, prepared and kept in memory. It asks the
 * database for its version, so every process follows a change alike; nobody waits for a refresh
 * after the first.
 */
export class KnowledgeStore {
  readonly #db: Kysely<DB>;
  readonly #now: () => number;
  #knowledge: Knowledge | null = null;
  #version = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<Knowledge> | null = null;

  /** `now` is milliseconds of any clock that only goes forward. */
  constructor(db: Kysely<DB>, now: () => number = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  async get(): Promise<Knowledge> {
    if (this.#now() - this.#checkedAt >= checkEveryMs) {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = null;
      });
      if (this.#knowledge) this.#checking.catch(() => undefined);
    }
    if (this.#knowledge) return this.#knowledge;
    return this.#checking ?? this.#check();
  }

  async #check(): Promise<Knowledge> {
    const now = this.#now();
    const version = await selectFactsVersion(this.#db);
    const isOld = now - this.#loadedAt >= valuesEveryMs;
    if (!this.#knowledge || version !== this.#version || isOld) {
      this.#knowledge = prepare(await selectFacts(this.#db));
      this.#version = version;
      this.#loadedAt = now;
    }
    this.#checkedAt = now;
    return this.#knowledge;
  }
}

const stores = new WeakMap<Kysely<DB>, KnowledgeStore>();

/** The one store of this database. */
export function knowledgeOf(db: Kysely<DB>): KnowledgeStore {
  const known = stores.get(db);
  if (known) return known;
  const store = new KnowledgeStore(db);
  stores.set(db, store);
  return store;
}
