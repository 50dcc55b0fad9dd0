import { expect, it } from 'vitest';
import { specificationWords } from './specification-words.ts';

it.each([
  ['compressiveStrength', 'Compressive Strength'],
  ['finish', 'Finish'],
  ['meshRef', 'Mesh Ref'],
  ['BRCMeshType', 'BRC Mesh Type'],
  ['grade42Strength', 'Grade42 Strength'],
  ['bag_weight', 'Bag Weight'],
  ['Already Words', 'Already Words'],
])('PROD-16 reads the key %s as %s', (key, words) => {
  expect(specificationWords(key)).toBe(words);
});
