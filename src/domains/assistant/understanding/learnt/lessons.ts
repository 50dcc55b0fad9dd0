import { readFileSync } from 'node:fs';
import { plain } from '../tokens.ts';
import type { Lesson } from './train.ts';

/** The labelled messages that may be looked at; those held back teach nothing. */
const seen = ['public', 'own', 'later', 'vast'];

const read = (file: string) =>
  readFileSync(new URL(`../../evaluation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** As the reader sees a message. */
export const asRead = (message: string): string => plain(message).replace(/\s+/g, ' ').trim();

/** What the learnt reader is taught with: the seen messages, and pairs of wrongs and what only sounds like one. */
export function readLessons(): readonly Lesson[] {
  const labelled = seen.flatMap((name) => read(`${name}.jsonl`).flatMap(lessonOf));
  const pairs = read('lessons.tsv').map((line) => {
    const [label = '', message = ''] = line.split('\t');
    return { text: asRead(message), isWrong: label === 'wrong' };
  });
  return [...labelled, ...pairs];
}

/** None where the label allows both. */
function lessonOf(line: string): Lesson[] {
  const { message, intent, intentAlt = [] } = JSON.parse(line);
  const isWrong = intent === 'unsafe';
  if (!isWrong && intentAlt.includes('unsafe')) return [];
  return [{ text: asRead(message), isWrong }];
}
