import type { Sense } from '../lexicon/senses.ts';
import type { Danger } from '../wrongs.ts';
import { featuresOf, piecesOf } from './features.ts';
import { learnt, shares, type Weights } from './reader.ts';

/** What a danger is named by. A sense that is in none of them says nothing of why something is wrong. */
const telling: Readonly<Record<Danger, readonly Sense[]>> = {
  privacy: ['contact', 'privateLife', 'deal', 'chat'],
  fraud: [
    ...(['deceive', 'falsify', 'sweetener', 'share', 'fakeQuality', 'passAsNew'] as const),
    ...(['collude', 'review', 'identities', 'tax', 'payTrick'] as const),
    ...(['hide', 'paper', 'victim', 'more', 'less'] as const),
  ],
  theft: ['steal', 'dubious', 'meter', 'around', 'public', 'nature', 'banned'],
  harm: ['harm', 'threaten', 'weapon'],
  access: ['credential', 'enter', 'account', 'power'],
  injection: ['machine', 'rules', 'defy', 'reveal', 'code'],
};

const dangersOf = new Map<string, Danger[]>();
for (const [danger, senses] of Object.entries(telling) as [Danger, readonly Sense[]][]) {
  for (const sense of senses) dangersOf.set(sense, [...(dangersOf.get(sense) ?? []), danger]);
}

/** So much of a score must come from the senses of a danger. */
const leastTold = 0.5;

/**
 * The danger that most of what speaks for a wrong tells of, or null where it is told by nothing but
 * words that happen to stand in wrongs too. `text`: lower case, as it was written.
 */
export function reasonOf(text: string, { of }: Weights = learnt): Danger | null {
  const features = featuresOf(piecesOf(text));
  const parts = shares(features);
  const told = new Map<Danger, number>();
  for (const feature of features) {
    const [kind = '', ...senses] = feature.split(' ');
    if (kind !== 'x' && kind !== 'y') continue;
    const dangers = new Set(senses.flatMap((sense) => dangersOf.get(sense) ?? []));
    const weight = (of.get(feature) ?? 0) * (parts[kind] ?? 0);
    for (const danger of dangers) told.set(danger, (told.get(danger) ?? 0) + weight / dangers.size);
  }
  const [most] = [...told].sort(([, one], [, other]) => other - one);
  return most && most[1] >= leastTold ? most[0] : null;
}
