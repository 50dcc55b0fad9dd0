/** Trains the assistant's classifiers of violations, of intents and of advice and writes their weights: `npm run assistant:train`. */
import { writeFileSync } from 'node:fs';
import {
  trainAdvice,
  trainIntents,
  trainPolicy,
} from '../src/domains/assistant/understanding/classifier/training.ts';
import { trainingDigest } from '../src/domains/assistant/understanding/classifier/training-data.ts';
import { referenceKnowledge } from '../src/domains/assistant/understanding/testing/knowledge.ts';

const folder = new URL('../src/domains/assistant/understanding/classifier/', import.meta.url);
const knowledge = referenceKnowledge();

function write(file, of, trained) {
  const text = `${JSON.stringify({ digest: trainingDigest(of), ...trained }, null, 1)}\n`;
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${trained.lines.length} features, ${Math.round(text.length / 1000)} kB.`);
}

write('intent-weights.json', 'intents', trainIntents(knowledge));
write('advice-weights.json', 'advice', trainAdvice(knowledge));
write('policy-weights.json', 'violations', trainPolicy(knowledge));
