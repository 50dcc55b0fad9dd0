import { piecesOf } from './features.ts';
import type { LabelledLesson } from './lessons.ts';
import { unpack, type Weights } from './reader.ts';
import type { Trained } from './train.ts';
import { trainClasses } from './train-classes.ts';
import { outcomes, violationFeatures } from './violation-reader.ts';

/** Below it a weight changes nothing. */
const least = 0.7;

/** The weights of each outcome, in their order. */
export const trainViolations = (lessons: readonly LabelledLesson[]): Trained[] =>
  trainClasses(
    outcomes,
    lessons.map(({ text, violation }) => ({
      label: violation ?? 'harmless',
      features: violationFeatures(piecesOf(text)),
    })),
    least,
  );

/** What lessons teach, ready to read with. */
export const learnViolations = (lessons: readonly LabelledLesson[]): Weights[] =>
  trainViolations(lessons).map(unpack);
