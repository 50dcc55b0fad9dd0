import { readFileSync } from 'node:fs';
import { plain } from '../tokens.ts';
import { tornSentences } from './reader.ts';
import type { Lesson } from './train.ts';

/** The labelled messages that may be looked at; those held back teach nothing. */
const seen = ['public', 'own', 'later', 'vast', 'kindred'];

const read = (file: string) =>
  readFileSync(new URL(`../../evaluation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** As the reader sees a message. */
export const asRead = (message: string): string => plain(message).replace(/\s+/g, ' ').trim();

interface Labelled {
  readonly message: string;
  readonly intent: string;
  readonly intentAlt?: readonly string[];
}

/** The labelled messages that may be looked at. */
export const readSeen = (): Labelled[] =>
  seen.flatMap((name) => read(`${name}.jsonl`).map((line) => JSON.parse(line) as Labelled));

/** The rows of a table of lessons: a label and a message. */
export const readTable = (file: string): string[][] => read(file).map((line) => line.split('\t'));

/** Every message that teaches one of the readers, as it was written. */
export const readTaught = (): string[] => [
  ...readSeen().map(({ message }) => message),
  ...['lessons.tsv', 'intent-lessons.tsv'].flatMap((file) =>
    readTable(file).map(([, message = '']) => message),
  ),
];

/** What the learnt reader is taught with: the seen messages, and pairs of wrongs and what only sounds like one. */
export function readLessons(): readonly Lesson[] {
  const pairs = readTable('lessons.tsv').map(([label, message = '']) => ({
    text: asRead(message),
    isWrong: label === 'wrong',
  }));
  // What is taught for its intent asks for no wrong.
  const harmless = readTable('intent-lessons.tsv').map(([, message = '']) => ({
    text: asRead(message),
    isWrong: false,
  }));
  return [...readSeen().flatMap(lessonOf), ...pairs, ...harmless];
}

/** None where the label allows both. Of a harmless message each sentence is harmless too. */
function lessonOf({ message, intent, intentAlt = [] }: Labelled): Lesson[] {
  const isWrong = intent === 'unsafe';
  if (!isWrong && intentAlt.includes('unsafe')) return [];
  const whole = { text: asRead(message), isWrong };
  if (isWrong) return [whole];
  const torn = tornSentences(plain(message).trim());
  return [whole, ...torn.map((pieces) => ({ text: pieces.join(' '), isWrong }))];
}
