import type { Knowledge } from '../knowledge.ts';
import { type FoundPlace, findPlace } from '../places.ts';
import { read } from '../reading.ts';
import { remarkOf } from './remark.ts';

/** Longer messages are lists and letters, where a second place is told of, not delivered to. */
const longest = 40;

/** What a message counts for another place than the one that it is about: "20 bags to Juja"; or null. */
export function leftElsewhere(
  knowledge: Knowledge,
  text: string,
  { county, town }: FoundPlace,
): string | null {
  if (text.split(/\s+/).length > longest) return null;
  const parts = text.split(/[,;\n]|\b(?:and|na|then|halafu|kisha|plus)\b/);
  const left = parts.filter((part) => {
    const { place } = findPlace(knowledge, read(knowledge, part).tokens);
    const isOther = place?.town != null && town !== null && place.town !== town;
    if (!isOther || place.town === county) return false;
    const { numbers } = remarkOf(knowledge, part);
    return numbers.length > 0;
  });
  return left.length === 0 ? null : left.map((part) => part.trim()).join(', ');
}
