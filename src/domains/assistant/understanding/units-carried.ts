import type { Knowledge } from './knowledge.ts';
import { ofWords } from './lexicon/grammar-words.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';
import { isCounting, type Unit, unitOf } from './units.ts';

const ends = new Set(['\n', '.', '?', '!', ';']);
/** What is loose is loaded and bagged alike. */
const loose = new Set<Unit>(['bag', 'tonne', 'lorry', 'm3', 'kg']);
const measures = new Set<Unit>(['metre', 'foot', 'litre', 'sqm', 'sqft']);

/** "2 lorries of sand and one of ballast": a number without its unit has that of the one before. */
export function carriedUnits(
  knowledge: Pick<Knowledge, 'phrases' | 'countedIn'>,
  tokens: readonly Token[],
): readonly Token[] {
  let last: { readonly token: Token; readonly unit: Unit } | null = null;
  return tokens.flatMap((token, at) => {
    if (ends.has(token.text)) last = null;
    if (token.kind !== 'number') return [token];
    const own = countedAt(tokens, at);
    if (own) {
      last = own;
      return [token];
    }
    const name = tokens[at + 2];
    const isBare = ofWords.has(tokens[at + 1]?.text ?? '') && name?.kind === 'word';
    if (!last || !isBare || !isCountedIn(knowledge, name, last.unit)) return [token];
    return [token, { ...last.token, start: token.end, end: token.end, isGlued: false }];
  });
}

/** The number's unit where a name follows it: "2 lorries of", "mifuko 5 ya". */
function countedAt(tokens: readonly Token[], at: number) {
  const isBehind = unitOf(tokens[at + 1]?.text ?? '', true) !== null;
  const token = tokens[isBehind ? at + 1 : at - 1];
  const joint = tokens[isBehind ? at + 2 : at + 1];
  const unit = token?.kind === 'word' ? unitOf(token.text, isBehind) : null;
  const isOf = joint !== undefined && ofWords.has(joint.text);
  if (!token || unit === null || !isCounting(unit) || measures.has(unit) || !isOf) return null;
  return { token, unit };
}

/** Whether what is named next can come so: no bars by the bag. */
function isCountedIn(
  { phrases, countedIn }: Pick<Knowledge, 'phrases' | 'countedIn'>,
  name: Token,
  unit: Unit,
): boolean {
  const types = (phrases.get(stem(name.text)) ?? []).flatMap((phrase) =>
    phrase.words.length === 1 ? phrase.types.slice(0, 1) : [],
  );
  return types.some((type) => {
    const own = countedIn.get(type);
    return own === unit || (own !== undefined && loose.has(own) && loose.has(unit));
  });
}
