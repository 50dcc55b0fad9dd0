/**
 * Scores what is answered to labelled messages that ask for advice.
 * `node score-advice.ts cases.jsonl predictions.jsonl [--errors]`
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Prediction } from '../server/predict.ts';
import { referenceKnowledge } from '../understanding/testing/knowledge.ts';
import { understand } from '../understanding/understand.ts';
import { type AdviceCase, adviceCaseSchema } from './advice-case.ts';

const [casesFile = '', predictionsFile = '', ...flags] = process.argv.slice(2);
const now = '2026-10-14';
const knowledge = referenceKnowledge();

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

type Case<Kind extends AdviceCase['kind']> = Extract<AdviceCase, { kind: Kind }>;
/** What is asked of a message, and whether its answer does it. */
type Marks = Readonly<Record<string, boolean>>;

/** The types that a label's own words name. */
const typesOf = (words: string): readonly string[] =>
  understand(knowledge, words, now).items.flatMap(({ types }) => types);
const categoryOf = (type: string | null) => knowledge.materials.get(type ?? '')?.categorySlug;

const sameUnit: Readonly<Record<string, string>> = {
  sqm: 'm2',
  'm²': 'm2',
  'm³': 'm3',
  m: 'metre',
  L: 'litre',
  sheet: 'piece',
};
const unitOf = (unit: string | null) => sameUnit[unit ?? ''] ?? unit;

function ofTakeOff({ expected }: Case<'takeoff'>, { reply }: Prediction): Marks {
  const numbers = expected.quantities.every(({ item, also = [], ...first }) => {
    const categories = new Set(typesOf(item).map(categoryOf));
    return reply.figures.some(
      ({ type, quantity, unit }) =>
        (type === null || categories.has(categoryOf(type))) &&
        [first, ...also].some(
          (one) => unitOf(one.unit) === unitOf(unit) && one.from <= quantity && quantity <= one.to,
        ),
    );
  });
  const isCounted = reply.figures.length > 0 && numbers;
  const isAsked = expected.asks.length > 0 && reply.asks !== null;
  return {
    'Take-off: told as one': reply.kind === 'takeOff',
    'Take-off: right numbers, or what is missing is asked': isCounted || isAsked,
  };
}

function ofProblem({ expected }: Case<'problem'>, { reply }: Prediction): Marks {
  const right = [expected.problem, ...(expected.also ?? [])];
  const isTold = reply.kind === 'problem';
  return {
    'Problem: recognised': isTold,
    'Problem: of the right kind': isTold && right.some((kind) => kind === reply.problem),
  };
}

function ofLines({ kind, expected: { lines } }: Case<'purchase' | 'list'>, said: Prediction) {
  const found = lines.filter(({ words, quantity }) => {
    const types = typesOf(words);
    return said.items.some(
      (item) =>
        types.includes(item.productType ?? '') && (quantity === null || item.quantity === quantity),
    );
  });
  const name = kind === 'list' ? 'List' : 'Purchase';
  return {
    ...(kind === 'purchase'
      ? { 'Purchase: taken for a problem (lower is better)': said.reply.kind === 'problem' }
      : {}),
    'Purchase or list: taken for a question (lower is better)': said.reply.kind === 'answer',
    [`${name}: every line with its quantity`]: found.length === lines.length,
  };
}

function ofQuestion({ expected }: Case<'question'>, { reply }: Prediction): Marks {
  const isRight = reply.answer !== null && expected.answers.includes(reply.answer);
  const isOpen = reply.answer === null;
  return expected.unknown
    ? { 'Question without an answer: "I do not know"': isRight || isOpen }
    : {
        'Question: the right answer': isRight,
        'Question: "I do not know" instead of a wrong answer': isRight || isOpen,
      };
}

function marksOf(one: AdviceCase, said: Prediction): Marks {
  switch (one.kind) {
    case 'takeoff':
      return ofTakeOff(one, said);
    case 'problem':
      return ofProblem(one, said);
    case 'question':
      return ofQuestion(one, said);
    case 'price':
      return { 'Price: answered as such': said.reply.kind === 'price' };
    default:
      return ofLines(one, said);
  }
}

const predictions = new Map((linesOf(predictionsFile) as Prediction[]).map((one) => [one.id, one]));
const totals = new Map<string, { right: number; all: number }>();
for (const one of z.array(adviceCaseSchema).parse(linesOf(casesFile))) {
  const said = predictions.get(one.id);
  if (!said) throw new Error(`No prediction: ${one.id}`);
  for (const [name, isSo] of Object.entries(marksOf(one, said))) {
    const total = totals.get(name) ?? { right: 0, all: 0 };
    totals.set(name, { right: total.right + Number(isSo), all: total.all + 1 });
    if (flags.includes('--errors') && isSo === name.includes('lower'))
      process.stdout.write(
        `${one.id} ${name}: ${one.message} → ${JSON.stringify({ ...said.reply, intent: said.intent })}\n`,
      );
  }
}
for (const [name, { right, all }] of [...totals].toSorted())
  process.stdout.write(`${name.padEnd(60)} ${(right / all).toFixed(3)}  (${right} of ${all})\n`);
