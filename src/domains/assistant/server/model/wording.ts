import { formatMoney } from '../../../../shared/money.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer } from '../../schema.ts';
import { textOf, unplaced, type Words } from '../figured-words.ts';
import { type Message, UnusableAnswer } from './endpoint.ts';
import type { LanguageModel, Talk } from './language-model.ts';
import { Placeholders, placeholder } from './placeholders.ts';
import { wordingPrompt } from './prompts.ts';
import type { Redaction } from './redaction.ts';
import { validateReply } from './validate-reply.ts';

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
  /** Figures of the quotations that are shown. */
  readonly known: readonly Figure[];
  readonly redaction: Redaction;
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
  const { redaction, message, language } = input;
  const placeholders = new Placeholders(redaction);
  const facts = factsOf(input, placeholders);
  const question = redaction.hide(message);
  const messages: Message[] = [
    { role: 'system', content: wordingPrompt(language) },
    {
      role: 'user',
      content: JSON.stringify({ question, ...facts, placeholders: placeholders.legend() }),
    },
  ];
  const known = model.recall(messages);
  if (known !== null) return placeholders.fill(known);
  const said = await talk.ask({ messages, onText: tellSentences(input, placeholders) });
  const text = said.trim();
  const isEmpty = text === '' || saysNothing(text, input, placeholders);
  const flaw = text === '' ? null : validateReply(text, placeholders);
  if (flaw ?? isEmpty) throw new UnusableAnswer(flaw ?? 'empty');
  model.remember(messages, text);
  return placeholders.fill(text);
}

function factsOf({ answer, asked, isStatus, known }: WordingInput, placeholders: Placeholders) {
  const { comparison, items = [], supplierMatches, response, figures } = answer;
  const suppliers = placeholders.offers(supplierMatches?.matches ?? []);
  const compared = comparison && placeholders.comparison(comparison, known);
  const understood = {
    items: items.map(({ name, quantity, unit }) => ({
      name: placeholders.name(name),
      quantity: quantity === null ? null : placeholders.figure(`${quantity}`),
      unit,
    })),
    place: asked.place,
    neededBy: asked.deadline && placeholders.cover(asked.deadline),
    budget: asked.budgetKes === null ? null : placeholders.figure(formatMoney(asked.budgetKes)),
  };
  const words = figures ? unplaced(response, figures) : response;
  return {
    answer: isStatus ? placeholders.coverStates(response) : placeholders.cover(words),
    understood,
    suppliers,
    comparison: compared,
  };
}

/** Passes on what is written sentence by sentence, each once it was found right. */
function tellSentences({ onText }: WordingInput, placeholders: Placeholders) {
  let told = 0;
  return (text: string) => {
    const end = Math.max(...[...text.matchAll(/[.!?](?=\s)|\n/g)].map((one) => one.index + 1), 0);
    if (end <= told) return;
    const sentences = text.slice(0, end);
    const flaw = validateReply(sentences, placeholders);
    if (flaw) throw new UnusableAnswer(flaw);
    told = end;
    onText(textOf(placeholders.fill(sentences.trim())));
  };
}

/** A reply without any supplier, figure or material says nothing where the answer has them. */
function saysNothing(text: string, { answer }: WordingInput, given: Placeholders): boolean {
  if (given.rankings.length === 0 && !given.hasQuotations) return false;
  if (text.match(placeholder)) return false;
  const lower = text.toLowerCase();
  const materials = (answer.items ?? []).flatMap(({ name }) => name.toLowerCase().split(' ', 1));
  return !materials.some((word) => word.length > 2 && lower.includes(word));
}
