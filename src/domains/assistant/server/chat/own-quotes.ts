import type { Figure } from '../../figure-schema.ts';
import type { ComparisonAnswer } from '../../schema.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import { lineOf } from '../../understanding/read-line.ts';
import type { Db } from '../deps.ts';
import { placed, type Words } from '../figured-words.ts';
import { countReceived } from '../queries/own-rfqs.ts';
import { comparisonCard } from './comparison-card.ts';
import { comparisonWords } from './comparison-words.ts';
import { countWords, unquotedWords } from './quote-words.ts';
import { compareOwn, type OwnComparison } from './quotes.ts';
import type { Answered, Turn } from './turn.ts';

/** What is answered about the caller's own quotations: counted, compared, or where to act on them. */
export async function ownQuotes(deps: Db, turn: Turn): Promise<Answered> {
  const { actor, copy, language, knowledge, ownRfqs, parsed, understanding } = turn;
  const { question, rfqId } = turn.quotes ?? { question: parsed.quotes.question, rfqId: null };
  if (rfqId === null && (question === 'count' || question === 'waiting')) {
    const received = await countReceived(deps.db, actor.id);
    const isOfWaiting = question === 'waiting';
    return said(countWords(await ownRfqs(), received, { copy, language, isOfWaiting }));
  }
  const rfq = rfqId === null ? null : (await ownRfqs()).find(({ id }) => id === rfqId);
  if (rfq?.quotationCount === 0) {
    const comparison = { rfqId: rfq.id, title: rfq.title, count: 0, quotations: [], split: null };
    return { ...said(unquotedWords(rfq, copy, language)), comparison };
  }
  // "Simiti" is what the request calls cement.
  const materials = understanding.items.map((item) => lineOf(knowledge, item).name.toLowerCase());
  const { words, quotes } = parsed;
  const asked = { words: [...words, ...wordsIn(materials.join(' '))], rfqId, ownRfqs };
  const found = await compareOwn(deps, actor, { ...asked, copy, language });
  if (!found) return { response: copy.noQuotes };
  const { words: answer, mix } = comparisonWords(
    found,
    { words, materials, question, quotes, language },
    copy,
  );
  const { figures, response } = said(answer);
  const comparison = comparisonCard(found, { sources: figures.sources, mix }, copy);
  return { response, figures, comparison, known: knownOf(found, comparison) };
}

function said(words: Words) {
  const { text: response, figures } = placed(words);
  return { response, figures };
}

/** All figures of the quotations that are shown. */
export function knownOf({ full, figures }: OwnComparison, shown: ComparisonAnswer): Figure[] {
  const ids = new Set(shown.quotations.map(({ quotationId }) => quotationId));
  const own = full.quotations.filter(({ quotationId }) => ids.has(quotationId));
  return [figures.count(), ...own.flatMap((quotation) => figures.known(quotation))];
}
