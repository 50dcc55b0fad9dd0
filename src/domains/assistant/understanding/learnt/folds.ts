import { type LabelledLesson, readLessons } from './lessons.ts';
import { suspicionOf } from './reader.ts';
import { learn } from './train.ts';
import { learnViolations } from './train-violations.ts';
import { likelyViolations } from './violation-reader.ts';
import type { Violation } from './violations.ts';

/** A message, as readers see it that were not taught with it, nor with those beside it. */
export interface ToldApart {
  readonly file: string;
  readonly violation: Violation | null;
  readonly suspicion: number;
  /** What it was called, and how good a reason that is. */
  readonly named: Violation | null;
  readonly margin: number;
}

const folds = 5;
/** Lessons beside each other are often of one kind: so many lines stay together. */
const together = 10;

const foldOf = ({ file, line }: LabelledLesson) =>
  (file.endsWith('lessons') ? Math.floor(line / together) : line) % folds;

/** Every message that teaches, read by readers that the other folds taught. Takes minutes. */
export function tellApart(): readonly ToldApart[] {
  const lessons = readLessons();
  return Array.from({ length: folds }, (_, fold) => {
    const taught = lessons.filter((one) => foldOf(one) !== fold);
    const [weights, violationWeights] = [learn(taught), learnViolations(taught)];
    return lessons
      .filter((one, at) => foldOf(one) === fold && isWhole(one, lessons[at - 1]))
      .map(({ text, file, violation }) => {
        const [likeliest] = likelyViolations(text, violationWeights);
        return {
          ...{ file, violation, suspicion: suspicionOf(text, weights) },
          ...{ named: likeliest?.violation ?? null, margin: likeliest?.margin ?? -Infinity },
        };
      });
  }).flat();
}

/** The sentences of a message stand behind it as lessons of their own. */
const isWhole = ({ file, line }: LabelledLesson, before: LabelledLesson | undefined) =>
  before?.file !== file || before.line !== line;

/** How many of these are refused at a limit. */
export interface Counted {
  readonly refused: number;
  readonly all: number;
}

export interface AtLimit {
  /** What suspicion and margin come to, from where on a message is refused. */
  readonly limit: number;
  readonly seenWrongs: Counted;
  readonly lessonsOfWrongs: Counted;
  /** The seen harmless messages and the lessons of intents: what people ordinarily ask. */
  readonly ordinary: Counted;
  /** Lessons of what only sounds like a wrong. */
  readonly alike: Counted;
  /** Wrongs that are refused for what they are. */
  readonly wellNamed: Counted;
}

/** What would be refused at this limit by the learnt readers alone, without a rule. */
export function refusedAt(told: readonly ToldApart[], limit: number): AtLimit {
  const isRefused = (one: ToldApart) => one.suspicion + one.margin > limit;
  const count = (isOf: (one: ToldApart) => boolean, isCounted = isRefused) => {
    const those = told.filter(isOf);
    return { refused: those.filter(isCounted).length, all: those.length };
  };
  return {
    limit,
    seenWrongs: count(({ file, violation }) => violation !== null && file !== 'lessons'),
    lessonsOfWrongs: count(({ file, violation }) => violation !== null && file === 'lessons'),
    ordinary: count(({ file, violation }) => violation === null && file !== 'lessons'),
    alike: count(({ file, violation }) => violation === null && file === 'lessons'),
    wellNamed: count(
      ({ violation }) => violation !== null,
      (one) => isRefused(one) && one.named === one.violation,
    ),
  };
}

/** At most so many of the ordinary messages may be refused: half of what is promised. */
export const mostOrdinary = 0.01;

/**
 * The limit that refuses most wrongs for what they are, among those that refuse few enough
 * ordinary messages.
 */
export function bestOf(tried: readonly AtLimit[]): AtLimit | null {
  const [best] = tried
    .filter(({ ordinary }) => ordinary.refused <= ordinary.all * mostOrdinary)
    .sort((one, other) => other.wellNamed.refused - one.wellNamed.refused);
  return best ?? null;
}
