import { stem, type Token } from '../../../materials/language/public.ts';
import type { Asked } from '../asked.ts';
import type { Item } from '../items.ts';
import type { Knowledge } from '../knowledge.ts';
import { intentWords, otherTalk, serviceWords } from '../lexicon/acts.ts';
import { Sentence, sentencesOf } from '../nearness.ts';
import type { Reading } from '../reading.ts';
import type { StageAsked } from '../stage.ts';
import { type Features, featuresOf, piecesOf, shared } from './features.ts';

/** What was found in a message before it is classified. */
export interface Facts {
  readonly reading: Reading;
  readonly asked: Asked;
  readonly items: readonly Item[];
  readonly stage: StageAsked | null;
}

/** A part of a message that is read by itself, and by how much it must say more to count as much. */
export interface Part {
  readonly features: Features;
  readonly handicap: number;
}

/** Of a longer message the beginning tells what it wants. */
const mostPieces = 120;
/** A long message is read in stretches of so many pieces, which overlap. */
const stretch = 60;
const step = 40;
/** What is longer, say four thousand marks, is read at both ends. */
const longest = 1600;
/** A sentence of fewer pieces says too little by itself. */
const fewestOfSentence = 5;
/** Torn from the others, a sentence must say more than the whole message. */
const torn = 0.5;
const sentenceEnd = /(?<=[.!?;])\s+|\n+/;

/** What tells a message's intent, and what it tells of a violation. `text`: lower case, as it was written. */
export function messageFeatures(knowledge: Knowledge, text: string, facts: Facts) {
  const [pieces, tokens] = [piecesOf(text), facts.reading.tokens];
  const found = (length: number) =>
    factsOf(facts, Math.min(length, mostPieces)).map((one) => [`e ${one}`, factShare] as const);
  const read = tokens.slice(0, mostPieces).map((token) => pieceOf(knowledge, token));
  return {
    /** By its words as they were read, every material, brand and place as one word, and as they were written. */
    intent: new Map([
      ...featuresOf(read, ['w', 'b', 'l', 'x'], () => null),
      ...featuresOf(pieces.slice(0, mostPieces), ['w', 'b', 'l'], () => null),
      ...found(tokens.length),
    ]) as Features,
    /** By its words as they were written. */
    whole: new Map([
      ...partFeatures(knowledge, pieces.slice(0, mostPieces)),
      ...actFeatures(text),
      ...found(pieces.length),
    ]) as Features,
  };
}

function pieceOf(knowledge: Knowledge, { kind, text }: Token): string {
  if (kind === 'number') return '#';
  if (kind === 'size') return 'SIZE';
  if (kind === 'line') return ';';
  return kind === 'mark' ? text : (nameOf(knowledge, text) ?? text);
}

function nameOf({ vocabulary }: Knowledge, text: string): string | null {
  const of = vocabulary.kindOf(text) ?? vocabulary.kindOf(stem(text));
  return of === 'material' || of === 'brand' || of === 'place' ? of.toUpperCase() : null;
}

/** The sentences of a message by themselves, where there are several. */
export function sentenceFeatures(knowledge: Knowledge, text: string): Features[] {
  const sentences = text.split(sentenceEnd);
  if (sentences.length === 1) return [];
  return sentences
    .map(piecesOf)
    .filter(({ length }) => length >= fewestOfSentence)
    .map((pieces) => partFeatures(knowledge, pieces.slice(0, stretch)));
}

/** What a message is made of beside the whole: stretches of a long one, sentences of another. */
export function partsOf(knowledge: Knowledge, text: string): Part[] {
  const all = piecesOf(text);
  const isLong = all.length > longest;
  const pieces = isLong ? [...all.slice(0, longest / 2), ...all.slice(-longest / 2)] : all;
  const parts: Part[] = [];
  for (
    let start = 0;
    pieces.length > stretch && start + stretch - step < pieces.length;
    start += step
  ) {
    const features = partFeatures(knowledge, pieces.slice(start, start + stretch));
    parts.push({ features, handicap: 0 });
  }
  if (isLong) return parts;
  const sentences = sentenceFeatures(knowledge, text);
  return [...parts, ...sentences.map((features) => ({ features, handicap: torn }))];
}

const partFeatures = (knowledge: Knowledge, pieces: readonly string[]) =>
  featuresOf(pieces, ['w', 'b', 'g', 'n', 'm', 'x', 'y'], (one) => nameOf(knowledge, one));

/** Words by their meaning, in English, Swahili and Sheng. */
const acts: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({ i: intentWords, s: serviceWords, o: otherTalk }).flatMap(([of, patterns]) =>
    Object.entries(patterns).map(([name, words]) => [of + name, words] as const),
  ),
);
const actNames = Object.keys(acts);
/** So many words apart, two acts still belong together. */
const near = 8;

function actFeatures(text: string): Features {
  const [c, d] = [new Set<string>(), new Set<string>()];
  for (const one of sentencesOf(text.replace(/[ \t]+/g, ' '))) {
    const sentence = new Sentence(one, acts);
    const said = actNames.filter((name) => sentence.has(name));
    said.forEach((name, at) => {
      c.add(name);
      for (const other of said.slice(at + 1)) {
        if (sentence.hasNear([name, other], near)) d.add(`${name} ${other}`);
      }
    });
  }
  return shared({ c, d });
}

/** What else is known of a message: `e` features, each worth this much. */
const factShare = 0.5;

function factsOf({ reading, asked, items, stage }: Facts, length: number): string[] {
  const sold = items.filter((item) => item.types.length > 0);
  const counted = sold.filter((item) => item.quantity !== null);
  return [
    `counted ${Math.min(counted.length, 2)}`,
    `sold ${Math.min(sold.length, 2)}`,
    `items ${Math.min(items.length, 2)}`,
    `stage ${stage !== null}`,
    `budget ${asked.budgetKes !== null}`,
    `place ${asked.place !== null}`,
    `deadline ${asked.deadline !== null}`,
    `asks ${reading.message.includes('?')}`,
    `length ${Math.min(4, Math.floor(length / 6))}`,
  ];
}
