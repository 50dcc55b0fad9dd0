import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { AppError } from '../../../shared/errors.ts';
import { type Knowledge, prepare, renew } from '../understanding/knowledge.ts';
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
  #noteFailure: (error: unknown) => void = () => undefined;

  /** `now` is milliseconds of any clock that only goes forward. */
  constructor(db: Kysely<DB>, now: () => number = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  /** Hears of each time that it could not be read anew; what is known stands meanwhile. */
  onFailure(note: (error: unknown) => void): void {
    this.#noteFailure = note;
  }

  /** @throws AppError 503 where nothing is known yet and nothing can be read */
  async get(): Promise<Knowledge> {
    const isDue = this.#now() - this.#checkedAt >= checkEveryMs;
    if (isDue && !this.#checking) {
      this.#checking = this.#check().finally(() => {
        this.#checking = null;
      });
      this.#checking.catch(this.#noteFailure);
    }
    if (this.#knowledge) return this.#knowledge;
    try {
      return await (this.#checking ?? this.#check());
    } catch (error) {
      throw error instanceof AppError ? error : unreadable();
    }
  }

  async #check(): Promise<Knowledge> {
    const now = this.#now();
    const version = await selectFactsVersion(this.#db);
    const isOld = now - this.#loadedAt >= valuesEveryMs;
    const isChanged = !this.#knowledge || version !== this.#version;
    if (!this.#knowledge || isChanged || isOld) {
      const facts = await selectFacts(this.#db);
      this.#knowledge =
        this.#knowledge && !isChanged ? renew(this.#knowledge, facts) : prepare(facts);
      this.#version = version;
      this.#loadedAt = now;
    }
    this.#checkedAt = now;
    return this.#knowledge;
  }
}

const unreadable = () =>
  new AppError(503, 'dictionary_unreadable', { headers: { 'retry-after': '5' } });

const stores = new WeakMap<Kysely<DB>, KnowledgeStore>();

/** The one store of this database. */
export function knowledgeOf(db: Kysely<DB>): KnowledgeStore {
  const known = stores.get(db);
  if (known) return known;
  const store = new KnowledgeStore(db);
  stores.set(db, store);
  return store;
}
