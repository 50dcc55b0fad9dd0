import { describe, expect, it } from 'vitest';
import { chosen, differencesOf, settled, withSide } from './changed-rfq.ts';
import { type DraftLine, emptyDraft, newLine, type RfqDraft } from './draft.ts';

const stored = (id: string, productName: string, quantity: string, more = {}): DraftLine => ({
  ...newLine({ productName, quantity, ...more }),
  id,
  key: id,
});

const cement = stored('a', 'Cement', '40', { unit: 'bag' });
const sand = stored('b', 'Sand', '2', { unit: 'tonne' });
const steel = stored('c', 'Y12 bars', '10');
const base: RfqDraft = {
  ...emptyDraft,
  title: 'Slab',
  description: 'For a slab',
  deliveryLocation: 'Ruiru',
  lines: [cement, sand],
};

const withLine = (draft: RfqDraft, line: DraftLine): RfqDraft => ({
  ...draft,
  lines: draft.lines.map((one) => (one.key === line.key ? line : one)),
});
const namesOf = (draft: RfqDraft) => draft.lines.map(({ productName }) => productName);

describe('an edit whose RFQ was changed meanwhile', () => {
  it('has nothing to choose where only one of them changed something, or both the same', () => {
    const mine = { ...withLine(base, { ...cement, quantity: '50' }), title: 'Slab and beams' };
    expect(differencesOf(base, base, mine)).toEqual([]);
    expect(differencesOf(base, mine, mine)).toEqual([]);
  });

  it('takes what it had left alone from the RFQ, keeps what was entered, and shows both', () => {
    const theirs = {
      ...withLine(base, { ...cement, quantity: '60' }),
      title: 'Slab, second try',
      deliveryLocation: 'Juja',
    };
    const mine = { ...withLine(base, { ...cement, quantity: '50' }), title: 'Slab and beams' };
    const differences = differencesOf(base, theirs, mine);
    expect(differences.map(({ key, choice }) => [key, choice])).toEqual([
      ['title', 'mine'],
      ['deliveryLocation', 'theirs'],
      ['a', 'mine'],
    ]);
    const after = settled(mine, differences);
    expect(after).toMatchObject({ title: 'Slab and beams', deliveryLocation: 'Juja' });
    expect(after.lines[0]?.quantity).toBe('50');
    const [, , ofCement] = differences;
    if (!ofCement) throw new Error('The line differs');
    expect(withSide(after, ofCement, 'theirs').lines[0]).toMatchObject({ id: 'a', quantity: '60' });
  });

  it('takes lines that are new, and drops those that went where nobody had touched them', () => {
    const theirs = { ...base, lines: [steel, cement] };
    const mine = { ...base, lines: [...base.lines, newLine({ productName: 'Nails' })] };
    const differences = differencesOf(base, theirs, mine);
    expect(differences.map(({ key, choice }) => [key, choice])).toEqual([
      ['c', 'theirs'],
      ['b', 'theirs'],
    ]);
    const after = settled(mine, differences);
    expect(namesOf(after)).toEqual(['Y12 bars', 'Cement', 'Nails']);
    const [ofSteel, ofSand] = differences;
    if (!(ofSteel && ofSand)) throw new Error('Two lines differ');
    expect(namesOf(withSide(after, ofSteel, 'mine'))).toEqual(['Cement', 'Nails']);
    // The RFQ has no such line any more: it is a new one.
    expect(withSide(after, ofSand, 'mine').lines.at(-1)).toMatchObject({
      productName: 'Sand',
      id: undefined,
    });
  });

  it('leaves out what it had removed, and asks anew for what it changed and the RFQ dropped', () => {
    const theirs = { ...base, lines: [{ ...cement, quantity: '60' }] };
    const mine = { ...base, lines: [{ ...sand, quantity: '3' }] };
    const differences = differencesOf(base, theirs, mine);
    expect(differences.map(({ key, choice }) => [key, choice])).toEqual([
      ['a', 'mine'],
      ['b', 'mine'],
    ]);
    const after = settled(mine, differences);
    expect(after.lines).toMatchObject([{ productName: 'Sand', quantity: '3', id: undefined }]);
    expect(differencesOf(base, theirs, after).map(({ key }) => key)).toEqual(['a']);
  });

  it('keeps what was typed while the other side is looked at', () => {
    const theirs = { ...base, title: 'Slab, second try' };
    const [difference] = differencesOf(base, theirs, { ...base, title: 'Mine' });
    if (!difference) throw new Error('The title differs');
    const typed = { ...base, title: 'Mine, better' };
    const looked = chosen(difference, 'theirs', typed);
    const there = withSide(typed, looked, 'theirs');
    expect(there.title).toBe('Slab, second try');
    expect(withSide(there, chosen(looked, 'mine', there), 'mine').title).toBe('Mine, better');
  });
});
