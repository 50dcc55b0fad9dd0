import { fill } from '../../shared/fill.ts';
import type { Difference, TraitName } from '../materials/trait-rules.ts';

/** In the reader's language: `messages.substitutes`. */
interface Texts {
  /** "{trait}: {offered} instead of {asked}" */
  readonly difference: string;
  readonly traits: Readonly<Record<TraitName, string>>;
}

/** "Strength class: 32.5 instead of 42.5; Colour: cream instead of white" */
export const differenceWords = (differences: readonly Difference[], t: Texts): string =>
  differences
    .map(({ trait, asked, offered }) =>
      fill(t.difference, { trait: t.traits[trait], asked, offered }),
    )
    .join('; ');
