import type { GazetteerRow } from './queries/gazetteer.ts';

/** "Mombasa Road" is in Nairobi and beyond it: neither the town that names a road nor the road tells. */
const roadWords = new Set(['road', 'rd', 'highway', 'street', 'st', 'avenue', 'ave', 'bypass']);

/** As people write: in any case, with or without apostrophes and commas. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{M}]/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Where the last mention of a name ends, in words; -1 where there is none. */
function mentionEnd(text: readonly string[], name: readonly string[]): number {
  for (let start = text.length - name.length; start >= 0 && name.length > 0; start -= 1) {
    const end = start + name.length;
    if (roadWords.has(text[end] ?? '')) continue;
    if (name.every((word, i) => text[start + i] === word)) return end;
  }
  return -1;
}

const unlessRoad = (name: readonly string[]) => (roadWords.has(name.at(-1) ?? '') ? [] : name);

/**
 * How well an address names a place: its own name before a nickname ("town" is Nairobi's), then what
 * is written last, since an address goes from the small to the large, then the longer name. Null
 * where it does not name it.
 */
function fitOf(place: GazetteerRow, text: readonly string[]): readonly number[] | null {
  const names = [place.town ?? place.county, ...place.aliases].map(wordsOf).map(unlessRoad);
  const ends = names.map((name) => mentionEnd(text, name));
  const last = Math.max(...ends);
  if (last < 0) return null;
  return [ends[0] === -1 ? 0 : 1, last, names[0]?.length ?? 0];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) {
    if (value !== b[i]) return value > (b[i] ?? 0);
  }
  return false;
}

/** The county that an address ("Ruiru, off Thika Road") is in; null where it names no place we know. */
export function guessCounty(gazetteer: readonly GazetteerRow[], address: string): string | null {
  const text = wordsOf(address);
  let best: { county: string; fit: readonly number[] } | null = null;
  for (const place of gazetteer) {
    const fit = fitOf(place, text);
    if (fit && (!best || isBetter(fit, best.fit))) best = { county: place.county, fit };
  }
  return best?.county ?? null;
}
