import type { Item } from './items.ts';
import type { Understanding } from './understand.ts';

/** What the conversation is about so far. */
export type Topic = Pick<Understanding, 'items' | 'place' | 'deadline' | 'budgetKes' | 'stage'>;

export interface FollowUp {
  readonly understanding: Understanding;
  /** Whether it changed what was asked before. */
  readonly isChange: boolean;
  /** "The cheapest one". */
  readonly wantsCheapest: boolean;
}

const cheapest =
  /\b(?:cheapest|cheaper|lowest price|bei (?:rahisi|nafuu|ya chini|poa)|rahisi zaidi|nafuu|least expensive)\b/;
const change =
  /\b(?:make (?:it|that|them)|change (?:it|that|them)?|instead|badala|badilisha|iwe|ziwe|fanya|weka|actually|rather|only|tu|sorry|i mean|namaanisha|update|sasa)\b/;
const more = /^(?:and|also|plus|add|na|pia|ongeza|include|niongezee|with|pamoja)\b/;
const send =
  /\b(?:rfqs?|quotes?|quotations?|send (?:it|this|that)|tuma|ask (?:them|suppliers)|request|go ahead|proceed|endelea)\b/;
const less = /\b(?:remove|drop|without|ondoa|toa|delete|skip|leave out|bila)\b/;

/** Reads a message in the light of what was said before: "make it 60 bags", "and in Thika?". */
export function followUp(now: Understanding, text: string, topic: Topic | null): FollowUp {
  const plain = { understanding: now, isChange: false, wantsCheapest: false };
  if (!topic || topic.items.length === 0 || now.danger) return plain;
  const isShort = text.split(/\s+/).length <= 9;
  const wantsCheapest = isShort && cheapest.test(text);
  if (!isShort || now.stage) return plain;
  const count = quantityOnly(now, text);
  if (count !== null)
    return { ...merged(now, topic, withCount(topic.items, count)), wantsCheapest: false };
  if (now.items.length === 0) {
    const says = now.place !== null || now.deadline !== null || now.budgetKes !== null;
    const isSend = send.test(text) || (now.intent === 'create_rfq' && topic.items.length > 0);
    if (!says && !wantsCheapest && !isSend) return plain;
    const intent = isSend ? 'create_rfq' : 'match_suppliers';
    return { ...merged({ ...now, intent }, topic, topic.items), wantsCheapest };
  }
  const other = otherCount(now.items, topic.items, text);
  if (other) return { ...merged(now, topic, other), wantsCheapest };
  if (less.test(text)) {
    const gone = new Set(now.items.flatMap((item) => item.types));
    const kept = topic.items.filter((item) => !item.types.some((type) => gone.has(type)));
    return { ...merged(now, topic, kept), wantsCheapest };
  }
  if (more.test(text))
    return { ...merged(now, topic, [...topic.items, ...now.items]), wantsCheapest };
  return plain;
}

function merged(
  now: Understanding,
  topic: Topic,
  items: readonly Item[],
): Omit<FollowUp, 'wantsCheapest'> {
  const intent = now.intent === 'create_rfq' ? 'create_rfq' : 'match_suppliers';
  return {
    isChange: true,
    understanding: {
      ...now,
      intent,
      items,
      place: now.place ?? topic.place,
      deadline: now.deadline ?? topic.deadline,
      budgetKes: now.budgetKes ?? topic.budgetKes,
    },
  };
}

/** "make it 60", "60 bags": a number and nothing that is sold. */
function quantityOnly(now: Understanding, text: string): number | null {
  if (
    now.items.some((item) => item.types.length > 0) ||
    now.budgetKes !== null ||
    now.deadline !== null
  )
    return null;
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const [only] = numbers;
  if (numbers.length !== 1 || only === undefined) return null;
  return change.test(text) || /^\D{0,12}\d+(?:\.\d+)?\s*[a-z]*\s*[.!]?$/.test(text)
    ? Number(only)
    : null;
}

/** The last item that was counted, or the last of all, gets the new number. */
function withCount(items: readonly Item[], quantity: number): Item[] {
  const at = items.findLastIndex((item) => item.quantity !== null);
  const target = at >= 0 ? at : items.length - 1;
  return items.map((item, index) => (index === target ? { ...item, quantity } : item));
}

/** "make it 60 bags of cement" after 50 bags: the same things with other numbers. */
function otherCount(now: readonly Item[], topic: readonly Item[], text: string): Item[] | null {
  if (!change.test(text)) return null;
  const isKnown = now.every((item) => topic.some((other) => other.types[0] === item.types[0]));
  if (!isKnown) return null;
  return topic.map((item) => {
    const said = now.find((other) => other.types[0] === item.types[0]);
    return said?.quantity == null
      ? item
      : {
          ...item,
          quantity: said.quantity,
          wishes: said.wishes.length > 0 ? said.wishes : item.wishes,
        };
  });
}
