import type { Knowledge } from './knowledge.ts';
import type { Reading } from './reading.ts';

/** The brands that a message names, as product names begin: "bamburi", "blue triangle". */
export function findBrands({ brandNames }: Knowledge, { message }: Reading): readonly string[] {
  const text = ` ${message.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return [...brandNames].filter((name) => text.includes(` ${name} `));
}
