import type { descriptions as english } from '../en/descriptions.ts';
import type { Texts } from '../types.ts';
import { descriptionsOfFittings } from './descriptionsOfFittings.ts';
import { descriptionsOfMaterials } from './descriptionsOfMaterials.ts';

export const descriptions: Texts<typeof english> = {
  about: { ...descriptionsOfMaterials, ...descriptionsOfFittings },
  sold: 'Huuzwa kwa {unit}, hutumwa kutoka {place}.',
  soldFrom: 'Huuzwa kwa {unit}, oda ndogo zaidi {minimum}, hutumwa kutoka {place}.',
};
