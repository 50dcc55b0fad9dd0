/**
 * Chooses the limit from which on the assistant refuses, by five folds of its training data, and prints
 * what it was chosen from: `npm run assistant:folds`. Takes minutes; reads no test set.
 */
import {
  bestOf,
  mostOrdinary,
  refusedAt,
  tellApart,
} from '../src/domains/assistant/understanding/classifier/training.ts';
import { referenceKnowledge } from '../src/domains/assistant/understanding/testing/knowledge.ts';

const told = tellApart(referenceKnowledge());
const tried = [-1.5, -1.25, -1, -0.9, -0.8, -0.75, -0.7, -0.65, -0.6, -0.5, -0.25, 0].map((limit) =>
  refusedAt(told, limit),
);
const shown = ({ refused, all }) => `${refused} of ${all}`.padEnd(14);
console.log('limit    seen          table         ordinary      alike         well named');
for (const one of tried) {
  console.log(
    String(one.limit).padEnd(8),
    ...[one.seen, one.table, one.ordinary, one.alike, one.wellNamed].map(shown),
  );
}
console.log(`Chosen, of those that refuse at most ${mostOrdinary} in 1,000 ordinary messages:`);
console.log(bestOf(tried));
