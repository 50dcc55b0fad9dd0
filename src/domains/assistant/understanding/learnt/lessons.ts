import { readFileSync } from 'node:fs';
import { plain } from '../../../materials/language/public.ts';
import { tornSentences } from './reader.ts';
import type { Lesson } from './train.ts';
import { type Violation, violations } from './violations.ts';

/** The labelled messages that may be looked at; those held back teach nothing. */
const seen = ['public', 'own', 'later', 'vast', 'kindred'];

const read = (file: string) =>
  readFileSync(new URL(`../../evaluation/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** As the reader sees a message. */
export const asRead = (message: string): string => plain(message).replace(/\s+/g, ' ').trim();

interface Labelled {
  readonly id: string;
  readonly message: string;
  readonly intent: string;
  readonly intentAlt?: readonly string[];
}

const readLabelled = (name: string) =>
  read(`${name}.jsonl`).map((line) => JSON.parse(line) as Labelled);

/** The labelled messages that may be looked at. */
export const readSeen = (): Labelled[] => seen.flatMap(readLabelled);

/** The rows of a table of lessons: a label and a message. */
export const readTable = (file: string): string[][] => read(file).map((line) => line.split('\t'));

/** Every message that teaches one of the readers, as it was written. */
export const readTaught = (): string[] => [
  ...readSeen().map(({ message }) => message),
  ...['lessons.tsv', 'intent-lessons.tsv'].flatMap((file) =>
    readTable(file).map(([, message = '']) => message),
  ),
];

/** A message that teaches, and what it is refused for: null where it is harmless. */
export interface LabelledLesson extends Lesson {
  readonly violation: Violation | null;
  /** Where it stands: the name of its file, and which of its lines. */
  readonly file: string;
  readonly line: number;
}

/** What the learnt readers are taught with: the seen messages, and pairs of wrongs and what only sounds like one. */
export function readLessons(): readonly LabelledLesson[] {
  const pairs = readTable('lessons.tsv').map(([label = '', message = ''], line) => {
    const violation = label === 'right' ? null : violationNamed(label);
    const isWrong = violation !== null;
    return { text: asRead(message), isWrong, violation, file: 'lessons', line };
  });
  // What is taught for its intent asks for no wrong.
  const intents = readTable('intent-lessons.tsv').map(([, message = ''], line) => ({
    ...{ text: asRead(message), file: 'intent-lessons', line },
    ...{ isWrong: false, violation: null },
  }));
  return [...seen.flatMap(lessonsOf), ...pairs, ...intents];
}

function lessonsOf(file: string): LabelledLesson[] {
  const named = new Map(
    readTable('violations.tsv').flatMap(([name = '', where, id = '']) =>
      where === file ? [[id, violationNamed(name)] as const] : [],
    ),
  );
  return readLabelled(file).flatMap((one, line) =>
    lessonOf(one).map((lesson) => {
      const violation = lesson.isWrong ? named.get(one.id) : null;
      if (violation === undefined) throw new Error(`violations.tsv: not there: ${file} ${one.id}`);
      return { ...lesson, file, line, violation };
    }),
  );
}

function violationNamed(name: string): Violation {
  const violation = violations.find((one) => one === name);
  if (!violation) throw new Error(`No violation: ${name}`);
  return violation;
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
