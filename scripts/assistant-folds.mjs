/**
 * Chooses the limit of the assistant's learnt refusals by five folds of what teaches, and prints what
 * they were chosen from: `npm run assistant:folds`. Takes minutes; reads nothing that is held back.
 */
import {
  bestOf,
  mostOrdinary,
  refusedAt,
  tellApart,
} from '../src/domains/assistant/understanding/learnt/folds.ts';

const told = tellApart();
const tried = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3].map((limit) => refusedAt(told, limit));
const shown = ({ refused, all }) => `${refused} of ${all}`.padEnd(14);
console.log('limit    seen wrongs   lessons       ordinary      alike         named');
for (const one of tried) {
  console.log(
    String(one.limit).padEnd(8),
    ...[one.seenWrongs, one.lessonsOfWrongs, one.ordinary, one.alike, one.wellNamed].map(shown),
  );
}
console.log(
  `Chosen, of those that refuse at most ${mostOrdinary * 1000} in 1,000 ordinary messages:`,
);
console.log(bestOf(tried));
