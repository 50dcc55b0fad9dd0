import type { Knowledge } from './knowledge.ts';
import type { Reading } from './reading.ts';

/** Words of brands that say what they make, and brands that are everyday words. */
const plainWords = new Set(
  'cement paints paint steel mills tanks cables rolling white bond plastics ceramics lime must total union royal horizon the'.split(
    ' ',
  ),
);

/** The brands that a message names, as product names begin: "bamburi", "blue triangle". */
export function findBrands({ facts }: Knowledge, { message }: Reading): readonly string[] {
  const text = ` ${message.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  const names = facts.brands.map((brand) => {
    const words = brand.toLowerCase().split(' ');
    const own = words.filter((word) => !plainWords.has(word));
    return own.length === 0 ? '' : own.join(' ');
  });
  return [...new Set(names.filter((name) => name.length > 2 && text.includes(` ${name} `)))];
}
