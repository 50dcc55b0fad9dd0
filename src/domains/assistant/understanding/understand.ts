import { type Asked, readAsked } from './asked.ts';
import { findBrands } from './brands.ts';
import { describedTypes, descriptionStart } from './describe.ts';
import { findHits } from './hits.ts';
import { findIntent } from './intent.ts';
import type { Intent } from './intents.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { intentFeatures } from './learnt/intent-facts.ts';
import { settleIntent } from './learnt/intent-reader.ts';
import { type Reading, read } from './reading.ts';
import { beginsStage, findStage, isForBuilding, type StageAsked, stageItems } from './stage.ts';
import { plain } from './tokens.ts';
import { isCounting, unitOf } from './units.ts';
import { judgeDanger } from './unsafe.ts';
import type { Danger } from './wrongs.ts';

/** What a message was understood to be. */
export interface Understanding extends Asked {
  readonly intent: Intent;
  readonly danger: Danger | null;
  /** The building stage whose materials the items are, with rough quantities. */
  readonly stage: StageAsked | null;
  /** Brands that are named, as product names begin. */
  readonly brands: readonly string[];
}

/**
 * Understands one message without a language model.
 *
 * @param now today in Nairobi (YYYY-MM-DD)
 * @param isTalking whether something was spoken of before: "how much is that in total?" then means it,
 *   and says too little by itself for the learnt reader
 */
export function understand(
  knowledge: Knowledge,
  message: string,
  now: string,
  { isTalking = false } = {},
): Understanding {
  const facts = survey(knowledge, message, now);
  const { reading, asked, stage, items } = facts;
  const danger = judgeDanger(plain(message).trim());
  const intent = danger
    ? 'unsafe'
    : settleIntent(
        facts.ruled(),
        () => intentFeatures(knowledge, facts),
        isTalking && items.length === 0 ? 0 : reading.tokens.filter(isWord).length,
      );
  const isListed = stage === null || intent === 'match_suppliers' || intent === 'create_rfq';
  return {
    ...asked,
    items: isListed ? items : asked.items,
    intent,
    danger,
    stage: isListed ? stage : null,
    brands: findBrands(knowledge, reading),
  };
}

const isWord = ({ kind }: Reading['tokens'][number]) => kind === 'word';

/** What is found in a message before its intent is settled; `ruled` is what the rules say of that. */
export function survey(knowledge: Knowledge, message: string, now: string) {
  const reading = read(knowledge, message);
  const written = plain(message).replace(/\s+/g, ' ').trim();
  const asked = readAsked(knowledge, reading, now);
  const stage = asked.items.some((item) => item.quantity !== null)
    ? stageOverCounts(reading, asked)
    : findStage(reading, namesMore(knowledge, reading, asked.items));
  const items = stage
    ? stageItems(stage, (type) => knowledge.materials.has(type))
    : withDescribed(knowledge, reading, asked.items);
  const evidence = {
    text: reading.text,
    written,
    items,
    isStage: stage !== null,
    hasBudget: asked.budgetKes !== null,
  };
  return { reading, asked, stage, items, evidence, ruled: () => findIntent(evidence) };
}

/** Whether things are named, and not only the stage that their word can mean: "ceiling of a house". */
function namesMore(
  knowledge: Knowledge,
  { text, tokens }: Reading,
  items: readonly Item[],
): boolean {
  const [first, ...others] = items.filter((item) => item.types.length > 0);
  if (first === undefined) return false;
  if (others.length > 0 || first.wishes.length > 0 || !isForBuilding(text)) return true;
  return findHits(knowledge, tokens, () => false).some((hit) => {
    const words = tokens.slice(hit.start, hit.end + 2).map((token) => token.text);
    const isStage = hit.positions.length === 1 && beginsStage(words.join(' '));
    return hit.types.length > 0 && !isStage;
  });
}

/** "Everything to pour a 100 sqm slab": the number is of the slab, and the slab is no item. */
function stageOverCounts(reading: Reading, asked: Asked): StageAsked | null {
  const stage = findStage(reading);
  if (!stage) return null;
  const isOnlyArea = asked.items.every(
    (item) => item.quantity === null || item.unit === 'sqm' || item.unit === 'sqft',
  );
  return isOnlyArea && asked.items.length <= 1 ? stage : null;
}

/** What is described instead of named: "something to stop water leaking through my flat roof". */
function withDescribed(
  knowledge: Knowledge,
  { tokens }: Reading,
  items: readonly Item[],
): readonly Item[] {
  const start = descriptionStart(tokens);
  if (items.length > 0 && items.every((item) => item.types.length === 0)) return items;
  const isNamed = items.some((item) => item.types.length > 0);
  const told = start > 0 ? toldApart(knowledge, tokens, start, items) : null;
  if (told) return told;
  if (isNamed && start < 0) return items;
  if (isNamed && start > 0 && namedBefore(knowledge, tokens, start)) return items;
  if (isNamed && isNamedAcross(knowledge, tokens, start)) return items;
  const described = describedTypes(knowledge, tokens);
  const least = start === 0 ? 0 : surelyDescribed;
  if (!described || (isNamed && described.score < least)) return items;
  const [type] = described.types;
  const counted = items.find((item) => item.quantity !== null);
  const quantity = counted?.quantity ?? looseCount(tokens);
  return [
    {
      types: described.types,
      written: tokens.map((token) => token.text).join(' '),
      quantity,
      unit:
        unitSaid(knowledge, counted ?? null) ??
        (type ? (knowledge.countedIn.get(type) ?? null) : null),
      wishes: [],
      isExtra: false,
      isSure: false,
    },
  ];
}

/**
 * "A valve that stops the tank from overflowing": one general word and what it is for. The clause
 * tells which of its kind is meant, and what is named in it is not asked for.
 */
function toldApart(
  knowledge: Knowledge,
  tokens: Reading['tokens'],
  start: number,
  items: readonly Item[],
): readonly Item[] | null {
  const [head] = items;
  const isClause = ['that', 'which', 'ambayo', 'ambazo', 'inayo', 'zinazo'].includes(
    tokens[start]?.text ?? '',
  );
  if (
    !head ||
    !isClause ||
    start > 3 ||
    tokens.slice(0, start).some((token) => token.kind === 'number')
  )
    return null;
  const described = describedTypes(knowledge, tokens);
  if (!described) return null;
  const isOfItsKind = described.types.some((type) => head.types.includes(type));
  if (!isOfItsKind && described.score < plainlyDescribed) return null;
  const quantity = items.find((item) => item.quantity !== null) ?? null;
  const [type] = described.types;
  const counted = (type && knowledge.countedIn.get(type)) || null;
  return [
    {
      ...head,
      types: described.types,
      wishes: [],
      quantity: quantity?.quantity ?? looseCount(tokens),
      unit: unitSaid(knowledge, quantity) ?? counted,
      isSure: false,
    },
  ];
}

const surelyDescribed = 9;
const plainlyDescribed = 12;

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

/** The unit of a count where it was said; what the named thing is counted in otherwise says nothing. */
function unitSaid(knowledge: Knowledge, item: Item | null): Item['unit'] {
  if (!item || item.quantity === null) return null;
  return item.unit === knowledge.countedIn.get(item.types[0] ?? '') ? null : item.unit;
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
