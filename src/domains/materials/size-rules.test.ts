import { describe, expect, it } from 'vitest';
import { sizeDifference, sizesOf } from './size-rules.ts';

const said = (text: string) => sizesOf({ text, attributes: {}, productType: null });

describe('sizes in words', () => {
  it.each([
    ['6 inch pipe', [152.4]],
    ['bomba nusu inchi', [12.7]],
    ['Y12 bars', [12]],
    ['½" elbow', [12.7]],
    ['1 1/4 inch', [31.75]],
    ['3/4 ballast', [19.05]],
    ['20mm conduit', [20]],
    ['2.5 sqmm cable', [2.5]],
    ['40 bags of cement', []],
  ])('of "%s" are %j mm', (text, sizes) => {
    expect(said(text).singles.map(({ value }) => value)).toEqual(
      sizes.map((size) => expect.closeTo(size)),
    );
  });

  it('of walling are called by the thinnest measure', () => {
    expect(said('6x9 inch machine cut stone').called.map(({ text }) => text)).toEqual(['6 inch']);
  });
});

describe('the size of an offer', () => {
  it.each([
    ['6 inch', '150 mm', ''],
    ['1/2 inch', 'Y12', 'deformed-bar'],
    ['1 inch', '32 mm', 'ppr-pipe'],
    ['9x9 inch', '9 x 9 inch', ''],
    ['9x9 inch', 'no size at all', ''],
  ])('%s is met by %s', (asked, offered, type) => {
    expect(sizeDifference(said(asked), said(offered), type)).toBeNull();
  });

  it.each([
    ['6 inch', '9 inch', '', { asked: '6 inch', offered: '9 inch' }],
    ['Y12', 'Y16', 'deformed-bar', { asked: '12 mm', offered: '16 mm' }],
    ['1 inch', '32 mm', 'pvc-conduit', { asked: '1 inch', offered: '32 mm' }],
    ['9x9 inch', '6x9 inch', '', { asked: '9x9 inch', offered: '6x9 inch' }],
  ])('%s is not met by %s (%s)', (asked, offered, type, difference) => {
    expect(sizeDifference(said(asked), said(offered), type)).toEqual(difference);
  });
});
