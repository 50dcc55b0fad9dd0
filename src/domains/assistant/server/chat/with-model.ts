import type { Figure } from '../../figure-schema.ts';
import type { SupplierMatchAnswer } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { actIn } from '../../understanding/quote-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Db } from '../deps.ts';
import type { Words } from '../figured-words.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { restatingPrompt } from '../model/prompts.ts';
import { Redaction } from '../model/redaction.ts';
import { isUnsure, readRestatement } from '../model/restate.ts';
import { reword } from '../model/wording.ts';
import { selectNames } from '../queries/people.ts';
import { kindOfWord } from '../redact-words.ts';
import type { Said, Turn } from './turn.ts';

/** What the language model adds to the rules; nothing of it is needed. */

export interface ModelUse {
  readonly model: LanguageModel;
  /** Ends with the time for one message, or with its reader. */
  readonly signal: AbortSignal;
  readonly redaction: Redaction;
}

export async function openUse(
  deps: Db,
  model: LanguageModel,
  userId: string,
  knowledge: Knowledge,
  ended?: AbortSignal,
): Promise<ModelUse> {
  return {
    model,
    signal: model.timeLimit(ended),
    redaction: new Redaction(await selectNames(deps.db, [userId]), kindOfWord(knowledge)),
  };
}

/** A better reading of a message that the rules were unsure of; else the one they have. */
export async function readAgain(
  { model, signal, redaction }: ModelUse,
  userId: string,
  { message, first, knowledge, now }: Unsure,
): Promise<Understanding> {
  if (!isUnsure(first)) return first;
  const messages = [
    { role: 'system' as const, content: restatingPrompt },
    { role: 'user' as const, content: JSON.stringify({ message: redaction.hide(message) }) },
  ];
  const second = await model.use(userId, signal, async (talk) => {
    const answer = model.recall(messages) ?? (await talk.ask({ messages }));
    const understanding = readRestatement(knowledge, { message, first, answer, now });
    if (understanding) model.remember(messages, answer);
    return understanding;
  });
  return second ?? first;
}

interface Unsure {
  readonly message: string;
  readonly first: Understanding;
  readonly knowledge: Knowledge;
  readonly now: string;
}

/** Refusals stay as they are, and so does what says that nothing is sent yet, or who acts. */
const worded = new Set<Understanding['intent']>([
  'match_suppliers',
  'product_question',
  'analyse_quotes',
  'order_status',
  'smalltalk',
]);

export function isWorded(turn: Turn): boolean {
  const { understanding, service, quotes, orders } = turn;
  if (service || turn.asks || turn.isStop || turn.missing || turn.takeOff || turn.advice)
    return false;
  // What was paid, promised or can be called off is said as it is.
  if (understanding.intent === 'order_status' && orders.aspect !== 'state') return false;
  return worded.has(understanding.intent) && actIn(quotes?.question ?? null) === null;
}

/** The rules' answer in the model's words; null where they are not to be used. */
export async function inOtherWords(
  deps: Db,
  { model, signal, redaction }: ModelUse,
  turn: Turn,
  input: ToReword,
): Promise<Words | null> {
  const { intent, place, deadline, budgetKes } = turn.understanding;
  await hideSellers(deps, redaction, input.said.supplierMatches?.matches ?? []);
  return model.use(turn.actor.id, signal, (talk) =>
    reword(model, talk, {
      message: input.message,
      language: turn.language,
      answer: input.said,
      known: input.known,
      isStatus: intent === 'order_status',
      asked: { place: place && (place.town ?? place.county), deadline, budgetKes },
      redaction,
      onText: input.onText,
    }),
  );
}

export interface ToReword {
  readonly message: string;
  readonly said: Said;
  /** Figures of the quotations that are shown. */
  readonly known: readonly Figure[];
  readonly onText: (text: string) => void;
}

/** Products may be named after who sells them. */
async function hideSellers(
  { db }: Db,
  redaction: Redaction,
  matches: readonly SupplierMatchAnswer[],
): Promise<void> {
  const ids = matches.map(({ supplierId }) => supplierId);
  redaction.addSellers(await selectNames(db, ids));
}
