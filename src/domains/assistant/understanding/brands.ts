import type { Knowledge } from './knowledge.ts';
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

/**
 * Brands that people in Kenya ask for by name. Which of them are sold here is told by the list of
 * products; the others are named in the answer instead of being passed over. Names that are everyday
 * words or places stand here only where nobody means anything else by them.
 */
const brandsOfTheTrade: readonly string[] = [
  'Dangote',
  'Lafarge',
  'Holcim',
  'Tororo',
  'Hima',
  'Rhino',
  'Ndovu',
  'Tembo',
  'Devki',
  'Tononoka',
  'Safal',
  'Royal Mabati',
  'Dumuzas',
  'Ruaraka',
  'Basco',
  'Duracoat',
  'Sadolin',
  'Plascon',
  'Dulux',
  'Solai',
  'Kenpoly',
  'Kentank',
  'Roto',
  'Kentainers',
  'Eurotank',
  'Grundfos',
  'Pedrollo',
  'Havells',
  'Schneider',
  'Legrand',
  'Chint',
  'Philips',
  'Tronic',
  'Twyford',
  'Goodwill',
  'Saj',
  'Frencia',
  'Grohe',
  'Jaquar',
  'Knauf',
  'Gyproc',
  'Sika',
  'Fosroc',
  'Bosch',
  'Makita',
  'DeWalt',
  'Ingco',
  'Yale',
];
