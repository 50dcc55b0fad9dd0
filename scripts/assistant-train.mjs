/** Teaches the assistant's learnt readers of wrongs, of what they are and of intents and writes their weights: `npm run assistant:train`. */
import { writeFileSync } from 'node:fs';
import { readIntentLessons } from '../src/domains/assistant/understanding/learnt/intent-lessons.ts';
import { readLessons } from '../src/domains/assistant/understanding/learnt/lessons.ts';
import { train } from '../src/domains/assistant/understanding/learnt/train.ts';
import { trainIntents } from '../src/domains/assistant/understanding/learnt/train-intents.ts';
import { trainViolations } from '../src/domains/assistant/understanding/learnt/train-violations.ts';
import { referenceKnowledge } from '../src/domains/assistant/understanding/testing/knowledge.ts';

const folder = new URL('../src/domains/assistant/understanding/learnt/', import.meta.url);
const write = (file, weights) =>
  writeFileSync(new URL(file, folder), `${JSON.stringify(weights, null, 1)}\n`);

const lessons = readLessons();
write('weights.json', train(lessons));
write('violation-weights.json', trainViolations(lessons));
const wrongs = lessons.filter(({ isWrong }) => isWrong).length;
console.log(`${lessons.length} lessons, ${wrongs} of them wrongs.`);

const intentLessons = readIntentLessons(referenceKnowledge());
write('intent-weights.json', trainIntents(intentLessons));
console.log(`${intentLessons.length} lessons of intents.`);
