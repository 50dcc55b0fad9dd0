import { setImmediate } from 'node:timers/promises';
import { planSearch } from '../../materials/language/public.ts';
import type { MaterialSuggestion } from '../schema.ts';
import type { CatalogueDeps } from './deps.ts';
import { dictionaryOf } from './search/dictionary.ts';
import { toSuggestion } from './search/suggest.ts';

/** Half a word that names a material just so: less is a guess in the dark. */
const enough = 50;
/** What a line is about stands at its beginning. */
const mostWords = 12;

/**
 * The materials that these names most likely mean, each null where the dictionary has none; "Simba
 * cement 50 kg", "nondo y12" and "mabati gauge 30" alike.
 */
export async function classifyMaterials(
  deps: CatalogueDeps,
  names: readonly string[],
): Promise<(MaterialSuggestion | null)[]> {
  const index = await dictionaryOf(deps).index();
  const found: (MaterialSuggestion | null)[] = [];
  for (const name of names) {
    // A misspelt name takes a moment; between two others get theirs.
    await setImmediate();
    const [best] = planSearch(index, name, mostWords).types;
    const material = best && best.weight >= enough ? index.materials.get(best.type) : undefined;
    found.push(material ? toSuggestion(material) : null);
  }
  return found;
}
