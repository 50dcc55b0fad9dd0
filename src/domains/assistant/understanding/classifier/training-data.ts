import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { plain } from '../../../materials/language/public.ts';
import { knowledgeFileSchema } from '../../../materials/schema.ts';
import { type Intent, intents } from '../intents.ts';
import { type Problem, problems } from '../problems.ts';
import { type Violation, violations } from '../violations.ts';

/** The labelled messages that may be looked at; those of the test sets teach nothing. */
const developmentSets = ['public', 'own', 'later', 'vast', 'kindred'];

const readText = (file: string) =>
  readFileSync(new URL(`../../evaluation/${file}`, import.meta.url), 'utf8').trim();

/** A message that teaches. */
export interface Labelled {
  readonly message: string;
  /** Null where only its being harmless is known. */
  readonly intent: Intent | null;
  /** What may be said of it as well. */
  readonly alternatives: readonly string[];
  /** What it is refused for: null where it is harmless. */
  readonly violation: Violation | null;
  /** What went wrong with an order; undefined where that is not known. */
  readonly problem?: Problem | null;
  /** Where it stands: the name of its file, and which of its lines. */
  readonly file: string;
  readonly line: number;
}

interface Case {
  readonly id: string;
  readonly message: string;
  readonly intent: Intent;
  readonly intentAlt?: readonly string[];
}

/** Every message that teaches: the development sets, and the table of training data. */
export function readTrainingData(): readonly Labelled[] {
  return [...developmentSets.flatMap(readDevelopmentSet), ...tables.flatMap(readLabelled)];
}

/** The rows of the second teach advice alone, those of the third intents alone. */
const tables = ['training-data', 'advice', 'intents'] as const;

const readLabelled = (file: (typeof tables)[number]): readonly Labelled[] =>
  readTable(`${file}.tsv`).map(([label = '', message = ''], line) => ({
    ...{ message: message.replaceAll('\\n', '\n'), file, line, alternatives: [] },
    ...labelOf(label),
  }));

/** Changes with whatever teaches the one classifier or the other. */
export const trainingDigest = (of: 'advice' | 'intents' | 'violations'): string => {
  const files = [...developmentSets.map((name) => `${name}.jsonl`), 'training-data.tsv'];
  const hash = createHash('sha256');
  for (const file of [...files, `${of}.tsv`]) hash.update(readText(file));
  if (of === 'advice') for (const question of readQuestions()) hash.update(question);
  return hash.digest('hex').slice(0, 16);
};

const answersFile = '../../../../db/reference/answers.json';

/** What the answers are asked by; how something that went wrong is asked about may be either. */
export const readQuestions = (): readonly string[] =>
  knowledgeFileSchema
    .parse(JSON.parse(readText(answersFile)))
    .answers.filter(({ tags }) => !tags.includes('problems'))
    .flatMap(({ questionsEn, questionsSw }) => [...questionsEn, ...questionsSw]);

const readTable = (file: string): string[][] =>
  readText(file)
    .split('\n')
    .map((line) => line.split('\t'));

/** "order_status", "order_status/late", "harmless", "theft". */
function labelOf(label: string): Pick<Labelled, 'intent' | 'violation' | 'problem'> {
  if (label === 'harmless') return { intent: null, violation: null };
  const [name, problem] = label.split('/');
  const intent = intents.find((one) => one === name);
  if (!intent) return { intent: 'unsafe', violation: violationNamed(label), problem: null };
  return { intent, violation: null, problem: problem ? problemNamed(problem) : null };
}

function problemNamed(name: string): Problem {
  const problem = problems.find((one) => one === name);
  if (!problem) throw new Error(`No problem: ${name}`);
  return problem;
}

function violationNamed(name: string): Violation {
  const violation = violations.find((one) => one === name);
  if (!violation) throw new Error(`No violation: ${name}`);
  return violation;
}

function readDevelopmentSet(file: string): Labelled[] {
  const named = new Map(
    readTable('violations.tsv').flatMap(([name = '', where, id = '']) =>
      where === file ? [[id, violationNamed(name)] as const] : [],
    ),
  );
  const lines = readText(`${file}.jsonl`).split('\n');
  return lines.map((text, line) => {
    const { id, message, intent, intentAlt = [] } = JSON.parse(text) as Case;
    const violation = intent === 'unsafe' ? named.get(id) : null;
    if (violation === undefined) throw new Error(`violations.tsv: not there: ${file} ${id}`);
    return { message, intent, alternatives: intentAlt, violation, file, line };
  });
}

/** A message as the policy sees it: lower case, as it was written. */
export const asRead = (message: string): string => plain(message).trim();
