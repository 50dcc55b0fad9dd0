import { plain } from '../../materials/language/public.ts';
import { brandsAsked } from '../understanding/brands.ts';
import type { Item } from '../understanding/items.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { asksPrice, unasked } from '../understanding/lexicon/chat-words.ts';
import {
  cheapWords,
  foundWords,
  quietWords,
  sendingWords,
  stockWords,
  stopWords,
  useWords,
} from '../understanding/lexicon/words.ts';
import { asksIfInStock } from '../understanding/stock-asked.ts';
import type { Understanding } from '../understanding/understand.ts';
import { lengthOfEach, meantBy, sizedBy } from './amounts.ts';
import { type Change, counted, Lines, unchanged } from './changed-lines.ts';
import { asksOnly, change, correction, factorIn, mayTakeOut } from './corrections.ts';
import {
  allWords,
  asksStock,
  bareNo,
  foundWhen,
  ordinalIn,
  ordinals,
  plainStop,
  priceOfOne,
  there,
} from './reference-words.ts';
import { countOf, type Residual, residualOf } from './residual.ts';
import { type Amount, carriedOver, type DialogueState } from './state.ts';

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

interface Said {
  readonly knowledge: Knowledge;
  readonly now: Understanding;
  readonly text: string;
  readonly state: DialogueState;
  readonly residual: Residual;
}

const cheapest =
  /\b(?:cheapest|cheaper|lowest price|bei (?:rahisi|nafuu|ya chini|poa)|rahisi zaidi|nafuu|least expensive)\b/;
const send =
  /\b(?:rfqs?|quotes?|quotations?|(?:send|draft|write) (?:it|this|that)|(?<=^(?:ok|okay|sawa|please|yes|poa) )(?:send|submit)$|^(?:send|submit)$|(?:order|book|buy) (?:it|this|that|them|all)(?: now)?$|^(?:niagizie|agiza)\b|tuma|ask (?:them|suppliers)|request|go ahead|proceed|endelea)\b/;
/** Speaks on of the same. */
const opener = /^(?:and|na|what about|how about|je|vipi kuhusu|or|ama|ya)\b/;

const longestResidual = 9;
const longestCorrection = 14;

/** Reads a message in the light of what was said before: "make it 60 bags", "and in Thika?". */
export function followUp(
  knowledge: Knowledge,
  now: Understanding,
  message: string,
  state: DialogueState | null,
): FollowUp {
  const follow = readFollowUp(knowledge, now, message, state);
  if (!state || state.items.length > 0 || follow.isStop) return follow;
  const { items, intent, stage } = follow.understanding;
  const isLine = stage === null && items.some(({ types }) => types.length > 0);
  if (!isLine || !(intent === 'match_suppliers' || intent === 'create_rfq')) return follow;
  // The next line of a request whose last one was taken out goes where that went.
  const understanding = carriedOver(follow.understanding, state);
  return { ...follow, understanding, isChange: true };
}

function readFollowUp(
  knowledge: Knowledge,
  now: Understanding,
  message: string,
  state: DialogueState | null,
): FollowUp {
  const alone = aloneFollowUp(now);
  const text = plain(message).replace(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  if (now.violation !== null || words > longestCorrection || message.includes('\n')) return alone;
  const residual = residualOf(knowledge, text);
  const isBegun = state !== null && state.items.length > 0;
  if (isStop(residual) && (isBegun || residual.text.includes(' ')))
    return {
      ...aloneFollowUp({ ...now, items: [], violation: null, intent: 'smalltalk' }),
      isStop: true,
    };
  if (now.stage) return alone;
  if (!isBegun) return named(knowledge, now, text, state) ?? withoutState(now, residual);
  const on = { knowledge, now, text, state, residual };
  const isShort = words <= longestResidual;
  return (
    ofNumbered(on) ??
    (state.pending ? answered(on, state.pending) : null) ??
    corrected(on) ??
    (isShort && !isNamed(now) ? spokenOn(on) : null) ??
    askedToo(on) ??
    alone
  );
}

const numbered =
  /\b(?:items?|lines?|kitu cha|mstari wa|bidhaa ya|number|namba)\s{1,2}(?:no\.? |number |namba |ya |#)?(\d{1,2})\b/;

/** "Change item 3 to 25 tonnes", "remove line 2": a line by its place in the list. */
function ofNumbered(on: Said): FollowUp | null {
  const { knowledge, text, state, now } = on;
  const [said = '', number = ''] = numbered.exec(text) ?? [];
  const lines = new Lines(state.items);
  const at = Number(number) - 1;
  const line = lines.at(at);
  if (!line || isNamed(now)) return null;
  const rest = text.replace(said, ' ').replace(/\s+/g, ' ').trim();
  const meant = meantBy(residualOf(knowledge, rest), [line]);
  if (meant) return amounted({ ...on, text: rest }, meant.amount, [at]);
  if (!takingOut.test(text)) return null;
  lines.remove(at);
  return withLines(on, lines.change());
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
function askedToo({ now, text, state, residual }: Said): FollowUp | null {
  const isOther = opener.test(text) && residual.words.length <= longestOther;
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
    place: now.place ?? state.place,
    deadline: now.deadline ?? state.deadline,
  });
}

/** "Ya simiti", after a number that waited for its material. */
function named(
  knowledge: Knowledge,
  now: Understanding,
  text: string,
  state: DialogueState | null,
): FollowUp | null {
  const [item, ...others] = now.items;
  if (!state?.pending || !item || others.length > 0 || item.quantity !== null) return null;
  const filled = counted(item, state.pending);
  const residual = residualOf(knowledge, text);
  return filled && merged({ knowledge, now, text, state, residual }, [filled]);
}

/** A number, a place or "send it" before anything was named. */
function withoutState(now: Understanding, residual: Residual): FollowUp {
  const alone = aloneFollowUp(now);
  if (now.items.length > 0 || isOfOwn(now)) return alone;
  const quietly = (known: ReadonlySet<string> | null) =>
    residual.words.length + residual.numbers.length > 0 &&
    residual.unread.every((word) => known?.has(word));
  const as = (intent: Understanding['intent'], missing: Missing) => ({
    ...aloneFollowUp({ ...now, intent }),
    missing,
  });
  const [number, ...others] = residual.numbers;
  if (number && quietly(null)) {
    const unit = countOf(number.unit);
    const asks = others.length === 0 ? { does: 'set' as const, value: number.value, unit } : null;
    return { ...as('match_suppliers', 'thing'), asks };
  }
  if (now.place && (quietly(null) || residual.words.length === 0))
    return as('match_suppliers', 'thingThere');
  if (
    send.test(residual.text) &&
    quietly(sendingWords) &&
    /\b(?:it|them|this|that|hii|hiyo|tuma)\b/.test(residual.text)
  )
    return as('create_rfq', 'list');
  return alone;
}

/** "The second one", "cement", "both": which line the number was for that waited for one. */
function answered(on: Said, amount: Amount): FollowUp | null {
  const { now, state, text, residual } = on;
  const isOther = isNamed(now)
    ? now.items.some(({ quantity }) => quantity !== null)
    : residual.numbers.length > 0 && !ordinals.test(text);
  if (isOther) return null;
  const lines = new Lines(state.items);
  const numbers = /\b(?:all|both|everything|each|zote|yote|vyote|mbili)\b/.test(text)
    ? lines.numbers
    : isNamed(now)
      ? now.items.map((item) => lines.find(item))
      : [ordinalIn(text, state.items.length)];
  if (numbers.some((at) => lines.at(at) === null)) return null;
  if (!isNamed(now) && residual.unread.some((word) => !ordinals.test(word) && !allWords.has(word)))
    return null;
  for (const at of numbers) {
    const line = lines.at(at);
    if (line) lines.set(at, counted(line, amount) ?? line);
  }
  return withLines(on, lines.change());
}

const ofAnOrder = /\b(?:orders?|oda|lpo|agizo)\b/;

/** A message that names what the state holds, or adds to it. */
function corrected(said: Said): FollowUp | null {
  // "Take the sand out of the request": by itself it is of some request, here it is of this one.
  const isTakenOut = isNamed(said.now) && mayTakeOut(said.text) && !ofAnOrder.test(said.text);
  const isOther = isOfOwn(said.now) && !isTakenOut;
  const on: Said =
    isTakenOut && isOfOwn(said.now)
      ? { ...said, now: { ...said.now, intent: 'match_suppliers' } }
      : said;
  const { knowledge, now, text, state, residual } = on;
  // What is refused is no item of the message: "I don't need the ballast".
  if (isOther || !(isNamed(now) || mayTakeOut(text))) return null;
  const items = now.items.filter(({ types }) => types.length > 0);
  const open = ofSeveral(on, items);
  if (open) return { ...merged(on, state.items), asks: open };
  const changed = correction({ knowledge, text, state }, items);
  if (changed || items.length === 0) return withLines(on, changed);
  if (isTakenOut && takingOut.test(text)) return absent(on, items);
  // "Na ya Bamburi?": the same of another maker.
  const lines = new Lines(state.items);
  const numbers = items.map((item) => lines.find(item));
  const isSame =
    opener.test(text) &&
    now.brands.length > 0 &&
    numbers.every((at) => at >= 0) &&
    items.every(({ quantity }) => quantity === null) &&
    residual.words.length <= 5;
  return isSame ? merged(on, state.items) : null;
}

const takingOut =
  /^(?:(?:please|ok|okay|no|sorry|and|then|tafadhali|na|sawa)[, ]+)*(?:remove|drop|delete|take|scrap|skip|leave out|exclude|ondoa|toa|futa)\b/;

/** "Remove the ballast" where none is asked for: it is said so, and all stays as it is. */
function absent(on: Said, items: readonly Item[]): FollowUp | null {
  const lines = new Lines(on.state.items);
  const isNone = items.every((item) => item.quantity === null && lines.find(item) < 0);
  if (!isNone) return null;
  return withLines(on, { ...unchanged(on.state.items), absent: items });
}

/** "Make the bars 90" where bars of two sizes are asked for: the number, whose line is not told. */
function ofSeveral({ state, text }: Said, items: readonly Item[]): Amount | null {
  const [item, ...others] = items;
  if (!item || others.length > 0 || item.quantity === null || item.wishes.length > 0) return null;
  const alike = state.items.filter(({ types }) => types.some((type) => item.types.includes(type)));
  if (alike.length < 2 || !change.test(text)) return null;
  return { does: 'set', value: item.quantity, unit: item.unit };
}

/** Numbers, places, days, sums and words that speak of what was spoken of before. */
function spokenOn(on: Said): FollowUp | null {
  const { knowledge, now, text, state, residual } = on;
  const brands = brandsAsked(knowledge, text);
  const isNew = (known: ReadonlySet<string> | null, few = 0) =>
    residual.unread.filter((word) => !known?.has(word) && !brands.words.has(word)).length > few;
  const wantsCheapest = cheapest.test(text) && !isNew(cheapWords);
  if (now.intent === 'out_of_scope' && isNew(foundWords) && !wantsCheapest) return null;
  const loose = change.test(text) || !text.includes('?') ? 1 : 0;
  if (priceOfOne.test(text) && !isOfOwn(now)) return merged(on, state.items);
  const factor = factorIn(text);
  if (!isOfOwn(now) && !isNew(null, 1) && factor !== null)
    return amounted(on, { does: 'times', value: factor, unit: null }, null);
  const strangers = [
    ...residual.strangers,
    ...now.items.flatMap(({ quantity, written }) => (quantity === null ? [] : [written])),
  ];
  if (!isOfOwn(now) && strangers.length > 0 && !change.test(text))
    return withLines(on, { ...unchanged(state.items), strangers });
  if (!isOfOwn(now) && residual.numbers.length > 0 && !isNew(null, loose)) {
    const sized = lengthOfEach(knowledge, state, text) ?? sizedBy(knowledge, state.items, residual);
    if (sized) {
      const lines = new Lines(state.items);
      lines.set(sized.line, sized.item);
      return withLines(on, lines.change());
    }
    const meant = meantBy(residual, state.items);
    if (meant) return amounted(on, meant.amount, meant.lines);
  }
  const isSend =
    !isOfOwn(now) &&
    ((now.intent === 'create_rfq' && unasked.test(text)) ||
      ((send.test(text) || now.intent === 'create_rfq') && !isNew(sendingWords)));
  if (isSend) return merged(on, state.items, 'create_rfq');
  if (foundWhen.test(text) && !isNew(foundWords)) return merged(on, state.items);
  if (asksStock.test(text) && !isNew(stockWords)) return merged(on, state.items);
  if (wantsCheapest) return { ...merged(on, state.items), wantsCheapest };
  const says = now.place !== null || now.deadline !== null || now.budgetKes !== null;
  if (says && !isNew(null, opener.test(text) ? 1 : 0)) return merged(on, state.items);
  if (brands.all.length > 0 && !isNew(null)) return merged(on, state.items);
  const isOfUse = residual.unread.some((word) => useWords.has(word)) && !isNew(useWords);
  if (isOfUse && !isOfOwn(now)) return merged(on, state.items, 'product_question');
  return null;
}

/** Words of taking back and nothing else. */
const isStop = ({ text, numbers }: Residual) =>
  (plainStop.test(text) || bareNo.test(text)) &&
  numbers.length === 0 &&
  text
    .split(/[^a-z']+/)
    .every((word) => word === '' || quietWords.has(word) || stopWords.has(word));

/** A number for one of the lines; which one is asked where it can be several. */
function amounted(on: Said, amount: Amount, among: readonly number[] | null): FollowUp | null {
  const { state, text } = on;
  const lines = new Lines(state.items);
  const isOfAll = /\b(?:all|both|everything|each|zote|yote|vyote|kila kitu)\b/.test(text);
  const possible = among ?? lines.numbers;
  const focus = state.focus ?? -1;
  const isFocus = possible.includes(focus);
  const meant = isOfAll ? possible : possible.length > 1 && isFocus ? [focus] : possible;
  if (meant.length > 1 && !isOfAll)
    return { ...merged(on, state.items), asks: amount, isChange: true };
  for (const at of meant) {
    const line = lines.at(at);
    const item = line && counted(line, amount);
    if (item) lines.set(at, item);
    else if (line) lines.set(at, line);
  }
  return withLines(on, lines.change());
}

function withLines(on: Said, changed: Change | null): FollowUp | null {
  return changed ? { ...merged(on, changed.items), change: changed } : null;
}

function merged(
  { knowledge, now, state, text }: Said,
  items: DialogueState['items'],
  intent?: Understanding['intent'],
): FollowUp {
  const own = now.intent === 'create_rfq' ? 'create_rfq' : 'match_suppliers';
  const { listed } = brandsAsked(knowledge, text);
  return {
    ...aloneFollowUp({
      ...carriedOver(now, state),
      violation: null,
      intent: intent ?? own,
      items,
      brands: listed.length > 0 ? listed : (state.brands ?? now.brands),
    }),
    isChange: true,
  };
}

/** Whether a message only asks, so that a draft that waits stays as it is. */
export const asksWithoutChange = ({ change: changed, understanding }: FollowUp, text: string) =>
  changed === null && understanding.intent !== 'create_rfq' && asksOnly(text);
