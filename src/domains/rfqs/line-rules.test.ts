import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComparedLine,
  identifyLines,
  isSameLine,
  planLines,
  withStoredFields,
} from './line-rules.ts';
import { specificationText } from './rules.ts';

type Named = Pick<ComparedLine, 'productName' | 'unit'>;
const withoutId = <Line extends { id: string }>({ id: _, ...line }: Line) => line;

const line = fc.record({
  id: fc.uuid(),
  productName: fc.constantFrom('Cement', 'Sand', 'Ballast'),
  categoryId: fc.constant(null),
  productId: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 5 }),
  unit: fc.constantFrom(null, 'bag'),
  specifications: fc.constant(null),
  estimatedBudget: fc.constant(null),
  loadTonnes: fc.constant(null),
});
const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 8 });

describe('what an edit makes of the lines', () => {
  it('every line wanted is there once, in its order, and every line before is kept or removed', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(), (before, fresh, cut) => {
        const wanted = [...before.slice(cut % (before.length + 1)), ...fresh];
        const plan = planLines(before, wanted);
        const places = [...plan.kept, ...plan.added]
          .sort((a, b) => a.lineNo - b.lineNo)
          .map((entry) => entry.wanted);
        expect(places).toEqual(wanted);
        expect(plan.kept.length + plan.removed.length).toBe(before.length);
      }),
    );
  });

  it('the same lines again change nothing', () => {
    fc.assert(
      fc.property(lines, (before) => {
        const plan = planLines(before, before);
        expect(plan).toMatchObject({ added: [], removed: [], isChanged: false });
      }),
    );
  });

  it('the same lines again are the same lines without their ids, with some of them, in any order', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.boolean()), (before, hasId) => {
        const wanted = before.map(({ id, ...line }) =>
          hasId.next().value ? { ...line, id } : line,
        );
        expect(planLines(before, wanted)).toMatchObject({ added: [], removed: [] });
        expect(planLines(before, before.map(withoutId)).isChanged).toBe(false);
        expect(planLines(before, wanted.toReversed())).toMatchObject({ added: [], removed: [] });
      }),
    );
  });

  it('without ids as many lines of a name and unit stay as are there before and after', () => {
    const count = (all: readonly Named[]) =>
      Object.entries(Object.groupBy(all, ({ productName, unit }) => `${productName} ${unit}`)).map(
        ([key, same = []]) => [key, same.length] as const,
      );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const plan = planLines(before, after.map(withoutId));
        const asked = new Map(count(after));
        const stays = count(before).map(([key, n]) => Math.min(n, asked.get(key) ?? 0));
        expect(plan.kept.length).toBe(stays.reduce((sum, n) => sum + n, 0));
        for (const { line, wanted } of plan.kept) {
          expect([line.productName, line.unit]).toEqual([wanted.productName, wanted.unit]);
        }
      }),
    );
  });

  it('of lines for the same thing the one that asks for as much is meant, before the first', () => {
    const cement = { ...fc.sample(line, 1)[0]!, productName: 'Cement', unit: 'bag' };
    const before = [
      { ...cement, id: 'a', quantity: 10 },
      { ...cement, id: 'b', quantity: 20 },
      { ...cement, id: 'c', quantity: 20, specifications: 'white' },
    ];
    const found = (...wanted: object[]) =>
      identifyLines(
        before,
        wanted.map((one) => ({ productName: 'Cement', unit: 'bag', ...one })),
      ).map((known) => known?.id);
    expect(found({ quantity: 20 })).toEqual(['b']);
    expect(found({ quantity: 20, specifications: 'white' }, { quantity: 20 })).toEqual(['c', 'b']);
    expect(found({ quantity: 99 }, { quantity: 10 })).toEqual(['b', 'a']);
    expect(found({ quantity: 20 }, { quantity: 10, id: 'b' })).toEqual(['c', 'b']);
  });

  it('an edit keeps of a line what it does not speak of, and takes away what it says is nothing', () => {
    const before = { ...fc.sample(line, 1)[0]!, specifications: 'grey', estimatedBudget: '10.00' };
    const { id, productName, quantity, unit } = before;
    const named = { productName, quantity, unit };
    expect(withStoredFields([before], [named])).toEqual([before]);
    const bare = { ...named, specifications: null };
    expect(withStoredFields([before], [bare])).toEqual([{ ...before, specifications: null }]);
    expect(withStoredFields([before], [{ ...named, id, productName: 'Lime' }])).toEqual([
      { id: null, productName: 'Lime', quantity, unit },
    ]);
  });

  it('another product on a line is a change of what is asked for', () => {
    const [before] = fc.sample(line, 1);
    if (!before) throw new Error('no line');
    const wanted = { ...before, productId: '5ad9cb4e-6d6f-4c52-a0d1-2f4f9d5f7a11' };
    expect(isSameLine(before, wanted)).toBe(false);
    expect(planLines([before], [wanted])).toMatchObject({ removed: [], isChanged: true });
  });

  it('specifications are the same in any order, and as the text that a form makes of them', () => {
    const entries = fc.uniqueArray(
      fc.tuple(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.stringMatching(/^[a-z0-9]{1,8}( [a-z0-9]{1,4})?$/),
      ),
      { selector: ([name]) => name, minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(line, entries, fc.nat(), (one, list, cut) => {
        const specifications = Object.fromEntries(list);
        const turned = [...list.slice(cut % list.length), ...list.slice(0, cut % list.length)];
        const stored = { ...one, specifications: Object.fromEntries(turned) };
        for (const wanted of [specifications, specificationText(specifications)]) {
          expect(planLines([stored], [{ ...one, specifications: wanted }]).isChanged).toBe(false);
        }
        const more = { ...specifications, more: 'yes' };
        expect(isSameLine(stored, { ...one, specifications: more })).toBe(false);
        expect(isSameLine(stored, { ...one, specifications: null })).toBe(false);
      }),
    );
    const text = (specifications: string) => ({ ...fc.sample(line, 1)[0]!, specifications });
    const written = text('20 mm, grey');
    expect(isSameLine(written, { ...written, specifications: 'grey, 20 mm' })).toBe(false);
  });

  it('a line for another material is another line: quoted prices stay with theirs', () => {
    const before = [
      { ...fc.sample(line, 1)[0]!, productName: 'Cement', unit: 'bag', quantity: 10 },
    ];
    const changed = (values: object) => planLines(before, [{ ...before[0]!, ...values }]);
    expect(changed({ quantity: 20 })).toMatchObject({ kept: [{}], removed: [], isChanged: true });
    expect(changed({ productName: 'Sand' })).toMatchObject({ kept: [], removed: before });
    expect(changed({ unit: 'tonne' })).toMatchObject({ kept: [], removed: before });
    expect(changed({ productName: 'CEMENT' })).toMatchObject({ kept: [{}], isChanged: true });
  });

  it('a line twice is two lines', () => {
    const before = fc.sample(line, 1);
    const plan = planLines(before, [before[0]!, before[0]!]);
    expect(plan.kept).toHaveLength(1);
    expect(plan.added).toHaveLength(1);
  });
});
