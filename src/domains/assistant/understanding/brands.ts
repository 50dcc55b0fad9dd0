import type { Knowledge } from './knowledge.ts';
import { brandsOfTheTrade } from './lexicon/words.ts';
import type { Reading } from './reading.ts';

/** The brands that a message names, as product names begin: "bamburi", "blue triangle". */
export function findBrands({ brandNames }: Knowledge, { message }: Reading): readonly string[] {
  const text = ` ${message.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return [...brandNames].filter((name) => text.includes(` ${name} `));
}

/** The brands that a message names. */
interface BrandsAsked {
  /** As product names on the list begin, lower case. */
  readonly listed: readonly string[];
  /** Known in the trade and on no product here, as they are written. */
  readonly unlisted: readonly string[];
  readonly all: readonly string[];
  /** Their words. */
  readonly words: ReadonlySet<string>;
}

export function brandsAsked(knowledge: Knowledge, message: string): BrandsAsked {
  const listed = findBrands(knowledge, { message, tokens: [], text: '' });
  const text = ` ${message.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const isListed = (name: string) =>
    [...knowledge.brandNames].some((known) => ` ${known} `.includes(` ${name} `));
  const unlisted = brandsOfTheTrade.filter((name) => {
    const plain = name.toLowerCase();
    return text.includes(` ${plain} `) && !isListed(plain);
  });
  const all = [...listed, ...unlisted];
  return {
    listed,
    unlisted,
    all,
    words: new Set(all.flatMap((name) => name.toLowerCase().split(' '))),
  };
}
