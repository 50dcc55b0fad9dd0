import { readAsked } from '../understanding/asked.ts';
import type { Item } from '../understanding/items.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { wantWords } from '../understanding/lexicon/grammar-words.ts';
import { quietWords } from '../understanding/lexicon/words.ts';
import { read } from '../understanding/reading.ts';
import { amountIn } from './amounts.ts';
import { type Change, counted, inPlaceOf, Lines, lineAs } from './changed-lines.ts';
import { type Residual, residualOf } from './residual.ts';
import type { Amount, DialogueState } from './state.ts';

/** Says that something becomes otherwise. */
export const change =
  /\b(?:make|change|changes|instead|badala|badilisha|badala|iwe|ziwe|uwe|fanya|weka|tia|actually|rather|correction|sorry|samahani|i mean|i meant|meant|namaanisha|nilimaanisha|nimesema|nilisema|update|should be|let|sasa|wait|ngoja|hapana|just|only|tu|reduce|increase|punguza|ongeza|less|fewer)\b|^no\b/;
/** "add 20 bags" at its beginning, "cement pia mifuko 20" anywhere. */
const more =
  /^(?:and|also|plus|na|pia|with|pamoja|more)\b|\b(?:add|(?:ku|u|ni|tu)?ongez\w+|include|pia|also|too|as well|vilevile|extra|plus)\b/;
const summing = /\b(?:add|(?:ku|u|ni|tu)?ongez\w+|more|extra|zaidi|another)\b/;
const onlyThese = /\b(?:only|just|tu|pekee|peke yake)\b/;
/** "Is it ok to use rock sand instead?" asks, and changes nothing; "can you make it 60" does. */
const asks =
  /^(?:is|are|does|do|should|would|will|which|why|who|whose|when|where|je|nani|yupi|ipi|kwa nini|kwanini|mbona|how(?! about)|what(?! about|.{0,3} if))\b/;

interface Said {
  readonly knowledge: Knowledge;
  /** Lower case, plain letters. */
  readonly text: string;
  readonly state: DialogueState;
}

export const asksOnly = (text: string) => asks.test(text.trim());

/** What is sold of what a piece of a message names. */
export const namedIn = (knowledge: Knowledge, text: string): Item[] =>
  readAsked(knowledge, read(knowledge, text), '2000-01-01').items.filter(
    (item) => item.types.length > 0,
  );

/**
 * What a message that names materials changes in the lines of the state: other numbers and sizes,
 * something in the place of something else, less or more of it. Null for what is no correction.
 */
export function correction(said: Said, items: readonly Item[]): Change | null {
  const plain = { ...said, text: said.text.replace(takeOut, 'take $<away> $<what>') };
  const text = plain.text.trim().replace(/^(?:no|hapana|sorry|ok|okay|please|sawa)[,. ]+/, '');
  if (asksOnly(text)) return null;
  return replacement({ ...said, text }) ?? edits(plain, items);
}

/** "Take the sand out" as "take out the sand". */
const takeOut = /\btake (?<what>(?:[a-z0-9.-]+ ){1,4}?)(?<away>out|off|away)\b/;

const replacing: readonly RegExp[] = [
  /^(?<now>.*?)\b(?:instead of|rather than|in (?:the )?place of|badala ya)\b(?<old>.*)$/,
  /\b(?:change|replace|swap|switch|exchange|substitute|badilisha|badili|badilishia|geuza)\b(?<old>.*?)\b(?:to|with|for|by|into|iwe|ziwe|uwe|kuwa|kwa|na|weka|uweke)\b(?<now>.*)$/,
  /\b(?:remove|drop|take out|ondoa|toa)\b(?<old>.*?)\b(?:add|put|use|weka|uweke|tia|ongeza)\b(?<now>.*)$/,
  /\b(?:not|sio|si)\b(?<old>.*?)\b(?:but|bali|ni|lakini)\b(?<now>.*)$/,
];
/** "Badala ya mchanga weka kokoto": where the other begins that was named first. */
const thenNow =
  /^(?<old>.*?)(?:,|\b(?:give|use|put|take|send|get|bring|add|make|i want|i need|weka|nipe|nipatie|leta|niletee|tumia|iwe|chukua|nataka)\b)(?<now>.*)$/;

/** "Ballast instead of sand", "change the sand to ballast", "badala ya mchanga weka kokoto". */
function replacement({ knowledge, text, state }: Said): Change | null {
  for (const pattern of replacing) {
    const parts = pattern.exec(text)?.groups;
    if (!parts) continue;
    const isOtherFirst = /[a-z0-9]/.test(parts.now ?? '');
    const { old = '', now = '' } = isOtherFirst
      ? parts
      : (thenNow.exec(parts.old ?? '')?.groups ?? {});
    const lines = new Lines(state.items);
    const at = lineMeant(lines, namedIn(knowledge, old), old, state);
    const line = lines.at(at);
    if (!line) continue;
    const [other] = namedIn(knowledge, now);
    const residual = residualOf(knowledge, now);
    if (!other) {
      const amount = amountIn(knowledge, residual, [line]);
      if (!amount) continue;
      lines.set(at, amount.item);
    } else if (other.types.some((type) => line.types.includes(type)))
      lines.set(at, lineAs(line, other, isUnitSaid(residual, other)));
    else {
      lines.remove(at);
      lines.add(inPlaceOf(line, other));
    }
    return lines.change();
  }
  return null;
}

const isUnitSaid = ({ units }: Residual, { unit }: Item) => unit !== null && units.has(unit);

/** The line that words name, or that "it" means. */
function lineMeant(
  lines: Lines,
  named: readonly Item[],
  text: string,
  state: DialogueState,
): number {
  const [first] = named;
  if (first) return lines.find(first);
  if (!/\b(?:it|that|this|them|those|hiyo|hizo|ile|zile|hii)\b/.test(text)) return -1;
  return state.items.length === 1 ? 0 : (state.focus ?? -1);
}

const less =
  /\b(?:remove|drop|delete|skip|leave out|take (?:out|off|away)|scrap|forget(?: about)?|without|exclude|cancel|no need (?:of|for)|don't (?:need|want|include|add)|dont (?:need|want|include|add)|ondoa|toa|futa|bila|achana na|usiweke|usiongeze|sitaki|sihitaji|hatutaki|hatuhitaji|ghairi)\b/;
/** Whether it may say that something is not wanted. */
const apart = /\btake\b.{1,40}\b(?:out|off|away)\b/;
export const mayTakeOut = (text: string) =>
  less.test(text) || noneOf.test(text) || apart.test(text);

/** "Cancel it" is said of the whole request. */
const wholeToo = /^(?:cancel|forget|scrap|ghairi|achana|futa|sitaki)/;

/** Where what is taken out ends and something else is asked. */
const nextAsk =
  /(?:,|\b(?:and|na|then|but|lakini|kisha)) ?(?:add|make|give|weka|ongeza|nipe|change|put|use|iwe|keep|baki|send|niongezee)\b/;
const quiet = (text: string) =>
  text.split(/[^a-z0-9']+/).every((word) => word === '' || quietWords.has(word));

/** Takes out what the message wants no longer; the rest of it. */
function takenOut(lines: Lines, { knowledge, text, state }: Said): string {
  const found = less.exec(text);
  if (!found) return text;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const end = nextAsk.exec(behind)?.index ?? behind.length;
  const isLast = quiet(behind);
  const part = isLast ? before : behind.slice(0, end);
  const named = namedIn(knowledge, part);
  const numbers = named.map((item) => lines.find(item)).filter((at) => at >= 0);
  const isLine = isLast && named.length === 0 && !wholeToo.test(found[0]);
  const meant = isLine ? lineMeant(lines, [], behind, state) : -1;
  for (const at of meant >= 0 ? [meant] : numbers) {
    const [line, said] = [lines.at(at), named.find((item) => lines.find(item) === at)];
    const left =
      line && said?.quantity != null
        ? counted(line, { does: 'less', value: said.quantity, unit: null })
        : null;
    if (left) lines.set(at, left);
    else lines.remove(at);
  }
  if (meant < 0 && numbers.length === 0) return text;
  return isLast ? '' : `${before} ${behind.slice(end)}`;
}

const times: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:ok|okay|please|can you|no|sorry|actually|then|now)[, ]+)*double\b|\bdoubled\b|\b(?:make|iwe|ziwe)\b.*\bdouble\b|\btwice (?:as|the)\b|\bmara mbili\b|\bmaradufu\b/,
    2,
  ],
  [/\btriple\b|\bthree times\b|\bmara tatu\b/, 3],
  [
    /\b(?:halve|halved)\b|\bhalf (?:of )?(?:the|that|it|them|as)\b|\b(?:by|in|only|just) half\b|\b(?:make|cut)\b.*\bhalf$|\bpunguza\b.*\bnusu\b|\bnusu (?:ya|yake|tu)\b|\b(?:iwe|ziwe) nusu$/,
    0.5,
  ],
];

/** "Double", "twice as much", "nusu ya": by what a number is multiplied. */
export function factorIn(text: string): number | null {
  return times.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** What is taken out, multiplied, set or added, in one message. */
function edits(said: Said, items: readonly Item[]): Change | null {
  const { knowledge, state } = said;
  const lines = new Lines(state.items);
  const rest = takenOut(lines, said);
  const left = rest === said.text ? items : namedIn(knowledge, rest);
  if (rest !== said.text) {
    setOrAdd(lines, said, rest, left);
    return lines.change();
  }
  const none = noneOf.exec(said.text)?.[1];
  if (none !== undefined) return without(lines, namedIn(knowledge, none));
  const factor = factorIn(said.text);
  if (factor !== null) return multiplied(lines, left, { does: 'times', value: factor, unit: null });
  return setOrAdd(lines, said, rest, left) ? lines.change() : null;
}

/** "No sand": neither "no, sand" nor "no more than 5 tonnes of sand". */
const noneOf = /^(?:no|hakuna) ((?!more than|need|wait|make|change|let|i |it|that)[a-z].*)$/;

function without(lines: Lines, items: readonly Item[]): Change | null {
  const numbers = items.map((item) => lines.find(item));
  const isCounted = items.some(({ quantity }) => quantity !== null);
  if (items.length === 0 || isCounted || numbers.includes(-1)) return null;
  for (const at of numbers) lines.remove(at);
  return lines.change();
}

function multiplied(lines: Lines, items: readonly Item[], amount: Amount): Change | null {
  for (const item of items) {
    const at = lines.find(item);
    const line = lines.at(at);
    if (!line) return null;
    lines.set(at, counted(line, amount) ?? line);
  }
  return lines.change();
}

/** Whether all that is named could be set or added. */
function setOrAdd(
  lines: Lines,
  { knowledge, state }: Said,
  text: string,
  items: readonly Item[],
): boolean {
  const isMore = more.test(text.trim());
  const isChange = change.test(text);
  const residual = residualOf(knowledge, text);
  const known = items.map((item) => ({ item, at: lines.find(item) }));
  const isKnown = known.every(({ at }) => at >= 0);
  if (items.length === 0) return false;
  const isOnlyThese =
    isKnown && !isMore && onlyThese.test(text) && items.every(({ quantity }) => quantity === null);
  const isOfLines = isKnown && (isChange || isOnlyThese || isBare(state, residual, items));
  if (!isMore && !isOfLines) return false;
  if (isOnlyThese) {
    const kept = new Set(known.map(({ at }) => at));
    for (const at of lines.numbers) if (!kept.has(at)) lines.remove(at);
    return true;
  }
  const isSum = summing.test(text) && !/\b(?:iwe|ziwe|to|be)\b/.test(text);
  for (const { item, at } of known) {
    const line = lines.at(at);
    if (!line) lines.add(item);
    else if (isSum && item.quantity !== null && isOfSameSize(line, item)) {
      const amount = { does: 'more' as const, value: item.quantity, unit: null };
      lines.set(at, counted(line, amount) ?? line);
    } else if (isMore && !isOfSameSize(line, item)) lines.add(item);
    else lines.set(at, lineAs(line, item, isUnitSaid(residual, item)));
  }
  return true;
}

const isOfSameSize = (line: Item, said: Item) =>
  said.wishes.every(({ key, value }) => {
    const own = line.wishes.find((wish) => wish.key === key);
    return own === undefined || own.value === value;
  });

/** "Cement 60 bags" where cement was counted before: nothing else is said, not even that it is wanted. */
function isBare(state: DialogueState, { words }: Residual, items: readonly Item[]): boolean {
  const isCounted = items.every(({ quantity }) => quantity !== null);
  const wants = words.some((word) => wantWords.has(word));
  return isCounted && !wants && state.items.length > 1 && words.length <= items.length * 4;
}
