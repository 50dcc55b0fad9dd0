import { finishingWords } from './trade-words-finishing.ts';
import { structureWords } from './trade-words-structure.ts';

/** What types are also called on site, beyond the materials dictionary; phrases parted by commas. */
export const tradeWords: Readonly<Record<string, string>> = {
  ...structureWords,
  ...finishingWords,
};
