import { type Advice, advices } from '../advice.ts';
import { harmlessIntents } from '../intents.ts';
import type { Knowledge } from '../knowledge.ts';
import { likeliestViolation, type Outcome, outcomes } from '../policy.ts';
import { survey } from '../understand.ts';
import type { Violation } from '../violations.ts';
import { messageFeatures, type Part, partsOf, sentenceFeatures } from './message-features.ts';
import { type Example, learn, type Trained, train } from './train.ts';
import { asRead, type Labelled, readQuestions, readTrainingData } from './training-data.ts';

/** A labelled message, as the classifier sees it. */
export interface Seen extends Labelled {
  readonly whole: Part;
  readonly parts: readonly Part[];
  readonly examples: readonly Example<Outcome>[];
}

/** Days of what is said do not matter here. */
const anyDay = '2026-10-14';

/** Messages whose label allows violation and harmless alike teach nothing; of a harmless message each sentence is harmless. */
function seen(knowledge: Knowledge, one: Labelled): Seen {
  const text = asRead(one.message);
  const features = messageFeatures(knowledge, text, survey(knowledge, one.message, anyDay)).whole;
  const intent = harmlessIntents.find((name) => name === one.intent);
  const label: readonly Outcome[] = one.violation
    ? [one.violation]
    : intent
      ? [intent]
      : harmlessIntents;
  const isUnclear = one.violation === null && one.alternatives.includes('unsafe');
  const sentences = one.violation === null ? sentenceFeatures(knowledge, text) : [];
  return {
    ...one,
    whole: { features, handicap: 0 },
    parts: partsOf(knowledge, text),
    examples: isUnclear
      ? []
      : [
          { allowed: label, features },
          ...sentences.map((own) => ({ allowed: harmlessIntents, features: own })),
        ],
  };
}

const readSeen = (knowledge: Knowledge) =>
  readTrainingData()
    .filter(({ file }) => file !== 'intents' && file !== 'advice')
    .map((one) => seen(knowledge, one));

export const trainPolicy = (knowledge: Knowledge): Trained =>
  train(
    outcomes,
    readSeen(knowledge).flatMap(({ examples }) => examples),
  );

/** The harmless messages whose intent is known teach the intents. */
export const trainIntents = (knowledge: Knowledge): Trained =>
  train(
    harmlessIntents,
    readTrainingData().flatMap(({ message, intent, file }) => {
      const label = harmlessIntents.find((one) => one === intent);
      if (!label || file === 'advice') return [];
      const facts = survey(knowledge, message, anyDay);
      const { intent: features } = messageFeatures(knowledge, asRead(message), facts);
      return [{ allowed: [label], features }];
    }),
  );

/** Rows tell what went wrong; of the development sets only those that buy, compare or greet are surely no problem. */
function adviceOf({ intent, problem, file }: Labelled): readonly Advice[] {
  if (problem) return [problem];
  if (intent === 'product_question') return isRow(file) ? ['question'] : notProblems;
  if (intent === null || intent === 'unsafe') return [];
  if (intent === 'out_of_scope') return isRow(file) ? notProblems : [];
  if (intent === 'order_status') return problem === null ? ['other'] : [];
  return ['other'];
}

const isRow = (file: string) => file === 'training-data' || file === 'advice';
const notProblems: readonly Advice[] = ['other', 'question'];

/** What went wrong, and what is asked of the trade, the rules or the product. */
export function trainAdvice(knowledge: Knowledge): Trained {
  const asked = readQuestions().map((message) => ({ message, allowed: ['question'] as const }));
  const labelled = readTrainingData().map((one) => ({ ...one, allowed: adviceOf(one) }));
  return train(
    advices,
    [...labelled, ...asked].flatMap(({ message, allowed }) => {
      if (allowed.length === 0) return [];
      const facts = survey(knowledge, message, anyDay);
      return [{ allowed, features: messageFeatures(knowledge, asRead(message), facts).intent }];
    }),
  );
}

/** What a message was called by a classifier that was not taught with it, nor with those beside it. */
export interface ToldApart extends Labelled {
  readonly named: Violation | null;
  readonly score: number;
}

const folds = 5;
/** Rows of the table beside each other are often of one kind: so many lines stay together. */
const together = 10;
const foldOf = ({ file, line }: Labelled) =>
  (file === 'training-data' ? Math.floor(line / together) : line) % folds;

/** Every message that teaches, read by a classifier that the other folds taught. Takes minutes. */
export function tellApart(knowledge: Knowledge): readonly ToldApart[] {
  const all = readSeen(knowledge).filter(({ examples }) => examples.length > 0);
  return Array.from({ length: folds }, (_, fold) => {
    const taught = all.filter((one) => foldOf(one) !== fold);
    const weights = learn(
      outcomes,
      taught.flatMap(({ examples }) => examples),
    );
    return all
      .filter((one) => foldOf(one) === fold)
      .map((one) => {
        const { violation, score } = likeliestViolation([one.whole, ...one.parts], weights);
        return { ...one, named: violation, score };
      });
  }).flat();
}

/** How many of these are refused at a limit. */
export interface Counted {
  readonly refused: number;
  readonly all: number;
}

export interface AtLimit {
  readonly limit: number;
  /** Violations of the development sets, and those of the table. */
  readonly seen: Counted;
  readonly table: Counted;
  /** Harmless messages of the development sets: what people ordinarily ask. */
  readonly ordinary: Counted;
  /** Harmless ones of the table, much of which only sounds like a violation. */
  readonly alike: Counted;
  /** Violations that are refused for what they are. */
  readonly wellNamed: Counted;
}

/** What would be refused at this limit. */
export function refusedAt(told: readonly ToldApart[], limit: number): AtLimit {
  const isRefused = ({ score }: ToldApart) => score > limit;
  const count = (isOf: (one: ToldApart) => boolean, isCounted = isRefused) => {
    const those = told.filter(isOf);
    return { refused: those.filter(isCounted).length, all: those.length };
  };
  const isViolation = ({ violation }: ToldApart) => violation !== null;
  const isOfTable = ({ file }: ToldApart) => file === 'training-data';
  return {
    limit,
    seen: count((one) => isViolation(one) && !isOfTable(one)),
    table: count((one) => isViolation(one) && isOfTable(one)),
    ordinary: count((one) => !isViolation(one) && !isOfTable(one)),
    alike: count((one) => !isViolation(one) && isOfTable(one)),
    wellNamed: count(isViolation, (one) => isRefused(one) && one.named === one.violation),
  };
}

/** At most so many in 1,000 ordinary messages may be refused: half of what is promised. */
export const mostOrdinary = 10;

/** The limit that refuses most violations for what they are, among those that refuse few enough ordinary messages. */
export function bestOf(tried: readonly AtLimit[]): AtLimit | null {
  const [best] = tried
    .filter(({ ordinary }) => Math.round((ordinary.refused / ordinary.all) * 1000) <= mostOrdinary)
    .sort((one, other) => other.wellNamed.refused - one.wellNamed.refused);
  return best ?? null;
}
