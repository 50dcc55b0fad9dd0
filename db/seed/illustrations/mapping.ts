import type { DrawingSpec } from './drawing.ts';
import { factsOf, type Mappings, type Material } from './mappings/facts.ts';
import { finishesMappings } from './mappings/finishes.ts';
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
  const chosen = MAPPINGS[material.productType]?.(factsOf(material));
  if (!chosen) return null;
  const [drawing, params = {}] = chosen;
  const keys = Object.keys(params).sort();
  return { drawing, params: Object.fromEntries(keys.map((key) => [key, params[key] ?? ''])) };
}
