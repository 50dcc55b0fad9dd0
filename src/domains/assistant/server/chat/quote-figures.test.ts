import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEnd } from '../../../../shared/dates.ts';
import { formatMoney, toCents } from '../../../../shared/money.ts';
import { copies } from '../../copy/copy.ts';
import { quotesAsked } from '../../dialogue/parsed-message.ts';
import type { Figure, FigureSource, Figures } from '../../figure-schema.ts';
import { wordsIn } from '../../understanding/quote-questions.ts';
import { referenceKnowledge } from '../../understanding/testing/knowledge.ts';
import { placed, unplaced } from '../figured-words.ts';
import { compared, rfqs, storedLines, type TestRfq } from '../testing/random-rfqs.ts';
import { comparisonCard } from './comparison-card.ts';
import { comparisonWords } from './comparison-words.ts';
import { QuoteFigures } from './quote-figures.ts';

/** Questions that take every way through the analysis. */
const questions = [
  'compare my quotations',
  'which is fastest?',
  'why?',
  'compare asili and bora',
  'what did chui quote?',
  'is delivery included?',
  'how much do i save if i take the best split?',
  'when do they expire',
  'who bid highest',
  'who is cheapest for nondo?',
  'who is cheapest for saruji and kokoto?',
  'take saruji from asili and the rest from bora',
  'how much is delivery?',
  'what is the score of bora?',
  'what is the total of the second?',
  'award it',
  'reject bora',
  'ask asili to lower the price',
] as const;

const knowledge = referenceKnowledge();

function analysed(rfq: TestRfq, text: string, language: 'en' | 'sw') {
  const full = compared(rfq);
  const copy = copies[language];
  const found = { full, figures: new QuoteFigures(full, storedLines(rfq), copy), others: [] };
  const quotes = quotesAsked(knowledge, text);
  const pieces = () =>
    quotes.pieces().map((piece) => ({
      ...piece,
      materials: rfq.items.flatMap(({ name }) => (piece.words.includes(name) ? name : [])),
    }));
  const asked = { words: wordsIn(text), materials: [], quotes: { ...quotes, pieces } };
  const { words, mix } = comparisonWords(
    found,
    { ...asked, question: quotes.question, language },
    copy,
  );
  const said = placed(words);
  const card = comparisonCard(found, { sources: said.figures.sources, mix }, copy);
  return { ...said, card };
}

/** Half up. */
const rounded = (over: bigint, under: bigint) => (over * 2n + under) / (under * 2n);
const thousandths = (quantity: string) => BigInt(quantity.replace('.', ''));
const price = (quantity: string, unitPrice: string) =>
  rounded(thousandths(quantity) * toCents(unitPrice), 1_000n);

/** What a source comes to, worked out from what it points to and nothing else. */
function computed(rfq: TestRfq, { term, quotationId, lines, lineCount }: FigureSource): bigint {
  if (term === 'received') return BigInt(rfq.quotations.length);
  const own = rfq.quotations.find(({ id }) => id === quotationId);
  if (!own) throw new Error('A source of nobody');
  expect(lineCount).toBe(lines.length);
  const { vatIncluded, deliveryTerms, deliveryCost } = own.terms;
  const pointedTo = lines.map(({ quotationItemId, quantity }) => {
    const line = own.lines.find(({ id }) => id === quotationItemId);
    if (!line) throw new Error('A line of nobody');
    return price(quantity ?? line.quantity, line.unitPrice);
  });
  const goods = pointedTo.reduce((sum, cents) => sum + cents, 0n);
  const cost = toCents(deliveryCost);
  const each = deliveryTerms === 'per_line' ? cost : 0n;
  const once = deliveryTerms === 'per_order' && lines.length > 0 ? cost : 0n;
  const before = goods + each * BigInt(lines.length) + once;
  const vat = vatIncluded ? rounded(before * 16n, 116n) : rounded(before * 16n, 100n);
  const total = vatIncluded ? before : before + vat;
  switch (term) {
    case 'total':
      return lines.length === 0 ? toCents(own.lumpSum) : total;
    case 'share':
      return total;
    case 'vat':
      return vat;
    case 'unitPrice':
      return toCents(own.lines.find(({ id }) => id === lines[0]?.quotationItemId)?.unitPrice ?? '');
    case 'lineTotal':
      return rounded(total * ((pointedTo[0] ?? 0n) + each), goods + each * BigInt(lines.length));
    case 'coverage':
      return BigInt(lines.length);
    case 'deliveryCost':
      return cost;
    case 'deliveryTime':
      return BigInt(own.deliveryTime ?? -1);
    case 'score':
      return toCents(own.score ?? '');
    default:
      return BigInt(Date.parse(own.validUntil));
  }
}

const isMoney = /^KSh /;

/** The number of a figure: cents, days, lines, hundredths of a score, or a day. */
function numberIn(text: string): string {
  if (isMoney.test(text)) return text.replace(/ \/.*| kwa .*/, '');
  return text.match(/\d+(?:\.\d+)?/)?.[0] ?? '';
}

function expectComputed(rfq: TestRfq, figure: Figure, language: 'en' | 'sw') {
  const values = figure.sources.map((source) => computed(rfq, source));
  const [first = 0n, ...rest] = values;
  const others = rest.reduce((sum, value) => sum + value, 0n);
  const value = figure.how === 'sum' ? first + others : first - others;
  const size = value < 0n ? -value : value;
  const term = figure.sources[0]?.term;
  const { onlyLine, partOfLine, someLines } = copies[language].quotes;
  if (term === 'validUntil') {
    expect(figure.text).toBe(formatEnd(new Date(Number(size)), language));
  } else if (term === 'coverage') {
    const some = someLines
      .replace('{covered}', String(size))
      .replace('{lines}', String(rfq.items.length));
    const only = size === 1n ? onlyLine : partOfLine;
    expect(figure.text).toBe(rfq.items.length === 1 ? only : some);
  } else if (term === 'score') {
    expect(toCents(numberIn(figure.text))).toBe(size);
  } else if (term === 'unitPrice') {
    const [, shown = ''] = /^KSh ([\d,.]+)/.exec(figure.text) ?? [];
    expect(toCents(shown.replaceAll(',', ''))).toBe(size);
  } else if (term === 'lineTotal') {
    // The cents that are left over when a total is shared out go to some of its lines.
    const near = [size - 1n, size, size + 1n].map((cents) => formatMoney(cents));
    expect(near).toContain(figure.text);
  } else if (isMoney.test(figure.text)) {
    expect(figure.text).toBe(formatMoney(size));
  } else {
    expect(numberIn(figure.text)).toBe(String(size));
  }
}

const asked = fc.record({
  rfq: rfqs,
  text: fc.constantFrom(...questions),
  language: fc.constantFrom<'en' | 'sw'>('en', 'sw'),
});

const figuresIn = (text: string, figures: Figures): Figure[] =>
  unplaced(text, figures).filter((piece) => typeof piece !== 'string');

describe('the figures of an analysis', () => {
  it('are all of its numbers, and are what they point to comes to', () => {
    const terms = new Set<string>();
    fc.assert(
      fc.property(asked, ({ rfq, text, language }) => {
        const { text: said, figures } = analysed(rfq, text, language);
        let rest = said;
        for (const { text: figure, at } of figures.placed) {
          expect(said.slice(at, at + figure.length)).toBe(figure);
          rest = rest.slice(0, at) + '_'.repeat(figure.length) + rest.slice(at + figure.length);
        }
        expect(rest).not.toMatch(/\d|\{/);
        for (const figure of figuresIn(said, figures)) expectComputed(rfq, figure, language);
        for (const { term } of figures.sources) terms.add(term);
      }),
      { numRuns: 800 },
    );
    expect([...terms].sort()).toEqual(
      'coverage deliveryCost deliveryTime lineTotal received score share total unitPrice validUntil vat'.split(
        ' ',
      ),
    );
  });

  it('point to lines that are all on the card', () => {
    fc.assert(
      fc.property(asked, ({ rfq, text, language }) => {
        const { card, figures } = analysed(rfq, text, language);
        const shares = [...(card.split?.shares ?? []), ...(card.mix?.shares ?? [])];
        const priced = card.quotations.map(({ quotationId, priced: lines }) => ({
          quotationId,
          lines,
        }));
        for (const { quotationId, lines, term } of figures.sources) {
          if (quotationId === null) continue;
          const places = [...priced, ...(term === 'share' ? shares : [])];
          const own = places.filter((one) => one.quotationId === quotationId);
          expect(own.length).toBeGreaterThan(0);
          for (const { quotationItemId, quantity } of lines) {
            const shown = own.flatMap((one) =>
              one.lines.filter((line) => line.quotationItemId === quotationItemId),
            );
            expect(shown.length).toBeGreaterThan(0);
            if (quantity) expect(shown.map((line) => line.quantity)).toContain(quantity);
          }
        }
        for (const { total, shares: own } of [card.split, card.mix].filter((one) => !!one)) {
          const sum = (own ?? []).reduce((all, share) => all + toCents(share.total), 0n);
          expect(sum).toBe(toCents(total));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('change where a price that they point to changes, and no others', () => {
    let told = 0;
    fc.assert(
      fc.property(
        asked,
        fc.nat(),
        fc.integer({ min: 10, max: 400 }),
        ({ rfq, text, language }, at, more) => {
          const lines = rfq.quotations.flatMap((one) => one.lines);
          const line = lines[at % Math.max(1, lines.length)];
          if (!line) return;
          const dearer = {
            ...line,
            unitPrice: (Number(line.unitPrice) + more).toFixed(2),
          };
          const changed = {
            ...rfq,
            quotations: rfq.quotations.map((one) => ({
              ...one,
              lines: one.lines.map((own) => (own === line ? dearer : own)),
            })),
          };
          const [before, after] = [
            analysed(rfq, text, language),
            analysed(changed, text, language),
          ];
          const shape = ({ placed: all, sources }: typeof before.figures) =>
            JSON.stringify([all.map(({ how, sources: places }) => [how, places]), sources]);
          // Where another is best now, the words speak of others.
          if (shape(before.figures) !== shape(after.figures)) return;
          const [one, other] = [before, after].map(({ text: said, figures }) =>
            figuresIn(said, figures),
          ) as [Figure[], Figure[]];
          one.forEach((figure, place) => {
            const effect = effectOf(figure, line.id);
            const now = other[place]?.text;
            if (effect === 'none') expect(now).toBe(figure.text);
            if (effect === 'sure') expect(now).not.toBe(figure.text);
            if (effect === 'sure') told += 1;
          });
        },
      ),
      { numRuns: 800 },
    );
    expect(told).toBeGreaterThan(100);
  });
});

/** Whether a figure hangs on the price of a line: `some` where it takes from both sides or a share of it. */
function effectOf({ how, sources }: Figure, lineId: string): 'none' | 'some' | 'sure' {
  const priced = new Set(['total', 'share', 'vat', 'unitPrice', 'lineTotal']);
  const own = sources.filter(
    ({ term, lines }) =>
      priced.has(term) && lines.some(({ quotationItemId }) => quotationItemId === lineId),
  );
  if (own.length === 0) return sources.some(({ term }) => term === 'lineTotal') ? 'some' : 'none';
  if (how === 'difference' && own.length > 1) return 'some';
  const isOfOther = own.some(
    ({ term, lines }) => term === 'lineTotal' && lines[0]?.quotationItemId !== lineId,
  );
  return isOfOther ? 'some' : 'sure';
}
