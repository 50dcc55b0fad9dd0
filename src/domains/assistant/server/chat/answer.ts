import { fill } from '../../../../messages/index.ts';
import type { Copy } from '../../copy/copy.ts';
import type { SupplierMatchAnswer } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { lineOf } from '../../understanding/read-line.ts';
import type { StageAsked } from '../../understanding/stage.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Matches } from '../matching/match.ts';
import { amountWords, nameIn, namesIn } from './item-names.ts';
import { budgetWords, firstWords, priceWords } from './price-words.ts';
import { exactOf, shownOf, supplierAnswer } from './shown-suppliers.ts';
import type { Turn } from './turn.ts';

export const suppliersAnswer = (matches: Matches, copy: Copy): SupplierMatchAnswer[] =>
  shownOf(matches).map((supplier) => supplierAnswer(supplier, matches, copy));

/** What was found, in words. */
export function matchWords(
  { knowledge, understanding: asked, copy, parsed }: Turn,
  matches: Matches,
): string {
  const { items, place, stage } = asked;
  const what = namesIn(knowledge, items, copy);
  if (items.every((item) => item.types.length === 0))
    return fill(copy.notSold, { what: items[0]?.written ?? what });
  const sentences = [
    ...firstWords(asked, copy.onlyFirst),
    ...sizesNotFound(knowledge, matches, copy),
    ...foundWords(matches, what, place ? (place.town ?? place.county) : null, copy),
    parsed.acts.asksPrice
      ? priceWords(
          knowledge,
          matches.lines,
          shownOf(matches).flatMap(({ offers }) => offers),
          copy,
        )
      : null,
    budgetWords(knowledge, asked, matches.lines, copy),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) sentences.push(fill(copy.nothing, { what }));
  return (stage ? `${stageWords(knowledge, stage, asked, copy)}\n` : '') + sentences.join(' ');
}

/** What is not on the list in the size asked for, and whether the nearest is among what is shown. */
function sizesNotFound(knowledge: Knowledge, matches: Matches, copy: Copy): string[] {
  const shown = new Set(shownOf(matches).flatMap(({ offers }) => offers.map(({ line }) => line)));
  return matches.lines.flatMap(({ hasExactSize, item }, at) => {
    if (hasExactSize || item.types.length === 0) return [];
    const words = shown.has(at) ? copy.nearest : copy.notInSize;
    return fill(words, { what: nameIn(knowledge, item, copy) });
  });
}

/** The materials of a stage with their rough quantities, a line each. */
function stageWords(
  knowledge: Knowledge,
  { stage, areaSqm, count, isSizeSaid }: StageAsked,
  { items }: Understanding,
  copy: Copy,
): string {
  const names: Readonly<Record<string, string>> = copy.stages;
  const name = names[stage.key] ?? stage.key;
  const whom = stage.countedFor ? copy.stageWhom[stage.countedFor.of] : null;
  const forWhom = whom && count !== null ? fill(count === 1 ? whom.one : whom.many, { count }) : '';
  const words = whom
    ? fill(copy.stageCounted, { stage: name, whom: forWhom })
    : fill(copy.stage, { stage: name, area: areaSqm });
  const guess = whom ? fill(copy.stageCountGuess, { whom: forWhom }) : copy.stageGuess;
  const lines = items.map((item) => {
    const { quantity, unit } = lineOf(knowledge, item);
    const line = `• ${nameIn(knowledge, item, copy)}: ${amountWords(quantity, unit, copy)}`;
    return item.isExtra ? `${line} ${copy.stageExtra}` : line;
  });
  return [isSizeSaid ? words : words + guess, ...lines].join('\n');
}

/** How many suppliers there are, and how much of it the best of them have. */
function foundWords(
  matches: Matches,
  what: string,
  place: string | null,
  copy: Copy,
): readonly string[] {
  const { suppliers, lines } = matches;
  const [best] = suppliers;
  if (!best) return [];
  const count = suppliers.filter((supplier) => place === null || supplier.delivers).length;
  const where = count === 1 ? copy.placeOne : copy.place;
  const found =
    place !== null && !best.delivers
      ? fill(copy.noDelivery, { what, place })
      : fill(copy.found, {
          suppliers: count === 1 ? copy.suppliersOne : fill(copy.suppliersMany, { count }),
          what,
          where: place === null ? '' : fill(where, { place }),
          best: best.supplierName,
        });
  const shown = shownOf(matches).map(({ offers }) => exactOf(offers));
  const needed = lines.length;
  if (shown.some((offers) => offers.length === needed)) return [found];
  const together = new Set(shown.flatMap((offers) => offers.map(({ line }) => line)));
  const partly = together.size === needed ? copy.partlyAll : copy.partly;
  return [found, fill(partly, { covered: together.size, needed })];
}

/** The supplier after the best. */
export const secondWords = (next: SupplierMatchAnswer | null, copy: Copy): string =>
  next ? fill(copy.second, { name: next.supplierName, score: next.matchScore }) : copy.secondNone;
