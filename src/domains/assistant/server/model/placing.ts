import type { Figure, FigureTerm } from '../../figure-schema.ts';
import type { Words } from '../figured-words.ts';
import { figuresOf, partsByLabel, sentencesOf } from './figures.ts';
import { type Redaction, supplierLabel } from './redaction.ts';

/**
 * Finds the figures of code in what the model wrote, so that they point to what they are computed from
 * there too. A number that is none of them points nowhere; whether it may be said is not judged here.
 */

interface Span {
  readonly start: number;
  readonly end: number;
  readonly figure: Figure;
}

const amount =
  /(?:\b(?:ksh|kes|kshs|shs?)\.?\s?)?(?<![\d.,])\d+(?:[, \u00a0\u202f]\d{3}(?!\d))*(?:\.\d+)?(?![\d%]|[.,]\d)(?:\s?k\b)?/gi;
/** What a count is of, by the word beside it: a bare "3" may be anything. */
const counts: readonly (readonly [pattern: RegExp, terms: readonly FigureTerm[]])[] = [
  [/(?<![\p{L}\d])(?<count>[\p{L}\d]+)(?: more| fewer| less)?[ -]days?\b/giu, ['deliveryTime']],
  [/\bsiku (?<count>[\p{L}\d]+)/giu, ['deliveryTime']],
  [/(?<![\p{L}\d])(?<count>[\p{L}\d]+) quotations?\b/giu, ['received']],
  [/\bbei (?<count>[\p{L}\d]+)/giu, ['received']],
  [/(?<![\d.,])(?<count>\d\.\d{2})(?!\d)(?: (?:out )?of 5)?/gi, ['score']],
  [
    /(?<![\p{L}\d])(?<count>[\p{L}\d]+)(?: (?:out )?of [\p{L}\d]+)? (?:lines?|items?)\b/giu,
    ['coverage'],
  ],
  [/\bmistari (?<count>[\p{L}\d]+)/giu, ['coverage']],
];

/**
 * @param text as the model wrote it, suppliers by their labels
 * @param known what code gave, the figures of the answer itself first
 * @returns the words with the suppliers' names
 */
export function placeKnown(text: string, known: readonly Figure[], redaction: Redaction): Words {
  const spans = partsOf(text, redaction).flatMap(({ part, start, names }) =>
    spansIn(part, known, names).map((span) => ({
      ...span,
      start: start + span.start,
      end: start + span.end,
    })),
  );
  const words: (string | Figure)[] = [];
  let end = 0;
  for (const span of spans) {
    words.push(redaction.show(text.slice(end, span.start)));
    words.push({ ...span.figure, text: text.slice(span.start, span.end) });
    end = span.end;
  }
  return [...words, redaction.show(text.slice(end))].filter((word) => word !== '');
}

interface Part {
  readonly part: string;
  readonly start: number;
  /** Who is named in it. */
  readonly own: ReadonlySet<string>;
  /** The same, or who was named last: "It delivers in 3 days". */
  readonly names: ReadonlySet<string>;
}

function partsOf(text: string, redaction: Redaction): Part[] {
  let from = 0;
  let names: ReadonlySet<string> = new Set();
  return sentencesOf(text)
    .flatMap(partsByLabel)
    .map((part) => {
      const start = text.indexOf(part, from);
      from = start + part.length;
      const labels = part.match(supplierLabel) ?? [];
      const own = new Set(labels.map((label) => redaction.show(label)));
      if (own.size > 0) names = own;
      return { part, start, own, names };
    });
}

/** Times that code never says so, and who is faster than whom, which only lead times can tell. */
const otherTimes =
  /\b(?:weeks?|wiki|fortnight|months?|mwezi|miezi|hours?|masaa|tomorrow|kesho)\b|\b(?:fast|slow|quick|soon|earl|late)(?:i?er)\b|\b(?:haraka|mapema|polepole) kuliko\b/i;
const soonest = /\b(?:fast|quick|soon|earl)i?est\b|\b(?:haraka|mapema) zaidi\b/i;
const latest = /\b(?:slow|lat)est\b|\bpolepole zaidi\b/i;

/**
 * Whether an answer about quotations gives a supplier what is another's: days, lines, a score, or a rank
 * by its lead time; or has an amount that would point to nothing.
 */
export function crosses(text: string, known: readonly Figure[], redaction: Redaction): boolean {
  if (known.length === 0) return false;
  return partsOf(text, redaction).some(
    ({ part, own, names }) =>
      otherTimes.test(part) ||
      isWronglyRanked(part, known, names) ||
      isOfAnother(part, known, own) ||
      spansIn(part, known, names).filter(({ figure }) => isAmount(figure.text)).length <
        figuresOf(part).filter(({ kind }) => kind === 'money').length,
  );
}

const isAmount = (text: string) => figuresOf(text).some(({ kind }) => kind === 'money');

/** Days, lines and scores beside suppliers are one of theirs. */
function isOfAnother(part: string, known: readonly Figure[], own: ReadonlySet<string>): boolean {
  if (own.size === 0) return false;
  return counts.some(([pattern, terms]) =>
    [...part.matchAll(pattern)].some((match) => {
      const value = figuresOf(match.groups?.count ?? '')[0]?.value;
      if (value === undefined || terms.includes('received')) return false;
      return !known.some(
        ({ text, sources }) =>
          figuresOf(text)[0]?.value === value &&
          sources.some(
            ({ term, supplierName }) =>
              terms.includes(term) && supplierName !== null && own.has(supplierName),
          ),
      );
    }),
  );
}

function isWronglyRanked(
  part: string,
  known: readonly Figure[],
  names: ReadonlySet<string>,
): boolean {
  const [isSoonest, isLatest] = [soonest.test(part), latest.test(part)];
  if (!isSoonest && !isLatest) return false;
  const times = known
    .filter(({ how, sources }) => how === 'sum' && sources[0]?.term === 'deliveryTime')
    .map(({ text, sources }) => ({
      days: figuresOf(text)[0]?.value ?? 0,
      name: sources[0]?.supplierName ?? '',
    }));
  const all = times.map(({ days }) => days);
  const end = isSoonest ? Math.min(...all) : Math.max(...all);
  return (
    (isSoonest && isLatest) ||
    names.size !== 1 ||
    !times.some(({ days, name }) => days === end && names.has(name))
  );
}

/** The figures of a piece that speaks of these suppliers, in their order and none in another. */
function spansIn(part: string, known: readonly Figure[], names: ReadonlySet<string>): Span[] {
  const all = [literals, dates, counted, amounts].flatMap((find) => find(part, known, names));
  const kept: Span[] = [];
  for (const span of all) {
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** What stands as code wrote it. */
function literals(part: string, known: readonly Figure[], names: ReadonlySet<string>): Span[] {
  const lower = part.toLowerCase();
  return known.flatMap(({ text }) => {
    const start = lower.indexOf(text.toLowerCase());
    if (start < 0 || !/\d/.test(text)) return [];
    const end = start + text.length;
    // "KSh 12" stands in "KSh 12,400", and is not what is written.
    if (/^[\d%]|^[.,]\d/.test(part.slice(end)) || /[\d.,]$/.test(part.slice(0, start))) return [];
    const figure = ofOne(
      known.filter((one) => one.text === text),
      names,
    );
    return figure ? { start, end, figure } : [];
  });
}

/** "5 December 2026", also as "5th Dec". */
function dates(part: string, known: readonly Figure[], names: ReadonlySet<string>): Span[] {
  return known.flatMap(({ text }) => {
    const [, day, month, year] = /^(\d{1,2}) (\p{L}{3})\p{L}* (\d{4})$/u.exec(text) ?? [];
    if (!day) return [];
    const said = `${day}(?:st|nd|rd|th)?(?: of)? ${month}\\p{L}*(?:,? ${year})?(?!\\d)`;
    const match = new RegExp(`(?<!\\d)${said}`, 'iu').exec(part);
    const figure = ofOne(
      known.filter((one) => one.text === text),
      names,
    );
    return match && figure
      ? { start: match.index, end: match.index + match[0].length, figure }
      : [];
  });
}

function counted(part: string, known: readonly Figure[], names: ReadonlySet<string>): Span[] {
  return counts.flatMap(([pattern, terms]) =>
    [...part.matchAll(pattern)].flatMap((match) => {
      const value = figuresOf(match.groups?.count ?? '')[0]?.value;
      if (value === undefined) return [];
      const fitting = known.filter(
        ({ text, sources }) =>
          figuresOf(text)[0]?.value === value && sources.every(({ term }) => terms.includes(term)),
      );
      const figure = ofOne(fitting, names);
      return figure ? { start: match.index, end: match.index + match[0].length, figure } : [];
    }),
  );
}

function amounts(part: string, known: readonly Figure[], names: ReadonlySet<string>): Span[] {
  return [...part.matchAll(amount)].flatMap((match) => {
    const [said] = figuresOf(match[0]);
    // Small numbers without a currency are counts and sizes.
    if (!said || (said.kind !== 'money' && said.value < leastBareAmount)) return [];
    const fitting = known.filter(({ text }) =>
      figuresOf(text).some(({ kind, value }) => kind === 'money' && value === said.value),
    );
    const figure = ofOne(fitting, names);
    return figure ? { start: match.index, end: match.index + match[0].length, figure } : [];
  });
}
const leastBareAmount = 100;

/** Of equal figures that of who is spoken of. Where it may be several people's, it is nobody's. */
function ofOne(figures: readonly Figure[], names: ReadonlySet<string>): Figure | undefined {
  const own = figures.filter(({ sources }) =>
    sources.some(({ supplierName }) => supplierName !== null && names.has(supplierName)),
  );
  const [first, ...others] = own.length > 0 ? own : figures;
  const isSame = (other: Figure) =>
    JSON.stringify(other.sources) === JSON.stringify(first?.sources);
  return others.every(isSame) ? first : undefined;
}
