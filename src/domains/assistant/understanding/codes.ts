import type { Token } from '../../materials/language/public.ts';
import type { Hit } from './hit.ts';
import type { Knowledge } from './knowledge.ts';

/** Letters with a number that name a thing by themselves: Y12, R8, A142, 42.5N. */
export function codeHits(
  { materials }: Knowledge,
  tokens: readonly Token[],
  isTaken: (position: number) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    const grade = token.kind === 'number' && !isTaken(at) ? bareGrade(tokens, at) : null;
    if (grade) {
      const own = { start: at, end: at + 1, positions: [at], isWeak: false };
      hits.push({ ...own, score: codeScore, ...grade });
      return;
    }
    if (!next || isTaken(at) || !(next.isGlued || isBarSize(token, next))) return;
    const code =
      token.kind === 'word' && next.kind === 'number'
        ? letterCode(token.text, next.value ?? 0)
        : token.kind === 'number' && next.kind === 'word'
          ? strengthCode(token.value ?? 0, next.text)
          : null;
    if (!code?.types.every((type) => materials.has(type))) return;
    hits.push({
      start: at,
      end: at + 2,
      positions: [at, at + 1],
      isWeak: false,
      score: codeScore,
      ...code,
    });
  });
  return hits;
}

/** "Y 12" written apart. */
const isBarSize = (token: Token, next: Token) =>
  ['y', 'd', 't'].includes(token.text) && barSizes.has(next.value ?? 0);
const barSizes = new Set([8, 10, 12, 14, 16, 20, 25, 32, 40]);

type Code = Pick<Hit, 'types' | 'wishes'>;

function letterCode(letter: string, value: number): Code | null {
  if (['y', 'd', 't', 'yt', 'ty', 'dia'].includes(letter) && barSizes.has(value)) {
    return { types: ['deformed-bar'], wishes: [{ key: 'diameterMm', value }] };
  }
  if (letter === 'r' && (value === 6 || value === 8 || value === 10)) {
    return { types: ['round-bar'], wishes: [{ key: 'diameterMm', value }] };
  }
  if (letter === 'a' && value >= 60 && value < 400) {
    return { types: ['brc-mesh'], wishes: [{ key: 'meshRef', value: `A${value}` }] };
  }
  if (letter === 'c' && [15, 20, 25, 30, 35].includes(value)) {
    return { types: ['ready-mix-concrete'], wishes: [{ key: 'gradeMpa', value }] };
  }
  if (letter === 'it' && value === 4) return { types: ['box-profile-sheet'], wishes: [] };
  if (letter === 'pn' && value === 20) return { types: ['ppr-pipe'], wishes: [] };
  return null;
}

const bagWords = new Set(['bag', 'bags', 'mfuko', 'mifuko', 'bagi', 'cement', 'simiti']);

/** "180 bags of 32.5": what cement is called by its strength alone. */
function bareGrade(tokens: readonly Token[], at: number): Code | null {
  if (tokens[at + 1]?.isGlued) return null;
  const joint = ['of', 'ya', 'za'].includes(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const isBagged =
    bagWords.has(tokens[joint]?.text ?? '') || bagWords.has(tokens[at + 1]?.text ?? '');
  return isBagged ? strengthCode(tokens[at]?.value ?? 0, 'n') : null;
}

function strengthCode(value: number, letter: string): Code | null {
  const types = ['n', 'r', 'x'].includes(letter) ? typesOfStrength(value) : null;
  return types && { types, wishes: [] };
}

const byStrength: ReadonlyMap<number, readonly string[]> = new Map([
  [22.5, ['masonry-cement']],
  [32.5, ['cement-32-5']],
  [42.5, ['cement-42-5']],
]);

/** The cement of a strength in N/mm²; null for what is none. */
export const typesOfStrength = (value: number): readonly string[] | null =>
  byStrength.get(value) ?? null;

/** Above every phrase: a code is never part of another name. */
export const codeScore = 100;
