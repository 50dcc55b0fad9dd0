import type { ChatAnswer } from '../../schema.ts';
import type { Item } from '../../understanding/items.ts';
import { asksPrice } from '../../understanding/lexicon/chat-words.ts';
import { asksIfInStock } from '../../understanding/stock-asked.ts';
import type { KeptTopic } from '../queries/sessions.ts';
import type { Turn } from './turn.ts';

/** A range is told where it was said; from then on the number that was taken stands alone. */
const withoutRange = ({ atLeast: _, isNone: _none, ...item }: Item): Item => item;

const noTopic = { items: [], place: null, deadline: null, budgetKes: null, stage: null };

/** A question about some of the lines that were spoken of leaves all of them as they are. */
function isOnlyAsked({ text, understanding, follow }: Turn, { items: known }: KeptTopic): boolean {
  const { items, intent } = understanding;
  const isQuestion = intent === 'product_question' || asksIfInStock(text) || asksPrice.test(text);
  const isOfLines = items.every(
    ({ quantity, types }) =>
      quantity === null && known.some((line) => types.some((type) => line.types.includes(type))),
  );
  return isQuestion && follow.change === null && items.length > 0 && isOfLines;
}

/** What the talk is about after an answer. */
export function topicAfter(
  turn: Turn,
  { intent, comparison }: ChatAnswer,
  before: KeptTopic | null,
): KeptTopic | null {
  const { items, place, deadline, budgetKes, stage, brands } = turn.understanding;
  const { change, asks, missing } = turn.follow;
  if (before && isOnlyAsked(turn, before)) return { ...before, pending: null };
  const areaSqm =
    stage?.isSizeSaid && stage.count === null ? stage.areaSqm : (before?.areaSqm ?? null);
  const hasTopic =
    items.length > 0 &&
    (intent === 'match_suppliers' || intent === 'create_rfq' || intent === 'product_question');
  const isEmptied = change !== null && items.length === 0;
  const about = { focus: change?.focus ?? null, pending: asks };
  const rfqId = comparison?.rfqId;
  return hasTopic || isEmptied || missing === 'thing'
    ? {
        items: items.map(withoutRange),
        place,
        deadline,
        budgetKes,
        brands,
        stage: null,
        areaSqm,
        stageKey: turn.stageKey,
        ...about,
      }
    : rfqId
      ? { ...(before ?? noTopic), pending: null, rfqId }
      : before;
}
