import type { IntentLesson } from './intent-lessons.ts';
import { harmlessIntents } from './intent-reader.ts';
import { unpack, type Weights } from './reader.ts';
import type { Trained } from './train.ts';
import { trainClasses } from './train-classes.ts';

/** Below it a weight changes nothing. */
const least = 0.35;

/** The weights of each intent, in the order of `harmlessIntents`. */
export const trainIntents = (lessons: readonly IntentLesson[]): Trained[] =>
  trainClasses(
    harmlessIntents,
    lessons.map(({ intent, features }) => ({ label: intent, features })),
    least,
  );

/** What lessons teach, ready to read with. */
export const learnIntents = (lessons: readonly IntentLesson[]): Weights[] =>
  trainIntents(lessons).map(unpack);
