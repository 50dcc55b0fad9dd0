import type { Knowledge } from '../understanding/knowledge.ts';
import { type FoundPlace, findPlace } from '../understanding/places.ts';
import { read } from '../understanding/reading.ts';
import { residualOf } from './residual.ts';

/** Longer messages are lists and letters, where a second place is told of, not delivered to. */
const longest = 40;

export interface CountedElsewhere {
  readonly part: string;
  readonly place: FoundPlace;
}

/** The parts of a message that count something for a town: "20 bags to Juja". */
export function countedElsewhere(knowledge: Knowledge, text: string): readonly CountedElsewhere[] {
  if (text.split(/\s+/).length > longest) return [];
  const parts = text.split(/[,;\n]|\b(?:and|na|then|halafu|kisha|plus)\b/);
  return parts.flatMap((part) => {
    const { place } = findPlace(knowledge, read(knowledge, part).tokens);
    if (place?.town == null || residualOf(knowledge, part).numbers.length === 0) return [];
    return { part: part.trim(), place };
  });
}

/** What of it is for another place than the request; null where nothing is. */
export function leftElsewhere(
  parts: readonly CountedElsewhere[],
  { county, town }: FoundPlace,
): string | null {
  const left = parts.filter(
    ({ place }) => town !== null && place.town !== town && place.town !== county,
  );
  return left.length === 0 ? null : left.map(({ part }) => part).join(', ');
}
