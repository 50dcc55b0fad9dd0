import { isCounting, stem, unitOf } from '../../materials/language/public.ts';
import { readAsked } from './asked.ts';
import { describedTypes, descriptionStart } from './describe.ts';
import type { Hit } from './hit.ts';
import { findHits } from './hits.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { andWords, clauseEnds } from './lexicon/grammar-words.ts';
import type { Reading } from './reading.ts';

/** A description beside a name has to tell so much to be believed. */
const surelyDescribed = 9;
const plainlyDescribed = 12;
const beyondDoubt = 15;

const things = /(?<!\ball (?:the )?)\b(?:stuff|things?|something|kitu|vitu)\b/;
const asksForAll = /\b(?:materials?|everything|list|vifaa|vitu|kila kitu|requirements?)\b/;

/** "That yellow stuff they lay under the roof": one thing, and no stage of a building. */
export const isDescribedThing = (knowledge: Knowledge, { text, tokens }: Reading): boolean =>
  things.test(text) &&
  !asksForAll.test(text) &&
  (describedTypes(knowledge, tokens)?.score ?? 0) >= surelyDescribed;

/** What is described instead of named: "something to stop water leaking through my flat roof". */
export function withDescribed(
  knowledge: Knowledge,
  { tokens }: Reading,
  items: readonly Item[],
): readonly Item[] {
  if (items.length > 0 && items.every((item) => item.types.length === 0)) return items;
  const told = toldApart(knowledge, tokens, items);
  if (told) return told;
  const start = descriptionStart(tokens);
  const isNamed = items.some((item) => item.types.length > 0);
  if (isNamed && start < 0) return items;
  if (isNamed && start > 0 && namedBefore(knowledge, tokens, start)) return items;
  if (isNamed && isNamedAcross(knowledge, tokens, start)) return items;
  if (items.length > 1 && isMoreBehind(knowledge, tokens, start)) return items;
  const described = describedTypes(knowledge, tokens, [], start >= 0);
  const isOne =
    things.test(tokens.map((token) => token.text).join(' ')) &&
    items.filter((item) => item.quantity !== null).length < 2;
  const least = start === 0 || isOne ? 0 : surelyDescribed;
  if (!described || (isNamed && described.score < least)) return items;
  return [describedItem(knowledge, tokens, items, described.types)];
}

/**
 * "A valve that stops the tank from overflowing", "bomba inayoshusha maji ya mvua": one general word
 * and what it is for or like. The clause tells which of its kind is meant, and what is named in it is
 * not asked for. Null where this is not so.
 */
function toldApart(
  knowledge: Knowledge,
  tokens: Reading['tokens'],
  items: readonly Item[],
): readonly Item[] | null {
  if (items.filter((item) => item.quantity !== null).length > 1) return null;
  const [head, ...others] = findHits(knowledge, tokens, () => false);
  if (!head || head.types.length === 0) return null;
  const end = clauseEnd(tokens, head.end);
  const mark = descriptionStart(tokens.slice(head.end, end));
  const isClause = mark >= 0 && mark <= 2;
  if (!isGeneral(knowledge, tokens, head) && !(isClause && head.positions.length < 3)) return null;
  if (others.some((hit) => hit.start >= end || isAnother(tokens, hit))) return null;
  const from = tokens.slice(0, head.start).findLastIndex(({ text }) => clauseEnds.has(text)) + 1;
  const described = describedTypes(knowledge, tokens.slice(from, end), head.types);
  const [type] = described?.types ?? [];
  if (!described || type === undefined) return null;
  const least = isClause && isGeneral(knowledge, tokens, head) ? plainlyDescribed : beyondDoubt;
  if (!head.types.includes(type) && described.score < least) return null;
  const ofKind = items.filter((item) => head.types.includes(item.types[0] ?? ''));
  const [own] = ofKind;
  // "Mbao ya 4x2 na 2x2 ya kuezeka": several sizes of what is named, or nothing new about it.
  if (ofKind.length > 1 || (items.length === 1 && own?.types[0] === type)) return null;
  const item = describedItem(knowledge, tokens, items, described.types);
  const keys = knowledge.materials.get(type)?.attributeKeys ?? [];
  return [{ ...item, wishes: own?.wishes.filter(({ key }) => keys.includes(key)) ?? [] }];
}

const isGeneral = ({ generalWords }: Knowledge, tokens: Reading['tokens'], hit: Hit) =>
  hit.positions.length === 1 &&
  hit.wishes.length === 0 &&
  hit.types.length > 0 &&
  (hit.isWeak || hit.types.length > 1 || generalWords.has(stem(tokens[hit.start]?.text ?? '')));

function clauseEnd(tokens: Reading['tokens'], from: number): number {
  const length = tokens.slice(from).findIndex(({ text }) => clauseEnds.has(text));
  return length < 0 ? tokens.length : from + length;
}

/** "… na misumari kilo 5": counted behind a joint, it is a thing of its own. */
const isAnother = (tokens: Reading['tokens'], hit: Hit) =>
  tokens.slice(Math.max(0, hit.start - 3), hit.start).some(({ text }) => andWords.has(text)) &&
  [hit.start - 2, hit.start - 1, hit.end, hit.end + 1].some(
    (at) => tokens[at]?.kind === 'number' && !clauseEnds.has(tokens[at - 1]?.text ?? ''),
  );

function describedItem(
  knowledge: Knowledge,
  tokens: Reading['tokens'],
  items: readonly Item[],
  types: readonly string[],
): Item {
  const counted = items.find((item) => item.quantity !== null) ?? null;
  const quantity = counted?.quantity ?? looseCount(tokens);
  const own = knowledge.countedIn.get(types[0] ?? '') ?? null;
  return {
    types,
    written: tokens.map((token) => token.text).join(' '),
    quantity,
    unit: unitBeside(tokens, quantity) ?? unitSaid(knowledge, counted) ?? own,
    wishes: [],
    isExtra: false,
    isSure: false,
  };
}

/** Whether a material is named before the description begins. */
function namedBefore(knowledge: Knowledge, tokens: Reading['tokens'], start: number): boolean {
  const words = tokens.slice(0, start);
  return readAsked(knowledge, { message: '', tokens: words, text: '' }, '2000-01-01').items.some(
    (item) => item.types.length > 0,
  );
}

/** "Mashine ya kuchanganya zege": what sounds like a description is the name itself. */
const isNamedAcross = (knowledge: Knowledge, tokens: Reading['tokens'], start: number) =>
  findHits(knowledge, tokens, () => false).some(
    (hit) => hit.start < start && hit.end > start && hit.positions.length > 1,
  );

/** "Kitu ya kupimia levo, ile ndefu, and a tape": another thing behind the one that is described. */
const isMoreBehind = (knowledge: Knowledge, tokens: Reading['tokens'], start: number) =>
  findHits(knowledge, tokens, () => false).some((hit) => hit.start >= clauseEnd(tokens, start));

/** The unit of a count where it was said; what the named thing is counted in otherwise says nothing. */
function unitSaid(knowledge: Knowledge, item: Item | null): Item['unit'] {
  if (!item || item.quantity === null) return null;
  return item.unit === knowledge.countedIn.get(item.types[0] ?? '') ? null : item.unit;
}

/** "6 rolls", "pakiti 8": the unit beside a count. */
function unitBeside(tokens: Reading['tokens'], quantity: number | null): Item['unit'] {
  const at = tokens.findIndex(({ value }) => value !== undefined && value === quantity);
  if (at < 0) return null;
  const after = unitOf(tokens[at + 1]?.text ?? '', true);
  if (after !== null) return isCounting(after) ? after : null;
  const before = unitOf(tokens[at - 1]?.text ?? '', false);
  return before !== null && isCounting(before) ? before : null;
}

const sizeUnits = new Set(['litre', 'metre', 'foot', 'kg']);

/** The only whole number of a description. */
function looseCount(tokens: Reading['tokens']): number | null {
  const numbers = tokens.filter((token, at) => {
    const unit =
      unitOf(tokens[at + 1]?.text ?? '', true) ?? unitOf(tokens[at - 1]?.text ?? '', false);
    const isSize = unit !== null && (!isCounting(unit) || sizeUnits.has(unit));
    return token.kind === 'number' && Number.isInteger(token.value) && !!token.value && !isSize;
  });
  const [only] = numbers;
  return numbers.length === 1 && only?.value !== undefined ? only.value : null;
}
