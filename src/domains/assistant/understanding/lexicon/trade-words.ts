import { finishingWords } from './trade-words-finishing.ts';
import { roofAndWoodWords } from './trade-words-roof-and-wood.ts';
import { shellWords } from './trade-words-shell.ts';
import { tilesAndDampWords } from './trade-words-tiles-and-damp.ts';
import { waterWords } from './trade-words-water.ts';

/** What types are also called on site, beyond the materials dictionary; phrases parted by commas. */
export const tradeWords: Readonly<Record<string, string>> = {
  ...shellWords,
  ...roofAndWoodWords,
  ...waterWords,
  ...tilesAndDampWords,
  ...finishingWords,
};
