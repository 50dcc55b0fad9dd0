import { contentWords, normalise, root } from './text.ts';

/** A brand (by its name) or a supplier (by its id) that a search may name. */
export interface Seller {
  readonly kind: 'brand' | 'supplier';
  readonly id: string;
  readonly name: string;
}

interface Entry extends Seller {
  readonly words: readonly string[];
  /** Words that give the name away by themselves; where there is none, all words are needed. */
  readonly telling: ReadonlySet<string>;
}

export interface SellerMatch {
  readonly seller: Seller;
  readonly positions: readonly number[];
  readonly score: number;
}

/** Words of company names that say what kind of company it is, not which. */
const ordinary = new Set(
  (
    'ltd limited company co and sons group kenya africa east west north south merchant supply ' +
    'supplies supplier hardware depot centre center gallery store trader enterprise house yard ' +
    'building construction material works mart shop point solution general international national'
  ).split(' '),
);
const tellingLength = 3;

/** Finds brands and suppliers in a search by the words that are theirs alone. */
export class SellerIndex {
  readonly #byWord = new Map<string, Entry[]>();

  /** `isMaterialWord` keeps "cement" of "Bamburi Cement" for the materials. */
  constructor(sellers: readonly Seller[], isMaterialWord: (word: string) => boolean) {
    for (const seller of sellers) {
      const words = contentWords(normalise(seller.name)).map(root);
      const telling = new Set(
        words.filter(
          (word) => word.length >= tellingLength && !isMaterialWord(word) && !ordinary.has(word),
        ),
      );
      for (const word of new Set(words)) {
        const entry = { ...seller, words, telling };
        const entries = this.#byWord.get(word);
        if (entries) entries.push(entry);
        else this.#byWord.set(word, [entry]);
      }
    }
  }

  /** Words by which a seller can be found, for spelling. */
  words(): string[] {
    return [...this.#byWord].flatMap(([word, entries]) =>
      entries.some((entry) => entry.telling.has(word)) ? word : [],
    );
  }

  /** The sellers that the words (each with its possible spellings) name best. */
  find(spellings: readonly (readonly { word: string; likeness: number }[])[]): SellerMatch[] {
    const matches = new Map<string, SellerMatch & { entry: Entry; matched: Set<string> }>();
    spellings.forEach((words, position) => {
      for (const { word, likeness } of words) {
        for (const entry of this.#byWord.get(word) ?? []) {
          // A name made of material words alone ("Tangit") must be written out.
          if (entry.telling.size === 0 && likeness < 1) continue;
          const key = `${entry.kind} ${entry.id}`;
          const known = matches.get(key);
          matches.set(key, {
            seller: entry,
            entry,
            matched: new Set([...(known?.matched ?? []), word]),
            positions: [...new Set([...(known?.positions ?? []), position])],
            score: (known?.score ?? 0) + likeness,
          });
        }
      }
    });
    const named = [...matches.values()].filter(({ entry, matched }) =>
      entry.telling.size > 0
        ? [...entry.telling].some((word) => matched.has(word))
        : entry.words.every((word) => matched.has(word)),
    );
    const best = named.reduce((most, { score }) => Math.max(most, score), 0);
    return named
      .filter((match) => match.score === best)
      .map(({ seller, positions, score }) => ({ seller, positions, score }));
  }
}
