import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import type { ComparisonAnswer } from '../../comparison-schema.ts';
import { useLineFinder } from '../line-finder.tsx';
import { draw } from '../testing-dom.ts';
import { giveTo } from './award-choice.ts';
import { LineChoices } from './line-choices.tsx';
import { LineMatrix } from './line-matrix.tsx';
import { Lines } from './lines.tsx';
import { type AwardState, useAward } from './use-award.ts';

// Modules are loaded once for several files; these stand in for some, so theirs are loaded for them alone.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
vi.mock('./offer-choice.tsx', () => ({
  OfferChoice: ({ line }: { line: ComparisonAnswer['lines'][number] }) => {
    drawn.push(line.rfqItem.id);
    return null;
  },
}));

const texts = readFrom(en);
const names = new Map([['q1', 'Jiwe']]);
const open = () => undefined;
const opening = new Set<string>();

const many = (count: number) =>
  ({
    rfq: { id: 'r', title: 'Slab', status: 'open', version: 1 },
    lines: Array.from({ length: count }, (_, index) => ({
      rfqItem: {
        id: `l${index + 1}`,
        productName: `Cement ${index + 1}`,
        quantity: '5.000',
        unit: 'bag',
      },
      ...{ isComparable: true, offerCount: 1 },
      offers: [
        {
          ...{ quotationId: 'q1', covers: 'all', unit: 'bag', unitPrice: '700.00' },
          ...{ landedTotal: '3500.00', differences: [], isOpenSubstitute: false },
          ...{ quantity: '5.000', available: '5.000', minimum: '0.000' },
          ...{ rate: { over: '1', under: '1' }, step: '0.001' },
        },
      ],
    })),
    quotations: [
      {
        ...{ quotationId: 'q1', isAwardable: true, coveredLines: count, vatIncluded: true },
        ...{ deliveryTerms: 'included', deliveryCost: '0.00', landedTotal: '3500.00' },
        openSubstitutes: [],
      },
    ],
  }) as unknown as ComparisonAnswer;

let state: AwardState;

function Award({ comparison, isWide }: { comparison: ComparisonAnswer; isWide: boolean }) {
  state = useAward(comparison, open);
  const { lines, quotations } = comparison;
  const shared = { lines, names, state, canAward: true, open, opening };
  return isWide ? <LineMatrix {...shared} quotations={quotations} /> : <LineChoices {...shared} />;
}

let finder: ReturnType<typeof useLineFinder> | undefined;

function Finding({ count }: { count: number }) {
  finder = useLineFinder(count);
  return null;
}

function Page({ comparison, canAward }: { comparison: ComparisonAnswer; canAward: boolean }) {
  const rest = {
    comparison,
    names,
    canAward,
    open,
    opening,
    state: useAward(comparison, open),
  };
  return <Lines {...rest}>{null}</Lines>;
}

beforeEach(() => {
  drawn.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('lines that are given', () => {
  for (const isWide of [false, true]) {
    it(`one of the ${isWide ? 'table' : 'cards'} is drawn anew without the others`, () => {
      const comparison = many(20);
      draw(
        <MessagesProvider language="en" readTexts={texts}>
          <Award comparison={comparison} isWide={isWide} />
        </MessagesProvider>,
      );
      expect(drawn).toHaveLength(20);
      drawn.length = 0;
      const [offer] = comparison.lines[6]!.offers;
      act(() => state.change((award) => giveTo(award, 'l7', offer!)));
      expect(state.award).toEqual({ l7: { q1: '5' } });
      expect(drawn).toEqual(['l7']);
      // The sums have followed.
      expect(state.sums.read.choices).toHaveLength(1);
      expect(state.sums).toEqual(state.reckonNow());
      expect(state.sums.split.missing).toHaveLength(19);
    });
  }
});

describe('many lines', () => {
  it('are found by their words, and those not given stay until they are looked for again', () => {
    const { lines } = many(30);
    draw(<Finding count={lines.length} />);
    const found = () =>
      lines.flatMap(({ rfqItem }) => (finder?.isFound(rfqItem) ? rfqItem.id : []));
    expect(finder?.isMany).toBe(true);
    expect(found()).toHaveLength(30);
    act(() => finder?.setSearch('  28 CEM '));
    expect(found()).toEqual(['l28']);
    act(() => finder?.setUndone(['l1', 'l2']));
    expect(found()).toEqual([]);
    act(() => finder?.setSearch(''));
    expect(found()).toEqual(['l1', 'l2']);
    act(() => finder?.setUndone(null));
    expect(found()).toHaveLength(30);
    expect(finder?.isFinding).toBe(false);
  });

  it('have a search above them from 21 on, and what is not given while it can be', () => {
    const html = (count: number, canAward: boolean) =>
      renderToStaticMarkup(
        <MessagesProvider language="en" readTexts={texts}>
          <Page comparison={many(count)} canAward={canAward} />
        </MessagesProvider>,
      );
    expect(html(20, true)).not.toContain('Find a line');
    expect(html(21, true)).toContain('Find a line');
    expect(html(21, true)).toContain('Not awarded yet');
    expect(html(21, false)).toContain('Find a line');
    expect(html(21, false)).not.toContain('Not awarded yet');
  });
});
