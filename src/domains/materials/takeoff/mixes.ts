import { withWaste } from './fields.ts';
import type { ChoiceField, Part } from './job.ts';
import type { SupplyKey } from './supplies.ts';

/** Cement, sand and ballast by volume. */

/** Loose materials shrink when they are mixed and compacted. */
const dryConcrete = 1.54;
const dryMortar = 1.33;
/** Tonnes of a loose cubic metre. */
const density = { cement: 1.44, sand: 1.6, ballast: 1.5 } as const;
const bagTonnes = 0.05;

export const concreteMix = {
  options: ['1:1:2', '1:1.5:3', '1:2:4', '1:3:6', '1:4:8'],
  usual: '1:2:4',
} as const satisfies ChoiceField;
export type ConcreteMix = (typeof concreteMix.options)[number];

/** Classes of BS EN 206 by the mixes that sites take for them. */
export const classes: readonly (readonly [mix: ConcreteMix, names: readonly string[]])[] = [
  ['1:1:2', ['C25/30', 'C30']],
  ['1:1.5:3', ['C20/25', 'C25']],
  ['1:2:4', ['C16/20', 'C20']],
  ['1:3:6', ['C12/15', 'C15']],
  ['1:4:8', ['C8/10', 'C10']],
];

export const mortarMix = (usual: '1:3' | '1:4' | '1:6') =>
  ({ options: ['1:3', '1:4', '1:5', '1:6', '1:8'], usual }) as const satisfies ChoiceField;

const tonnes = (supply: SupplyKey, exact: number, rule: Part['rule']): Part => ({
  supply,
  exact,
  rule,
});

export function concreteParts(volume: number, mix: string, waste: number): Part[] {
  const [cement = 1, sand = 0, ballast = 0] = mix.split(':').map(Number);
  const share = (withWaste(volume, waste) * dryConcrete) / (cement + sand + ballast);
  return [
    {
      supply: 'cement',
      exact: (share * cement * density.cement) / bagTonnes,
      rule: 'concrete',
      attributes: { bagKg: 50 },
    },
    tonnes('sand', share * sand * density.sand, 'concrete'),
    tonnes('ballast', share * ballast * density.ballast, 'concrete'),
  ];
}

export function mortarParts(volume: number, mix: string, waste: number): Part[] {
  const [cement = 1, sand = 0] = mix.split(':').map(Number);
  const share = (withWaste(volume, waste) * dryMortar) / (cement + sand);
  return [
    {
      supply: 'masonryCement',
      exact: (share * cement * density.cement) / bagTonnes,
      rule: 'mortar',
      attributes: { bagKg: 50 },
    },
    tonnes('sand', share * sand * density.sand, 'mortar'),
  ];
}

export const fillPart = (volume: number, tonnesOfCubicMetre: number): Part =>
  tonnes('hardcore', volume * tonnesOfCubicMetre, 'fill');
