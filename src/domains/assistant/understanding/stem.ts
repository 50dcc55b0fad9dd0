import { wordTable } from '../../../shared/word-table.ts';

/** Plurals that change their beginning, each with its singular. */
const singular: Readonly<Record<string, string>> = wordTable({
  mabomba: 'bomba',
  matangi: 'tangi',
  matanki: 'tanki',
  milango: 'mlango',
  vitasa: 'kitasa',
  makufuli: 'kufuli',
  madirisha: 'dirisha',
  misumari: 'msumari',
  matofali: 'tofali',
  vigae: 'kigae',
  nyaya: 'waya',
  waya: 'waya',
  mawe: 'jiwe',
  vyoo: 'choo',
  masinki: 'sinki',
  mageti: 'geti',
  malango: 'lango',
  makomeo: 'komeo',
  mabeseni: 'beseni',
  nondos: 'nondo',
  mapipa: 'pipa',
  nguzo: 'nguzo',
  mbao: 'mbao',
  taili: 'tail',
  tailsi: 'tail',
  vioo: 'kioo',
  feet: 'foot',
  shelves: 'shelf',
  batteries: 'battery',
  switches: 'switch',
  brushes: 'brush',
  boxes: 'box',
});

/** Endings of words whose last s is their own. */
const ownEnding = /(?:ss|us|is|as)$/;

/** A word without its plural; verbs and Swahili words pass through. */
export function stem(word: string): string {
  const known = singular[word];
  if (known) return known;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !ownEnding.test(word)) return word.slice(0, -1);
  return word;
}
