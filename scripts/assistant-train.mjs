/** Teaches the assistant's learnt reader of wrongs and writes its weights: `npm run assistant:train`. */
import { writeFileSync } from 'node:fs';
import { readLessons } from '../src/domains/assistant/understanding/learnt/lessons.ts';
import { train } from '../src/domains/assistant/understanding/learnt/train.ts';

const lessons = readLessons();
const trained = train(lessons);
const file = new URL('../src/domains/assistant/understanding/learnt/weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(trained, null, 1)}\n`);
const wrongs = lessons.filter(({ isWrong }) => isWrong).length;
console.log(`${lessons.length} lessons, ${wrongs} of them wrongs.`);
