import { fill } from '../../../../messages/index.ts';
import type { Copy } from '../../copy/copy.ts';
import type { Change } from '../../dialogue/changed-lines.ts';
import type { Amount } from '../../dialogue/state.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { lineOf } from '../../understanding/read-line.ts';
import { amountWords, shortNameIn } from './item-names.ts';

/** What a message made of the request, said before the answer; empty where it named no line. */
export function changedWords(knowledge: Knowledge, change: Change | null, copy: Copy): string {
  if (!change) return '';
  const { added, changed, removed, same, absent = [], strangers = [] } = change;
  const said: readonly (readonly [string, readonly Item[]])[] = [
    [copy.added, added],
    [copy.changed, changed],
    [copy.removed, removed],
    [copy.absent, absent],
    [copy.already, added.length + changed.length + removed.length === 0 ? same : []],
  ];
  const unknown =
    strangers.length > 0 ? fill(copy.strangers, { what: strangers.join(copy.or) }) : '';
  const words = said
    .filter(([, items]) => items.length > 0)
    .map(([pattern, items]) => fill(pattern, { what: listWords(knowledge, items, copy) }))
    .join('');
  return unknown + words;
}

const listWords = (knowledge: Knowledge, items: readonly Item[], copy: Copy) =>
  items
    .map((item) => {
      const { quantity, unit } = lineOf(knowledge, item);
      return [shortNameIn(knowledge, item, copy), amountWords(quantity, unit, copy)]
        .filter((word) => word !== '')
        .join(', ');
    })
    .join('; ');

/** Asks which of the lines a number is for. */
export function whichWords(
  knowledge: Knowledge,
  items: readonly Item[],
  { does, value, unit }: Amount,
  copy: Copy,
): string {
  const names = items.map((item) => shortNameIn(knowledge, item, copy).toLowerCase());
  const amount = does === 'times' ? `× ${value}` : amountWords(value, unit, copy);
  return fill(copy.which, { amount, what: names.join(copy.or) });
}
