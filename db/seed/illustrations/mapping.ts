import type { DrawingSpec } from './drawing.ts';
import {
  type Facts,
  factsOf,
  type Mappings,
  type Material,
  type Params,
} from './mappings/facts.ts';
import { finishesMappings } from './mappings/finishes.ts';
import { notes } from './mappings/notes.ts';
import { servicesMappings } from './mappings/services.ts';
import { structureMappings } from './mappings/structure.ts';
import { workshopMappings } from './mappings/workshop.ts';

const MAPPINGS: Mappings = {
  ...structureMappings,
  ...servicesMappings,
  ...finishesMappings,
  ...workshopMappings,
};

/** Product types that have a drawing of their own, in alphabetical order. */
export const mappedTypes: readonly string[] = Object.keys(MAPPINGS).sort();

/**
 * The drawing of a material, or null for a type without a mapping. Equal materials give equal
 * specs, with the parameters in alphabetical order.
 */
export function mappedDrawing(material: Material): DrawingSpec | null {
  if (!Object.hasOwn(MAPPINGS, material.productType)) return null;
  const facts = factsOf(material);
  const chosen = MAPPINGS[material.productType]?.(facts);
  if (!chosen) return null;
  const [drawing, own = {}] = chosen;
  const note = notes[material.productType]?.(facts).toUpperCase();
  const params: Params = { ...own, ...makerOf(facts, own), ...(note ? { note } : {}) };
  const keys = Object.keys(params).sort();
  return { drawing, params: Object.fromEntries(keys.map((key) => [key, params[key] ?? ''])) };
}

/** The brand's colour behind the item, and its name where the item itself does not bear it. */
function makerOf({ branded, brand, tint }: Facts, own: Params): Params {
  if (!branded) return {};
  return { ground: tint, ...(Object.values(own).includes(brand) ? {} : { maker: brand }) };
}
