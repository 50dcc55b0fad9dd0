import { isPlainlyOffTopic } from './intent.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { readNumberWords } from './number-words.ts';
import { tokenize } from './tokens.ts';
import type { Understanding } from './understand.ts';
import { isCounting, type Measuring, type Unit, unitOf } from './units.ts';
import { keysByUnit, type Wish, wishFor } from './values.ts';

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
/** "add 20 bags" at its beginning, "cement pia mifuko 20" anywhere. */
const more =
  /^(?:and|also|plus|add|na|pia|ongeza|include|niongezee|with|pamoja)\b|\b(?:pia|also|too|as well|vilevile)\b/;
const send =
  /\b(?:rfqs?|quotes?|quotations?|send (?:it|this|that)|tuma|ask (?:them|suppliers)|request|go ahead|proceed|endelea)\b/;
const less = /\b(?:remove|drop|without|ondoa|toa|delete|skip|leave out|bila)\b/;

/** Reads a message in the light of what was said before: "make it 60 bags", "and in Thika?". */
export function followUp(
  knowledge: Knowledge,
  now: Understanding,
  text: string,
  topic: Topic | null,
): FollowUp {
  const plain = { understanding: now, isChange: false, wantsCheapest: false };
  if (!topic || topic.items.length === 0 || now.danger) return plain;
  const askedBack =
    now.intent === 'out_of_scope' && !isPlainlyOffTopic(text)
      ? { ...plain, understanding: { ...now, intent: 'match_suppliers' as const } }
      : plain;
  const isShort = text.split(/\s+/).length <= 9;
  const wantsCheapest = isShort && cheapest.test(text);
  if (!isShort || now.stage) return plain;
  const figure = figureOnly(now, text);
  if (figure !== null) {
    const items = withSize(knowledge, topic.items, figure) ?? withCount(topic.items, figure);
    return { ...merged(now, topic, items), wantsCheapest: false };
  }
  if (now.items.length === 0) {
    const says = now.place !== null || now.deadline !== null || now.budgetKes !== null;
    // "show me my quotations" asks for those that are there, not for new ones.
    const isOfOwn = now.intent === 'analyse_quotes' || now.intent === 'order_status';
    const isSend =
      !isOfOwn && (send.test(text) || (now.intent === 'create_rfq' && topic.items.length > 0));
    if (!says && !wantsCheapest && !isSend) return askedBack;
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

/** Words around a new number that change nothing: "no wait, 45 bags please", "twende na hamsini". */
const around: ReadonlySet<string> = new Set(
  `no wait please pls ok okay sawa twende na lets let's go with do just only tu basi about around kama iwe
  actually hapana ngoja sorry i want need nataka nahitaji tafadhali of them it hebu fanya make take
  say sema give me nipe then and hizo za ya not but lakini`.split(/\s+/),
);

interface Figure {
  readonly value: number;
  readonly unit: Unit | Measuring | null;
}

/** "make it 60", "60 bags", "gauge 30 instead": a number and nothing that is sold. */
function figureOnly(now: Understanding, text: string): Figure | null {
  if (
    now.items.some((item) => item.types.length > 0) ||
    now.budgetKes !== null ||
    now.deadline !== null
  )
    return null;
  const tokens = readNumberWords(tokenize(text));
  const numbers = tokens.flatMap((token, at) => (token.kind === 'number' ? [at] : []));
  const [at] = numbers;
  const value = at === undefined ? undefined : tokens[at]?.value;
  if (numbers.length !== 1 || at === undefined || value === undefined) return null;
  const others = tokens.filter(
    (token) =>
      token.kind === 'word' && !around.has(token.text) && unitOf(token.text, true) === null,
  );
  const isAlone = others.length <= (text.includes('?') ? 0 : 1);
  if (!change.test(text) && !isAlone) return null;
  const behind = unitOf(tokens[at + 1]?.text ?? '', true);
  return { value, unit: behind ?? unitOf(tokens[at - 1]?.text ?? '', false) };
}

/** "gauge 30 instead": another size of the last item that comes in such sizes; null where it is a count. */
function withSize(
  knowledge: Knowledge,
  items: readonly Item[],
  { value, unit }: Figure,
): Item[] | null {
  if (unit === null || isCounting(unit)) return null;
  const keys = keysByUnit[unit] ?? [];
  const sized = items.findLastIndex((item) => item.wishes.some(({ key }) => keys.includes(key)));
  const target = sized >= 0 ? sized : items.length - 1;
  const wish = wishFor(knowledge, items[target]?.types[0] ?? '', value, unit);
  if (!wish) return null;
  return items.map((item, index) =>
    index === target ? { ...item, wishes: withWishes(item.wishes, [wish]) } : item,
  );
}

const withWishes = (known: readonly Wish[], said: readonly Wish[]): readonly Wish[] => [
  ...known.filter((wish) => !said.some(({ key }) => key === wish.key)),
  ...said,
];

/** The last item that is counted in what was said gets the new number; else the last that was counted. */
function withCount(items: readonly Item[], { value, unit }: Figure): Item[] {
  const inUnit = items.findLastIndex((item) => unit !== null && item.unit === unit);
  const counted = items.findLastIndex((item) => item.quantity !== null);
  const target = inUnit >= 0 ? inUnit : counted >= 0 ? counted : items.length - 1;
  return items.map((item, index) => (index === target ? { ...item, quantity: value } : item));
}

/** "make it 60 bags of cement" after 50 bags: the same things with other numbers. */
function otherCount(now: readonly Item[], topic: readonly Item[], text: string): Item[] | null {
  if (!change.test(text)) return null;
  const isKnown = now.every((item) => topic.some((other) => other.types[0] === item.types[0]));
  if (!isKnown) return null;
  return topic.map((item) => {
    const said = now.find((other) => other.types[0] === item.types[0]);
    if (!said) return item;
    const quantity = said.quantity ?? item.quantity;
    return { ...item, quantity, wishes: withWishes(item.wishes, said.wishes) };
  });
}
