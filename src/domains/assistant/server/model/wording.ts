import { formatNumber } from '../../../../shared/numbers.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer } from '../../schema.ts';
import type { Words } from '../figured-words.ts';
import { type Completion, type Message, UnusableAnswer } from './endpoint.ts';
import { figuresOf } from './figures.ts';
import { Ground } from './ground.ts';
import type { LanguageModel, Talk } from './language-model.ts';
import { crosses, placeKnown } from './placing.ts';
import { wordingPrompt } from './prompts.ts';
import { type Redaction, supplierLabel } from './redaction.ts';
import { comparisonFact, type Lookups, offersFact, runTool, tools } from './tools.ts';
import { flawOf } from './verification.ts';

/** Rounds of looking things up, and lookups in all, that one reply may take. */
const maxRounds = 2;
const maxLookups = 4;

export interface WordingInput {
  readonly message: string;
  readonly language: 'en' | 'sw';
  /** What the rules answer. */
  readonly answer: Omit<ChatAnswer, 'sessionId' | 'intent'>;
  /** Whether that says where the person's own orders and requests stand. */
  readonly isStatus: boolean;
  /** What they understood of where, when and for how much. */
  readonly asked: {
    readonly place: string | null;
    readonly deadline: string | null;
    readonly budgetKes: number | null;
  };
  /** The figures that the answer and its cards have, and what they are computed from. */
  readonly known: readonly Figure[];
  readonly redaction: Redaction;
  readonly lookups: Lookups;
  /** Hears the reply as far as it is written and found right. */
  readonly onText: (text: string) => void;
}

/**
 * Puts the rules' answer in the model's words.
 *
 * @throws UnusableAnswer where the reply says something that code did not give
 */
export async function reword(
  model: LanguageModel,
  talk: Talk,
  input: WordingInput,
): Promise<Words> {
  const { redaction, message, language, known } = input;
  const ground = new Ground(redaction);
  const facts = factsOf(input, ground);
  const messages: Message[] = [
    { role: 'system', content: wordingPrompt(language) },
    { role: 'user', content: JSON.stringify({ question: redaction.hide(message), ...facts }) },
  ];
  const kept = model.recall(messages);
  if (kept !== null) return placeKnown(kept, known, redaction);
  const { text, didLookUp, found } = await converse(talk, messages, input, ground);
  // What was looked up is this person's, and of this moment.
  if (!didLookUp) model.remember(messages, text);
  return placeKnown(text, [...known, ...found], redaction);
}

function factsOf({ answer, asked, isStatus, redaction }: WordingInput, ground: Ground) {
  const matches = answer.supplierMatches?.matches ?? [];
  const { comparison, items = [] } = answer;
  ground.addOffers(matches);
  if (comparison) ground.addComparison(comparison);
  for (const { name } of items) ground.addName(name);
  ground.addCounts([items.length, ...items.map(({ quantity }) => quantity)]);
  const budget = asked.budgetKes === null ? null : `KSh ${formatNumber(asked.budgetKes)}`;
  ground.addText([asked.place, asked.deadline, budget].filter((text) => text !== null).join('. '));
  if (isStatus) ground.addStates(answer.response);
  else ground.addText(answer.response);
  return {
    answer: redaction.hide(answer.response),
    understood: {
      items: items.map(({ name, quantity, unit }) => ({
        name: redaction.hide(name),
        quantity,
        unit,
      })),
      place: asked.place,
      neededBy: asked.deadline,
      budget,
    },
    suppliers: listed(matches.map(offersFact), redaction),
    comparison: comparison ? written(comparisonFact(comparison), redaction) : undefined,
  };
}

const written = <T>(value: T, redaction: Redaction): T =>
  mapTexts(value, (text) => redaction.hide(text));
const listed = <T>(value: T, redaction: Redaction): T =>
  mapTexts(value, (text) => redaction.hideListed(text));

/** The same value with every text in it changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]);
  return Object.fromEntries(entries) as T;
}

async function converse(
  talk: Talk,
  messages: readonly Message[],
  input: WordingInput,
  ground: Ground,
): Promise<{ text: string; didLookUp: boolean; found: readonly Figure[] }> {
  const history = [...messages];
  const found: Figure[] = [];
  let lookups = 0;
  for (let round = 0; round <= maxRounds; round += 1) {
    const said = await talk.ask({
      messages: history,
      ...(round < maxRounds ? { tools } : {}),
      onText: tellSentences(input, ground, found),
    });
    if (said.toolCalls.length === 0) {
      const text = said.text.trim();
      const flaw =
        text === ''
          ? 'empty'
          : (flawIn(text, input, ground, found) ?? emptyIn(text, input, ground));
      if (flaw) throw new UnusableAnswer(flaw);
      return { text, didLookUp: lookups > 0, found };
    }
    lookups += said.toolCalls.length;
    if (lookups > maxLookups) break;
    const answered = await lookUp(said, input, ground);
    history.push(...answered.messages);
    found.push(...answered.known);
  }
  throw new UnusableAnswer('too many tools');
}

/** Passes on what is written sentence by sentence, each once it was found right. */
function tellSentences(input: WordingInput, ground: Ground, found: readonly Figure[]) {
  const { redaction, onText } = input;
  let told = 0;
  return (text: string) => {
    const end = Math.max(...[...text.matchAll(/[.!?](?=\s)|\n/g)].map((one) => one.index + 1), 0);
    if (end <= told) return;
    const sentences = text.slice(0, end);
    const flaw = flawIn(sentences, input, ground, found);
    if (flaw) throw new UnusableAnswer(flaw);
    told = end;
    onText(redaction.show(sentences.trim()));
  };
}

function flawIn(
  text: string,
  { known, redaction }: WordingInput,
  ground: Ground,
  found: readonly Figure[],
): string | null {
  const flaw = flawOf(text, ground);
  if (flaw !== null || known.length === 0) return flaw;
  return crosses(text, [...known, ...found], redaction) ? 'numbers' : null;
}

/** A reply without any supplier, figure or material says nothing where the answer has them. */
function emptyIn(text: string, { answer, known }: WordingInput, { rankings }: Ground) {
  if (rankings.length === 0 && known.length === 0) return null;
  if (text.match(supplierLabel) || figuresOf(text).length > 0) return null;
  const lower = text.toLowerCase();
  const materials = (answer.items ?? []).flatMap(({ name }) => name.toLowerCase().split(' ', 1));
  const says = materials.some((word) => word.length > 2 && lower.includes(word));
  return says ? null : 'empty';
}

async function lookUp(
  { text, toolCalls }: Completion,
  { lookups, redaction }: WordingInput,
  ground: Ground,
): Promise<{ messages: Message[]; known: Figure[] }> {
  const named = toolCalls.map((call, index) => ({ ...call, id: call.id || `call_${index}` }));
  const answers: Message[] = [];
  const figures: Figure[] = [];
  for (const call of named) {
    const { data, offers, comparison, known = [], status } = await runTool(lookups, call);
    if (offers) ground.addOffers(offers);
    if (comparison) ground.addComparison(comparison);
    if (status) ground.addStates(status);
    figures.push(...known);
    const content = JSON.stringify(offers ? listed(data, redaction) : written(data, redaction));
    answers.push({ role: 'tool', tool_call_id: call.id, content });
  }
  const tool_calls = named.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: given },
  }));
  return {
    messages: [{ role: 'assistant', content: text, tool_calls }, ...answers],
    known: figures,
  };
}
