import { coatingWords } from './trade-words-coatings.ts';
import { electricalWords } from './trade-words-electrical.ts';
import { openingWords } from './trade-words-openings.ts';
import { outsideWords } from './trade-words-outside.ts';
import { toolWords } from './trade-words-tools.ts';

/** How sites call what a building is finished, wired, closed and fenced with, and the tools; phrases parted by commas. */
export const finishingWords: Readonly<Record<string, string>> = {
  ...coatingWords,
  ...electricalWords,
  ...openingWords,
  ...toolWords,
  ...outsideWords,
};
