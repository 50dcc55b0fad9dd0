import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import type { Names } from '../../../materials/language/public.ts';
import {
  createSearchIndex,
  planSearch,
  type SearchIndex,
  type SearchPlan,
} from '../../../materials/language/public.ts';
import { type PriceLimits, readPriceLimits } from '../../price-limit-rules.ts';
import type { CatalogueDeps } from '../deps.ts';
import {
  type KnowledgeVersion,
  selectBrands,
  selectKnowledge,
  selectKnowledgeVersion,
  selectSoldValues,
} from '../queries/search-knowledge.ts';
import { type NameSearch, type NamesFound, readName } from './product-names.ts';

/** How old the answer to "did the dictionary change?" may be; the check costs a third of a millisecond. */
const checkEveryMs = 2_000;
/** Brands and sold sizes are read off all products; until then a new one is found by its letters. */
const brandsEveryMs = 60_000;
const maxSearches = 2_000;

/** A search text read: what it means, the products that are called so, and what they may cost. */
export interface UnderstoodSearch extends NamesFound {
  readonly plan: SearchPlan;
  readonly limits: PriceLimits;
}

/**
 * The materials dictionary with the brands and suppliers, kept ready in memory. It is a copy that
 * asks for its version instead of waiting for a message, so every process follows a change alike.
 */
export class Dictionary {
  readonly #deps: CatalogueDeps;
  readonly #now: () => number;
  readonly #searches = new LRUCache<string, UnderstoodSearch>({ max: maxSearches });
  #index: SearchIndex | null = null;
  #offered: Offered | null = null;
  #version: KnowledgeVersion = { names: '', sellers: '' };
  #checkedAt = Number.NEGATIVE_INFINITY;
  #brandsAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<SearchIndex> | null = null;
  #noteFailure: (error: unknown) => void = () => undefined;

  /** `now` is milliseconds of any clock that only goes forward. */
  constructor(deps: CatalogueDeps, now: () => number = () => performance.now()) {
    this.#deps = deps;
    this.#now = now;
  }

  /** Hears of each time that it could not be read anew; what is known stands meanwhile. */
  onFailure(note: (error: unknown) => void): void {
    this.#noteFailure = note;
  }

  /** What the text means, by the dictionary as it was at most two seconds ago. */
  async understand(text: string): Promise<UnderstoodSearch> {
    const index = await this.index();
    const known = this.#searches.get(text);
    if (known) return known;
    const { rest, limits } = readPriceLimits(text);
    const plan = planSearch(index, rest);
    const named = await this.#namedProducts(readName(index, plan, { text: rest, whole: text }));
    const understood = { plan, limits, ...named };
    // The dictionary may have been read anew meanwhile.
    if (index === this.#index) this.#searches.set(text, understood);
    return understood;
  }

  /** What the database is asked for, made once for each text; null where it holds no word. */
  async #namedProducts({ words, wholeWords, ...rest }: NameSearch): Promise<NamesFound> {
    const { rows } = await this.#deps.pool.query<Record<'query' | 'wholeQuery', string | null>>(
      prepared('select name_query($1) as query, name_query($2) as "wholeQuery"', [
        words,
        wholeWords,
      ]),
    );
    const { query = null, wholeQuery = null } = rows[0] ?? {};
    return {
      named: query === null ? null : { ...rest, query },
      surelyNamed: wholeQuery === null ? null : { ...rest, query: wholeQuery },
    };
  }

  async index(): Promise<SearchIndex> {
    if (this.#index && this.#now() - this.#checkedAt < checkEveryMs) return this.#index;
    this.#checking ??= this.#check()
      .catch((error: unknown) => this.#goOn(error))
      .finally(() => {
        this.#checking = null;
      });
    return this.#checking;
  }

  /** The index that stands, until the next check. @throws the error where there is none */
  #goOn(error: unknown): SearchIndex {
    this.#noteFailure(error);
    if (!this.#index) throw error;
    this.#checkedAt = this.#now();
    return this.#index;
  }

  async #check(): Promise<SearchIndex> {
    const now = this.#now();
    const version = await selectKnowledgeVersion(this.#deps.pool);
    const areBrandsOld = now - this.#brandsAt >= brandsEveryMs;
    if (areBrandsOld || !this.#offered) this.#offered = await readOffered(this.#deps);
    const areNamesSame = version.names === this.#version.names;
    const isSame = areNamesSame && version.sellers === this.#version.sellers;
    const index =
      this.#index && isSame && !areBrandsOld
        ? this.#index
        : await this.#load(this.#offered, areNamesSame ? this.#index?.names : undefined);
    this.#version = version;
    this.#checkedAt = now;
    if (areBrandsOld) this.#brandsAt = now;
    return index;
  }

  /** `names`: those of before, where no material was written since. */
  async #load({ typesOfBrand, soldValues }: Offered, names?: Names): Promise<SearchIndex> {
    const knowledge = await selectKnowledge(this.#deps);
    const brands = [...typesOfBrand.keys()].map((name) => ({
      kind: 'brand' as const,
      id: name,
      name,
    }));
    const sellers = [...brands, ...knowledge.sellers];
    this.#index = createSearchIndex({ ...knowledge, sellers, typesOfBrand, soldValues }, names);
    this.#searches.clear();
    return this.#index;
  }
}

type Offered = Awaited<ReturnType<typeof readOffered>>;

/** What is read off all products, which is much. */
async function readOffered(deps: CatalogueDeps) {
  const [typesOfBrand, soldValues] = await Promise.all([
    selectBrands(deps),
    selectSoldValues(deps),
  ]);
  return { typesOfBrand, soldValues };
}

const dictionaries = new WeakMap<pg.Pool, Dictionary>();

/** The one dictionary of this database. */
export function dictionaryOf(deps: CatalogueDeps): Dictionary {
  const known = dictionaries.get(deps.pool);
  if (known) return known;
  const dictionary = new Dictionary(deps);
  dictionaries.set(deps.pool, dictionary);
  return dictionary;
}
