import {
  type Difference,
  type Traits,
  traitDifferences,
  traitsOf,
} from '../materials/trait-rules.ts';
import { isSameUnit, type MaterialFacts } from '../materials/unit-rules.ts';

/**
 * What was asked for against what is offered. An offer that differs is a substitute: it counts as equal
 * only after the buyer accepts it for that line. Pure, from the facts of the line and of the product as
 * it was offered, or from the words of an offer that names no product.
 */

export interface AskedMaterial {
  readonly productName?: string;
  readonly unit: string | null;
  /** Its text is the line's name and specifications. */
  readonly facts: MaterialFacts;
}

export interface OfferedMaterial {
  /** Of the product that is offered in place of the request, as it was then. */
  readonly facts: MaterialFacts | null;
  /** Null where it is the unit asked for. */
  readonly unit: string | null;
  /** Notes of the quotation (readNotes). */
  readonly notes: readonly Note[];
}

/** A sentence of a quotation's notes that tells a grade or a size. */
export interface Note {
  readonly names: ReadonlySet<string>;
  readonly traits: Traits;
}

/** Types that are grades of one thing, with the strength that each has where nothing else is said. */
const grades: Readonly<Record<string, { readonly family: string; readonly strength: number }>> = {
  'cement-32-5': { family: 'cement', strength: 32.5 },
  'cement-42-5': { family: 'cement', strength: 42.5 },
};
const gradeOf = (type: string | null | undefined) =>
  type && Object.hasOwn(grades, type) ? (grades[type] ?? null) : null;

/** Names of such a family that ask for no grade of it. */
const anyGrade = new Set('cement simiti saruji bag mfuko mifuko bags gunia'.split(' '));

/** A line as offers are held against it. What it says is read once for all of them. */
export class AskedTraitsReader {
  readonly #asked: AskedMaterial;
  readonly #traits: Traits;
  readonly #names: ReadonlySet<string>;
  /** By the product and the unit it is offered in. */
  readonly #known = new WeakMap<MaterialFacts, Map<string | null, readonly Difference[]>>();

  constructor(asked: AskedMaterial) {
    const { facts } = asked;
    this.#asked = asked;
    this.#names = namesIn(facts.text ?? '');
    const asksForGrade = [...this.#names].some((name) => !anyGrade.has(name));
    this.#traits = asksForGrade ? withGrade(traitsOf(facts), facts) : traitsOf(facts);
  }

  /** In which respects an offer is not what was asked for; none where it is just that. */
  differences({ facts, unit, notes }: OfferedMaterial): readonly Difference[] {
    if (!facts) return this.#differencesInWords(unit, notes);
    const byUnit = this.#known.get(facts) ?? new Map<string | null, readonly Difference[]>();
    this.#known.set(facts, byUnit);
    const found = byUnit.get(unit) ?? [
      ...this.#otherProduct(facts),
      ...this.#against(withGrade(traitsOf(facts), facts), unit),
    ];
    byUnit.set(unit, found);
    return found;
  }

  #against(offered: Traits, offeredUnit: string | null): Difference[] {
    const { facts, unit } = this.#asked;
    return traitDifferences({ traits: this.#traits, facts, unit }, offered, offeredUnit);
  }

  /** A product of another type; where a type is not known, one that shares no word of the name. */
  #otherProduct(offered: MaterialFacts): Difference[] {
    const { facts } = this.#asked;
    const [asked, given] = [facts.productType ?? null, offered.productType ?? null];
    const grade = gradeOf(asked);
    const isSame =
      asked && given
        ? asked === given || (grade !== null && grade.family === gradeOf(given)?.family)
        : this.#sharesName(namesIn(offered.text ?? ''));
    if (isSame) return [];
    const { productName = facts.text ?? '' } = this.#asked;
    const names = { asked: productName, offered: offered.text ?? '' };
    return [{ trait: 'product', ...names, isLower: false }];
  }

  #sharesName(names: ReadonlySet<string>): boolean {
    if (this.#names.size === 0 || names.size === 0) return true;
    return [...this.#names].some((name) => names.has(name));
  }

  /** Who names no product offers what was asked for, unless its own words say otherwise. */
  #differencesInWords(unit: string | null, notes: readonly Note[]): readonly Difference[] {
    const own = unit && !isSameUnit(unit, this.#asked.unit) ? [traitsOfWords(unit)] : [];
    const about = notes.filter(({ names }) => [...this.#names].some((name) => names.has(name)));
    if (own.length === 0 && about.length === 0) return [];
    const found = [...own, ...about.map(({ traits }) => traits)].flatMap((said) =>
      this.#against(said, unit),
    );
    return found.filter(
      (one, index) => found.findIndex(({ trait }) => trait === one.trait) === index,
    );
  }
}

/** Of a type that is a grade, its strength, where nothing else is said. */
function withGrade(traits: Traits, { productType }: MaterialFacts): Traits {
  const grade = gradeOf(productType);
  if (!grade || traits.numbers.has('strength')) return traits;
  return { ...traits, numbers: new Map([...traits.numbers, ['strength', [grade.strength]]]) };
}

const told = new Set(['strength', 'steelGrade', 'concrete', 'pressure', 'gauge', 'polyGauge']);

/** Words beside an offer speak of lorries and days too: only grades, classes and sizes count. */
function traitsOfWords(text: string): Traits {
  const traits = traitsOf({ text });
  const { singles, groups, called } = traits.sizes;
  const isSmall = ({ unit }: { readonly unit: string | null }) => unit !== 'ft';
  return {
    ...traits,
    numbers: new Map([...traits.numbers].filter(([name]) => told.has(name))),
    sizes: {
      singles: singles.filter(isSmall),
      groups: groups.filter((sizes) => sizes.every((size) => size.unit !== null && isSmall(size))),
      called: called.filter(isSmall),
    },
    colours: [],
  };
}

/** The sentences of a quotation's notes that tell what is offered. */
export function readNotes(notes: string | null): readonly Note[] {
  if (!notes || !/\d|class|duty/i.test(notes)) return [];
  return notes.split(/[.;!?](?=\s|$)|\n/).flatMap((sentence) => {
    const traits = traitsOfWords(sentence);
    const { numbers, ladders, sizes, meshes } = traits;
    const { singles, groups } = sizes;
    const tells = [numbers.size, ladders.size, meshes.length, singles.length, groups.length];
    return tells.some((count) => count > 0) ? [{ names: namesIn(sentence), traits }] : [];
  });
}

const unnamed = new Set(
  'the and for with our your inch inches feet foot metre meter metres meters size sizes grade class gauge colour color duty new per sold kilo kilos litre litres strength'.split(
    ' ',
  ),
);

/** The words of a name that tell what it is: no figures, no units. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 2 && !/\d/.test(word) && !unnamed.has(word))
      .map((word) => word.replace(/(?<=.{3})(?<=[^s])s$/, '')),
  );

/** Whether all that differs was accepted: a difference that was not there then is accepted by nobody. */
export const isAccepted = (
  differences: readonly Difference[],
  accepted: readonly Difference[] | undefined,
): boolean =>
  accepted !== undefined &&
  differences.every((one) =>
    accepted.some(
      ({ trait, asked, offered }) =>
        trait === one.trait && asked === one.asked && offered === one.offered,
    ),
  );
