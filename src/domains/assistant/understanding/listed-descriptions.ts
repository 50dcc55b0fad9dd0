import { readAsked } from './asked.ts';
import { describedTypes, descriptionStart } from './describe.ts';
import { findHits } from './hits.ts';
import type { Item } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

/** Of several things a description must tell so much, or what is named in its clause is meant. */
const surelyDescribed = 9;
const rightlyCounted = 7;

const ends = new Set([',', ';', '\n', '+', '•']);
const joints = new Set(['and', 'na', 'plus', 'pia', 'also']);
/** What points at a thing that has no name: "the grey powder", "ile waya". */
const pointers = new Set(
  'the that those this these some any a an something kitu ile zile yule kile vile hiyo hizo'.split(
    ' ',
  ),
);
/** Behind these it is told what the thing is for. */
const purposes = new Set(
  'for to used you they we people builders ya za wa la cha vya kwa'.split(' '),
);

/** What makes an item of a described clause; null where it has no count. */
export type Describing = (clause: readonly Token[], types: readonly string[]) => Item | null;

/**
 * "Cement 10 bags, the grey powder for tiles 2 bags": a list in which some things are named and some
 * described. Each clause that describes one is read as such, the rest without it. Null where none does.
 */
export function listedDescriptions(
  knowledge: Knowledge,
  tokens: readonly Token[],
  describing: Describing,
): readonly Item[] | null {
  const clauses = clausesOf(tokens);
  if (clauses.length < 2) return null;
  const found = clauses.map((clause) => {
    const types = typesDescribed(knowledge, clause);
    return types && describing(clause, types);
  });
  if (found.every((item) => item === null)) return null;
  const rest = clauses.flatMap((clause, at) => (found[at] ? [] : clause));
  const named = readAsked(knowledge, { message: '', tokens: rest, text: '' }, anyDay).items;
  return named.some(({ types }) => types.length > 0)
    ? [...named, ...found.filter((item) => item !== null)]
    : null;
}

/** Positions do not hang on the day. */
const anyDay = '2000-01-01';

/** The clauses with the marks that end them; a joint ends one where things are counted on both its sides. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const own = clauses.at(-1) ?? [];
    own.push(token);
    const isJoint = joints.has(token.text) && isCounted(own) && isCounted(untilEnd(tokens, at + 1));
    if (ends.has(token.text) || isJoint) clauses.push([]);
  });
  return clauses.filter((clause) => clause.length > 1);
}

const isCounted = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'number');

/** A clause is no longer. */
const longest = 30;

function untilEnd(tokens: readonly Token[], from: number): readonly Token[] {
  const some = tokens.slice(from, from + longest);
  const end = some.findIndex(({ text }) => ends.has(text));
  return end < 0 ? some : some.slice(0, end);
}

/** What a clause describes without naming anything before it says what the thing is for. */
function typesDescribed(knowledge: Knowledge, clause: readonly Token[]): readonly string[] | null {
  if (!isCounted(clause)) return null;
  const purpose = purposeOf(clause);
  if (purpose < 0) return null;
  const isNamed = findHits(knowledge, clause, () => false).some(({ start }) => start < purpose);
  if (isNamed) return null;
  // What it is counted in describes nothing.
  const words = clause.filter((_, at) => !isUnitAt(clause, at));
  const described = describedTypes(knowledge, words);
  if (!described) return null;
  // What is counted as it is sold is the likelier: a roof is not painted by the roll.
  const units = new Set(clause.map(({ text }) => unitOf(text, true)));
  const isSoldSo = (type: string) => units.has(knowledge.countedIn.get(type) ?? null);
  const types = [
    ...described.types.filter(isSoldSo),
    ...described.types.filter((type) => !isSoldSo(type)),
  ];
  const least = types.some(isSoldSo) ? rightlyCounted : surelyDescribed;
  return described.score >= least ? types : null;
}

const isUnitAt = (clause: readonly Token[], at: number) =>
  unitOf(clause[at]?.text ?? '', true) !== null &&
  [at - 1, at + 1].some((beside) => clause[beside]?.kind === 'number');

/** Where it is said what a thing is for or like; -1 where the clause points at none. */
function purposeOf(clause: readonly Token[]): number {
  const first = clause.findIndex(
    ({ kind, text }, at) =>
      kind === 'word' && unitOf(text, clause[at - 1]?.kind === 'number') === null,
  );
  const told = descriptionStart(clause);
  if (!pointers.has(clause[first]?.text ?? '')) return told;
  const behind = clause.slice(first + 1).findIndex(({ text }) => purposes.has(text));
  const purpose = behind < 0 ? -1 : first + 1 + behind;
  return Math.max(purpose, told > first ? told : -1, told === first ? first + 1 : -1);
}
