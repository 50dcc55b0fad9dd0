import { isPlainlyOffTopic } from './intent.ts';
import { wantsNoAsking } from './intent-signs.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { asksPrice } from './lexicon/chat-words.ts';
import { asksIfInStock } from './stock-asked.ts';
import { lengthOfEach, meantBy, sizedBy } from './talk/amounts.ts';
import { asksOnly, change, correction, factorIn, mayTakeOut } from './talk/corrections.ts';
import { nextOfEmptied } from './talk/emptied.ts';
import { type Change, counted, Lines, unchanged } from './talk/lines.ts';
import { allWords, ordinalIn, ordinals } from './talk/ordinals.ts';
import { countOf, type Remark, remarkOf } from './talk/remark.ts';
import type { Amount, Topic } from './talk/topic.ts';
import {
  asksStock,
  bareNo,
  cheapWords,
  foundWhen,
  foundWords,
  plainStop,
  priceOfOne,
  quietWords,
  sendingWords,
  stockWords,
  stopWords,
  there,
  useWords,
} from './talk/words.ts';
import { plain } from './tokens.ts';
import type { Understanding } from './understand.ts';
import { brandsAsked } from './unlisted-brands.ts';

export type { Topic } from './talk/topic.ts';

/** What a short message lacks where nothing was spoken of before. */
export type Missing = 'thing' | 'list' | 'thingThere';

export interface FollowUp {
  readonly understanding: Understanding;
  /** Whether it is about what was asked before. */
  readonly isChange: boolean;
  /** "The cheapest one". */
  readonly wantsCheapest: boolean;
  /** What became of the lines; null where none was named. */
  readonly change: Change | null;
  /** A number that more than one line can be meant by. */
  readonly asks: Amount | null;
  /** Takes the request back, or wants nothing sent. */
  readonly isStop: boolean;
  readonly missing: Missing | null;
}

interface Talk {
  readonly knowledge: Knowledge;
  readonly now: Understanding;
  readonly text: string;
  readonly topic: Topic;
  readonly remark: Remark;
}

const cheapest =
  /\b(?:cheapest|cheaper|lowest price|bei (?:rahisi|nafuu|ya chini|poa)|rahisi zaidi|nafuu|least expensive)\b/;
const send =
  /\b(?:rfqs?|quotes?|quotations?|(?:send|draft|write) (?:it|this|that)|(?<=^(?:ok|okay|sawa|please|yes|poa) )(?:send|submit)$|^(?:send|submit)$|(?:order|book|buy) (?:it|this|that|them|all)(?: now)?$|^(?:niagizie|agiza)\b|tuma|ask (?:them|suppliers)|request|go ahead|proceed|endelea)\b/;
/** Speaks on of the same. */
const opener = /^(?:and|na|what about|how about|je|vipi kuhusu|or|ama|ya)\b/;

const longestRemark = 9;
const longestCorrection = 14;

/** Reads a message in the light of what was said before: "make it 60 bags", "and in Thika?". */
export function followUp(
  knowledge: Knowledge,
  now: Understanding,
  message: string,
  topic: Topic | null,
): FollowUp {
  const follow = readFollowUp(knowledge, now, message, topic);
  if (!topic || topic.items.length > 0 || follow.isStop) return follow;
  const understanding = nextOfEmptied(follow.understanding, topic);
  return understanding ? { ...follow, understanding, isChange: true } : follow;
}

function readFollowUp(
  knowledge: Knowledge,
  now: Understanding,
  message: string,
  topic: Topic | null,
): FollowUp {
  const alone = aloneFollowUp(now);
  const text = plain(message).replace(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  if (now.violation !== null || words > longestCorrection || message.includes('\n')) return alone;
  const remark = remarkOf(knowledge, text);
  const isTalk = topic !== null && topic.items.length > 0;
  if (isStop(remark) && (isTalk || remark.text.includes(' ')))
    return {
      ...aloneFollowUp({ ...now, items: [], violation: null, intent: 'smalltalk' }),
      isStop: true,
    };
  if (now.stage) return alone;
  if (!isTalk) return named(knowledge, now, text, topic) ?? withoutTopic(now, remark);
  const talk = { knowledge, now, text, topic, remark };
  const isShort = words <= longestRemark;
  return (
    ofNumbered(talk) ??
    (topic.pending ? answered(talk, topic.pending) : null) ??
    corrected(talk) ??
    (isShort && !isNamed(now) ? spokenOn(talk) : null) ??
    askedToo(talk) ??
    askedBack(now, text, isShort) ??
    alone
  );
}

const numbered =
  /\b(?:items?|lines?|kitu cha|mstari wa|bidhaa ya|number|namba)\s{1,2}(?:no\.? |number |namba |ya |#)?(\d{1,2})\b/;

/** "Change item 3 to 25 tonnes", "remove line 2": a line by its place in the list. */
function ofNumbered(talk: Talk): FollowUp | null {
  const { knowledge, text, topic, now } = talk;
  const [said = '', number = ''] = numbered.exec(text) ?? [];
  const lines = new Lines(topic.items);
  const at = Number(number) - 1;
  const line = lines.at(at);
  if (!line || isNamed(now)) return null;
  const rest = text.replace(said, ' ').replace(/\s+/g, ' ').trim();
  const meant = meantBy(remarkOf(knowledge, rest), [line]);
  if (meant) return amounted({ ...talk, text: rest }, meant.amount, [at]);
  if (!takingOut.test(text)) return null;
  lines.remove(at);
  return withLines(talk, lines.change());
}

/** A message by itself. */
export const aloneFollowUp = (understanding: Understanding): FollowUp => ({
  understanding,
  isChange: false,
  wantsCheapest: false,
  change: null,
  asks: null,
  isStop: false,
  missing: null,
});

const isNamed = ({ items }: Understanding) => items.some(({ types }) => types.length > 0);
/** "Show me my quotations" asks for those that are there, not for new ones. */
const isOfOwn = ({ intent }: Understanding) =>
  intent === 'analyse_quotes' || intent === 'order_status';

const longestOther = 5;

/** "What about ballast?": another thing, for the same site. */
function askedToo({ now, text, topic, remark }: Talk): FollowUp | null {
  const isOther = opener.test(text) && remark.words.length <= longestOther;
  if (
    !(isOther || there.test(text) || asksIfInStock(text) || asksPrice.test(text)) ||
    !isNamed(now) ||
    isOfOwn(now)
  )
    return null;
  if (now.intent === 'create_rfq') return null;
  return aloneFollowUp({
    ...now,
    intent: 'match_suppliers',
    place: now.place ?? topic.place,
    deadline: now.deadline ?? topic.deadline,
  });
}

/** What is short and not understood is asked back, never called off-topic. */
function askedBack(now: Understanding, text: string, isShort: boolean): FollowUp | null {
  if (!isShort || now.intent !== 'out_of_scope' || isPlainlyOffTopic(text)) return null;
  return aloneFollowUp({ ...now, intent: 'match_suppliers' });
}

/** "Ya simiti", after a number that waited for its material. */
function named(
  knowledge: Knowledge,
  now: Understanding,
  text: string,
  topic: Topic | null,
): FollowUp | null {
  const [item, ...others] = now.items;
  if (!topic?.pending || !item || others.length > 0 || item.quantity !== null) return null;
  const filled = counted(item, topic.pending);
  const remark = remarkOf(knowledge, text);
  return filled && merged({ knowledge, now, text, topic, remark }, [filled]);
}

/** A number, a place or "send it" before anything was named. */
function withoutTopic(now: Understanding, remark: Remark): FollowUp {
  const alone = aloneFollowUp(now);
  if (now.items.length > 0 || isOfOwn(now)) return alone;
  const quietly = (known: ReadonlySet<string> | null) =>
    remark.words.length + remark.numbers.length > 0 &&
    remark.unread.every((word) => known?.has(word));
  const as = (intent: Understanding['intent'], missing: Missing) => ({
    ...aloneFollowUp({ ...now, intent }),
    missing,
  });
  const [number, ...others] = remark.numbers;
  if (number && quietly(null)) {
    const unit = countOf(number.unit);
    const asks = others.length === 0 ? { does: 'set' as const, value: number.value, unit } : null;
    return { ...as('match_suppliers', 'thing'), asks };
  }
  if (now.place && (quietly(null) || remark.words.length === 0))
    return as('match_suppliers', 'thingThere');
  if (
    send.test(remark.text) &&
    quietly(sendingWords) &&
    /\b(?:it|them|this|that|hii|hiyo|tuma)\b/.test(remark.text)
  )
    return as('create_rfq', 'list');
  return alone;
}

/** "The second one", "cement", "both": which line the number was for that waited for one. */
function answered(talk: Talk, amount: Amount): FollowUp | null {
  const { now, topic, text, remark } = talk;
  const isOther = isNamed(now)
    ? now.items.some(({ quantity }) => quantity !== null)
    : remark.numbers.length > 0 && !ordinals.test(text);
  if (isOther) return null;
  const lines = new Lines(topic.items);
  const numbers = /\b(?:all|both|everything|each|zote|yote|vyote|mbili)\b/.test(text)
    ? lines.numbers
    : isNamed(now)
      ? now.items.map((item) => lines.find(item))
      : [ordinalIn(text, topic.items.length)];
  if (numbers.some((at) => lines.at(at) === null)) return null;
  if (!isNamed(now) && remark.unread.some((word) => !ordinals.test(word) && !allWords.has(word)))
    return null;
  for (const at of numbers) {
    const line = lines.at(at);
    if (line) lines.set(at, counted(line, amount) ?? line);
  }
  return withLines(talk, lines.change());
}

const ofAnOrder = /\b(?:orders?|oda|lpo|agizo)\b/;

/** A message that names what the topic holds, or adds to it. */
function corrected(said: Talk): FollowUp | null {
  // "Take the sand out of the request": by itself it is of some request, here it is of this one.
  const isTakenOut = isNamed(said.now) && mayTakeOut(said.text) && !ofAnOrder.test(said.text);
  const isOther = isOfOwn(said.now) && !isTakenOut;
  const talk: Talk =
    isTakenOut && isOfOwn(said.now)
      ? { ...said, now: { ...said.now, intent: 'match_suppliers' } }
      : said;
  const { knowledge, now, text, topic, remark } = talk;
  // What is refused is no item of the message: "I don't need the ballast".
  if (isOther || !(isNamed(now) || mayTakeOut(text))) return null;
  const items = now.items.filter(({ types }) => types.length > 0);
  const open = ofSeveral(talk, items);
  if (open) return { ...merged(talk, topic.items), asks: open };
  const changed = correction({ knowledge, text, topic }, items);
  if (changed || items.length === 0) return withLines(talk, changed);
  if (isTakenOut && takingOut.test(text)) return absent(talk, items);
  // "Na ya Bamburi?": the same of another maker.
  const lines = new Lines(topic.items);
  const numbers = items.map((item) => lines.find(item));
  const isSame =
    opener.test(text) &&
    now.brands.length > 0 &&
    numbers.every((at) => at >= 0) &&
    items.every(({ quantity }) => quantity === null) &&
    remark.words.length <= 5;
  return isSame ? merged(talk, topic.items) : null;
}

const takingOut =
  /^(?:(?:please|ok|okay|no|sorry|and|then|tafadhali|na|sawa)[, ]+)*(?:remove|drop|delete|take|scrap|skip|leave out|exclude|ondoa|toa|futa)\b/;

/** "Remove the ballast" where none is asked for: it is said so, and all stays as it is. */
function absent(talk: Talk, items: readonly Item[]): FollowUp | null {
  const lines = new Lines(talk.topic.items);
  const isNone = items.every((item) => item.quantity === null && lines.find(item) < 0);
  if (!isNone) return null;
  return withLines(talk, { ...unchanged(talk.topic.items), absent: items });
}

/** "Make the bars 90" where bars of two sizes are asked for: the number, whose line is not told. */
function ofSeveral({ topic, text }: Talk, items: readonly Item[]): Amount | null {
  const [item, ...others] = items;
  if (!item || others.length > 0 || item.quantity === null || item.wishes.length > 0) return null;
  const alike = topic.items.filter(({ types }) => types.some((type) => item.types.includes(type)));
  if (alike.length < 2 || !change.test(text)) return null;
  return { does: 'set', value: item.quantity, unit: item.unit };
}

/** Numbers, places, days, sums and words that speak of what was spoken of before. */
function spokenOn(talk: Talk): FollowUp | null {
  const { knowledge, now, text, topic, remark } = talk;
  const brands = brandsAsked(knowledge, text);
  const isNew = (known: ReadonlySet<string> | null, few = 0) =>
    remark.unread.filter((word) => !known?.has(word) && !brands.words.has(word)).length > few;
  const wantsCheapest = cheapest.test(text) && !isNew(cheapWords);
  if (isPlainlyOffTopic(text) && isNew(foundWords) && !wantsCheapest) return null;
  const loose = change.test(text) || !text.includes('?') ? 1 : 0;
  if (priceOfOne.test(text) && !isOfOwn(now)) return merged(talk, topic.items);
  const factor = factorIn(text);
  if (!isOfOwn(now) && !isNew(null, 1) && factor !== null)
    return amounted(talk, { does: 'times', value: factor, unit: null }, null);
  const strangers = [
    ...remark.strangers,
    ...now.items.flatMap(({ quantity, written }) => (quantity === null ? [] : [written])),
  ];
  if (!isOfOwn(now) && strangers.length > 0 && !change.test(text))
    return withLines(talk, { ...unchanged(topic.items), strangers });
  if (!isOfOwn(now) && remark.numbers.length > 0 && !isNew(null, loose)) {
    const sized = lengthOfEach(knowledge, topic, text) ?? sizedBy(knowledge, topic.items, remark);
    if (sized) {
      const lines = new Lines(topic.items);
      lines.set(sized.line, sized.item);
      return withLines(talk, lines.change());
    }
    const meant = meantBy(remark, topic.items);
    if (meant) return amounted(talk, meant.amount, meant.lines);
  }
  const isSend =
    !isOfOwn(now) &&
    ((now.intent === 'create_rfq' && wantsNoAsking(text)) ||
      ((send.test(text) || now.intent === 'create_rfq') && !isNew(sendingWords)));
  if (isSend) return merged(talk, topic.items, 'create_rfq');
  if (foundWhen.test(text) && !isNew(foundWords)) return merged(talk, topic.items);
  if (asksStock.test(text) && !isNew(stockWords)) return merged(talk, topic.items);
  if (wantsCheapest) return { ...merged(talk, topic.items), wantsCheapest };
  const says = now.place !== null || now.deadline !== null || now.budgetKes !== null;
  if (says && !isNew(null, opener.test(text) ? 1 : 0)) return merged(talk, topic.items);
  if (brands.all.length > 0 && !isNew(null)) return merged(talk, topic.items);
  const isOfUse = remark.unread.some((word) => useWords.has(word)) && !isNew(useWords);
  if (isOfUse && !isOfOwn(now)) return merged(talk, topic.items, 'product_question');
  return null;
}

/** Words of taking back and nothing else. */
const isStop = ({ text, numbers }: Remark) =>
  (plainStop.test(text) || bareNo.test(text)) &&
  numbers.length === 0 &&
  text
    .split(/[^a-z']+/)
    .every((word) => word === '' || quietWords.has(word) || stopWords.has(word));

/** A number for one of the lines; which one is asked where it can be several. */
function amounted(talk: Talk, amount: Amount, among: readonly number[] | null): FollowUp | null {
  const { topic, text } = talk;
  const lines = new Lines(topic.items);
  const isOfAll = /\b(?:all|both|everything|each|zote|yote|vyote|kila kitu)\b/.test(text);
  const possible = among ?? lines.numbers;
  const focus = topic.focus ?? -1;
  const isFocus = possible.includes(focus);
  const meant = isOfAll ? possible : possible.length > 1 && isFocus ? [focus] : possible;
  if (meant.length > 1 && !isOfAll)
    return { ...merged(talk, topic.items), asks: amount, isChange: true };
  for (const at of meant) {
    const line = lines.at(at);
    const item = line && counted(line, amount);
    if (item) lines.set(at, item);
    else if (line) lines.set(at, line);
  }
  return withLines(talk, lines.change());
}

function withLines(talk: Talk, changed: Change | null): FollowUp | null {
  return changed ? { ...merged(talk, changed.items), change: changed } : null;
}

function merged(
  { knowledge, now, topic, text }: Talk,
  items: Topic['items'],
  intent?: Understanding['intent'],
): FollowUp {
  const own = now.intent === 'create_rfq' ? 'create_rfq' : 'match_suppliers';
  const { listed } = brandsAsked(knowledge, text);
  return {
    ...aloneFollowUp({
      ...now,
      violation: null,
      intent: intent ?? own,
      items,
      place: now.place ?? topic.place,
      deadline: now.deadline ?? topic.deadline,
      budgetKes: now.budgetKes ?? topic.budgetKes,
      brands: listed.length > 0 ? listed : (topic.brands ?? now.brands),
    }),
    isChange: true,
  };
}

/** Whether a message only asks, so that a draft that waits stays as it is. */
export const asksWithoutChange = ({ change: changed, understanding }: FollowUp, text: string) =>
  changed === null && understanding.intent !== 'create_rfq' && asksOnly(text);
