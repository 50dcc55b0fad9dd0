import type { Understanding } from '../understand.ts';
import type { Topic } from './topic.ts';

const asking = new Set<Understanding['intent']>(['match_suppliers', 'create_rfq']);

/**
 * The next line of a request whose last one was taken out goes where that went, by that day and for that
 * sum; null for what is no such line.
 */
export function nextOfEmptied(said: Understanding, topic: Topic): Understanding | null {
  const { items, intent, stage } = said;
  const isLine = items.some(({ types }) => types.length > 0) && stage === null;
  if (!isLine || !asking.has(intent)) return null;
  return {
    ...said,
    place: said.place ?? topic.place,
    deadline: said.deadline ?? topic.deadline,
    budgetKes: said.budgetKes ?? topic.budgetKes,
  };
}
