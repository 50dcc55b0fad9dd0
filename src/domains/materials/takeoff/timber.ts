import type { Part } from './job.ts';
import type { RuleKey } from './rules.ts';

const metresOfFoot = 0.3048;

/** Timber is sold by the running foot. */
export const timberPart = (metres: number, section: string, rule: RuleKey): Part => ({
  supply: 'timber',
  exact: metres / metresOfFoot,
  rule,
  size: section,
  attributes: { section },
});

const kgOfMetre = 0.02;
export const nailParts = (metres: number, sizeIn: number): Part[] => [
  {
    supply: 'nails',
    exact: metres * kgOfMetre,
    rule: 'nails',
    size: `${sizeIn} inch`,
    attributes: { sizeIn },
  },
];
