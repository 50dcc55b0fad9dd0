import type { Token } from '../../materials/language/public.ts';
import type { CountedFor } from './lexicon/stages.ts';

const nouns: Readonly<Record<CountedFor, RegExp>> = {
  people:
    /^(?:workers?|men|people|persons?|guys|staff|casuals|masons?|labourers|fundis?|mafundi|watu|wafanyakazi|vibarua|wasee|us)$/,
  doors: /^(?:doors?|milango|mlango)$/,
  bathrooms:
    /^(?:bathrooms?|toilets?|washrooms?|ensuites?|bafu|bafuni|vyoo|choo|units?|flats?|apartments?|houses?|nyumba)$/,
};
const leads = new Set(['for', 'kwa', 'of', 'ya', 'za', 'wa']);
/** More than a site has. */
const most = 2000;

/** How many a set of materials is for: "for 6 doors", "kwa watu 8", "for 10"; null where nobody says. */
export function countFor(tokens: readonly Token[], of: CountedFor): number | null {
  const isNoun = (at: number) => nouns[of].test(tokens[at]?.written ?? tokens[at]?.text ?? '');
  const isCount = ({ kind, value = 0 }: Token) =>
    kind === 'number' && Number.isInteger(value) && value > 0 && value <= most;
  const beside = tokens.findIndex(
    (token, at) => isCount(token) && [at + 1, at - 1, at + 2].some(isNoun),
  );
  // "For 10": of what, the set itself tells.
  const bare = tokens.findIndex(
    (token, at) =>
      isCount(token) &&
      leads.has(tokens[at - 1]?.text ?? '') &&
      (!isWordAt(tokens, at + 1) || places.has(tokens[at + 1]?.text ?? '')),
  );
  const at = beside >= 0 ? beside : bare;
  return tokens[at]?.value ?? null;
}

/** What begins where the goods go, or when. */
const places = new Set(['in', 'at', 'to', 'huko', 'hapa', 'by', 'before', 'delivered', 'please']);

const isWordAt = (tokens: readonly Token[], at: number) => tokens[at]?.kind === 'word';
