import { wordTable } from '../../../../shared/word-table.ts';
import { wordsOf } from '../sayings.ts';
import data from './stages.json' with { type: 'json' };

/** One material of a building stage. */
interface StageLine {
  readonly type: string;
  /** How much a square metre of the house (or of what is named) takes, roughly, in `unit`. */
  readonly perSqm?: number;
  /** How many a house of any size takes… */
  readonly fixed?: number;
  /** …or each of its rooms. */
  readonly perRoom?: number;
  /** …or each of what the materials are for: a worker, a door, a bathroom. */
  readonly perOne?: number;
  readonly unit: string;
  /** The size that the trade takes for it, by attribute: {"diameterMm": 12}. */
  readonly sizes?: Readonly<Record<string, string | number>>;
  /** Could be left out. */
  readonly isExtra?: true;
}

/** Sizes without which nobody can quote: the usual ones, and as rough as the amounts. */
const usualSizes: Readonly<Record<string, StageLine['sizes']>> = wordTable({
  'deformed-bar': { diameterMm: 12 },
  'round-bar': { diameterMm: 8 },
  'brc-mesh': { meshRef: 'A142' },
  'dpm-polythene': { polyGauge: 1000 },
  dpc: { widthIn: 9 },
});

/*
 * Where the amounts come from: volumes of ordinary practice times what one cubic metre takes.
 * Concrete 1:2:4 by volume takes 6.4 bags of 50 kg, 0.45 m³ (0.7 t) of sand and 0.9 m³ (1.3 t) of
 * ballast a cubic metre, with a tenth for waste. A ground slab is 0.10 m thick (0.7 bags a m²), a
 * suspended one 0.15 m (1.1 bags) with 80 kg of steel a cubic metre: one Y12 bar of 12 m weighs
 * 10.7 kg, so 1.1 bars a m². Hardcore of 0.2 m weighs 0.35 t a m². A roll of A142 mesh, 2.4 × 48 m,
 * covers 100 m² with its laps. Walls come to about 2.2 m² a m² of floor, at 10 stones of
 * 9 × 9 inches or 0.25 bags of mortar a m² of wall. Roofs are a third larger than the floor. A
 * litre of emulsion covers 10 m² once. All of it is rough, and every answer says so.
 */

/** type, amount per m² (or "=n" fixed, "*n" a room, "+n" each of what it is for), unit; a "?" before the type makes it extra. */
const linesOf = (text: string): StageLine[] =>
  text
    .replace(/,$/, '')
    .split(/,\s*/)
    .map((line) => {
      const [name = '', amount = '', unit = 'piece'] = line.trim().split(/\s+/);
      const isExtra = name.startsWith('?');
      const value = Number(amount.replace(/^[=*+]/, ''));
      const type = name.replace('?', '');
      const sizes = usualSizes[type];
      return {
        type,
        ...(sizes ? { sizes } : {}),
        ...(amount.startsWith('=')
          ? { fixed: value }
          : amount.startsWith('*')
            ? { perRoom: value }
            : amount.startsWith('+')
              ? { perOne: value }
              : { perSqm: value }),
        unit,
        ...(isExtra ? ({ isExtra: true } as const) : {}),
      };
    });

/** What a set of materials is for, where it is counted by that instead of the floor. */
export type CountedFor = 'people' | 'doors' | 'bathrooms';

export interface Stage {
  readonly key: string;
  /** Words that name it. */
  readonly words: RegExp;
  /** Words that name the set of its materials, and so want all of them: "safety gear", "ironmongery". */
  readonly set?: RegExp;
  /** What it is counted by, and how many are taken where nobody said. */
  readonly countedFor?: { readonly of: CountedFor; readonly usual: number };
  readonly lines: readonly StageLine[];
}

/** What each stage takes, rough figures of the trade for one ordinary storey; of several named the first is meant. */
export const stages: readonly Stage[] = data.map(({ key, words, set, countedFor, lines }) => ({
  key,
  words: wordsOf(words),
  ...(set ? { set: wordsOf(set) } : {}),
  ...(countedFor ? { countedFor: countedFor as NonNullable<Stage['countedFor']> } : {}),
  lines: lines.flatMap(linesOf),
}));
