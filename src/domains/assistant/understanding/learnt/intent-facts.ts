import type { Token } from '../../../materials/language/public.ts';
import { stem } from '../../../materials/language/public.ts';
import type { Asked } from '../asked.ts';
import type { IntentEvidence } from '../intent.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Reading } from '../reading.ts';
import { featuresOf } from './features.ts';
import { shares } from './reader.ts';

/** Of a longer message the beginning tells what it wants. */
const mostPieces = 120;

/** What else is known of a message: `e` features, each worth this much. */
const factShare = 0.5;

/** The features of a message for its intent, and how much each counts. */
export type IntentFeatures = ReadonlyMap<string, number>;

interface Facts {
  readonly reading: Reading;
  readonly asked: Asked;
  readonly evidence: IntentEvidence;
}

/**
 * What tells the intent of a message: its words, with every material, brand and place as one word
 * each, and what was understood of it otherwise.
 */
export function intentFeatures(knowledge: Knowledge, facts: Facts): IntentFeatures {
  const pieces = facts.reading.tokens
    .slice(0, mostPieces)
    .map((token) => pieceOf(knowledge, token));
  const words = [...featuresOf(pieces)].filter((one) => !one.startsWith('y '));
  const parts = shares(new Set(words));
  return new Map([
    ...words.map((one) => [one, parts[one.charAt(0)] ?? 0] as const),
    ...factsOf(facts, pieces.length).map((one) => [`e ${one}`, factShare] as const),
  ]);
}

function pieceOf({ vocabulary }: Knowledge, { kind, text }: Token): string {
  if (kind === 'number') return '#';
  if (kind === 'size') return 'zsize';
  if (kind === 'line') return ';';
  if (kind === 'mark') return text;
  const of = vocabulary.kindOf(text) ?? vocabulary.kindOf(stem(text));
  return of === 'material' || of === 'brand' || of === 'place' ? `z${of}` : text;
}

function factsOf({ reading, asked, evidence }: Facts, length: number): string[] {
  const sold = evidence.items.filter((item) => item.types.length > 0);
  const counted = sold.filter((item) => item.quantity !== null);
  return [
    `counted ${Math.min(counted.length, 2)}`,
    `sold ${Math.min(sold.length, 2)}`,
    `items ${Math.min(evidence.items.length, 2)}`,
    `stage ${evidence.isStage}`,
    `budget ${evidence.hasBudget}`,
    `place ${asked.place !== null}`,
    `deadline ${asked.deadline !== null}`,
    `asks ${reading.message.includes('?')}`,
    `length ${Math.min(4, Math.floor(length / 6))}`,
  ];
}
