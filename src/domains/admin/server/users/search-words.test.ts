import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['0712 345 678', ['+254712345678']],
  ['+254 712-345-678', ['+254712345678']],
  ['254712345678', ['+254712345678']],
  ['07123', ['+2547123']],
  ['345678', ['345678']],
  ['  Jirani  Hardware ', ['jirani', 'hardware']],
  ['amina@people.example', ['amina@people.example']],
  ['', []],
])('a search for "%s" looks for %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
