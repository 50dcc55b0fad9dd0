import { stem } from '../../../materials/language/public.ts';
import { semanticClassesIn } from './semantic-classes.ts';

/** What is told of a text, and how much each counts. */
export type Features = ReadonlyMap<string, number>;

const piece = /[a-z]+(?:'[a-z]+)?|\d+|\n+|[^\sa-z0-9]/g;

/** A text in lower case as the classifier sees it: words, numbers, marks and ends of lines. */
export const piecesOf = (text: string): string[] =>
  (text.match(piece) ?? []).map((one) => (one.startsWith('\n') ? '\n' : one));

/**
 * `w` words, `b` pairs of neighbours, `g` runs of letters and `l` the same where intents are told, `n`
 * words that are names of a material, brand or place, `m` pairs with such names as one word each, `x`
 * semantic classes, `y` two of these near each other, `c` acts, `d` two of these near each other.
 */
export type Kind = 'w' | 'b' | 'g' | 'l' | 'n' | 'm' | 'x' | 'y' | 'c' | 'd';

/** How much each kind counts beside the others; a text's features of one kind share its part. */
const share: Readonly<Record<Kind, number>> = {
  ...{ w: 1, b: 1, g: 0.4, l: 1.2, n: 1, m: 1, x: 1, y: 1, c: 1, d: 1 },
};
const fewest = 3;

/** So many words apart, two semantic classes of a line still belong together. */
const near = 8;

/** Sets of features, as features that share what their kind counts. */
export function shared(found: Partial<Record<Kind, ReadonlySet<string>>>): Features {
  return new Map(
    (Object.entries(found) as [Kind, ReadonlySet<string>][]).flatMap(([kind, own]) => {
      const part = share[kind] / Math.sqrt(Math.max(fewest, own.size));
      return [...own].map((one) => [`${kind} ${one}`, part] as const);
    }),
  );
}

/** The features of a stretch of pieces, of these kinds. `nameOf`: the kind of a name, or null for other words. */
export function featuresOf(
  pieces: readonly string[],
  kinds: readonly (keyof ReturnType<typeof noFeatures>)[],
  nameOf: (piece: string) => string | null,
): Features {
  const found = noFeatures();
  let [before, nameBefore] = ['^', '^'];
  for (const one of pieces) {
    const word = /^\d/.test(one) ? '#' : stem(one);
    const name = nameOf(one) ?? word;
    found.w.add(word);
    found.b.add(`${before} ${word}`);
    found.n.add(name);
    found.m.add(`${nameBefore} ${name}`);
    if (word.length > 3) for (const run of lettersOf(word)) found.g.add(run);
    [before, nameBefore] = [word, name];
  }
  found.b.add(`${before} $`);
  found.m.add(`${nameBefore} $`);
  addSemanticClasses(found.x, found.y, pieces);
  return shared(Object.fromEntries(kinds.map((kind) => [kind, found[kind]])));
}

const noFeatures = () => {
  const runs = new Set<string>();
  return {
    ...{ w: new Set<string>(), b: new Set<string>(), g: runs, l: runs },
    ...{ n: new Set<string>(), m: new Set<string>(), x: new Set<string>(), y: new Set<string>() },
  };
};

/** Runs of letters by word, kept: people use few words. */
const kept = new Map<string, readonly string[]>();
const mostKept = 20_000;
/** Longer is no word of ours. */
const longestWord = 30;

/** Runs of three to five letters: the same root in another form, or misspelt, shares some. */
function lettersOf(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const runs: string[] = [];
  const whole = `<${word.slice(0, longestWord)}>`;
  for (let start = 0; start + 3 <= whole.length; start += 1) {
    for (let size = 3; size <= 5 && start + size <= whole.length; size += 1) {
      runs.push(whole.slice(start, start + size));
    }
  }
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, runs);
  return runs;
}

function addSemanticClasses(x: Set<string>, y: Set<string>, pieces: readonly string[]): void {
  const all = semanticClassesIn(pieces);
  all.forEach((here, at) => {
    for (const one of here) {
      x.add(one);
      for (let other = at; other <= at + near && other < all.length; other += 1) {
        if (pieces[other] === '\n') break;
        for (const second of all[other] ?? []) {
          if (second !== one) y.add(one < second ? `${one} ${second}` : `${second} ${one}`);
        }
      }
    }
  });
}
