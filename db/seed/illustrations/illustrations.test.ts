import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingFor, drawingNames, genericDrawing, renderDrawing } from './index.ts';
import { mappedTypes } from './mapping.ts';

interface Product {
  productType: string;
  categorySlug: string;
  brandName: string | null;
  attributes: Record<string, string | number>;
}

const { products } = JSON.parse(
  readFileSync(new URL('../catalogue.json', import.meta.url), 'utf8'),
) as { products: Product[] };

const views = ['main', 'detail', 'scene'] as const;
const MAX_BYTES = 12_288;
const specs = [
  ...new Map(products.map((p) => [JSON.stringify(drawingFor(p)), drawingFor(p)])).values(),
];

/** Names every tag that is opened and not closed in order, and every attribute out of place. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/y;
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) return [...faults, `not markup at ${at}: ${svg.slice(at, at + 60)}`];
    const [, closing, name = '', attributes = '', selfClosed] = match;
    if (/NaN|undefined|Infinity/.test(attributes)) faults.push(`bad number in ${match[0]}`);
    if (closing && open.pop() !== name) faults.push(`stray </${name}>`);
    if (!closing && !selfClosed) open.push(name);
  }
  return [...faults, ...open.map((name) => `unclosed <${name}>`)];
}

function drawn(
  productType: string,
  attributes: Record<string, unknown>,
  brandName: string | null = null,
) {
  return renderDrawing(drawingFor({ productType, attributes, brandName }));
}

describe('mapping of product types to drawings', () => {
  it('maps every type of the catalogue, and no other', () => {
    expect(mappedTypes).toEqual([...new Set(products.map((p) => p.productType))].sort());
    expect(mappedTypes).toHaveLength(222);
  });

  it('uses at least 60 distinct drawings, and leaves none but the carton unused', () => {
    const used = new Set(specs.map(({ drawing }) => drawing));
    expect(used.size).toBeGreaterThanOrEqual(60);
    expect(drawingNames.filter((name) => !used.has(name))).toEqual(['category-box']);
    expect([...used].filter((name) => !drawingNames.includes(name))).toEqual([]);
  });

  it('gives equal items equal specs whatever the order of their attributes', () => {
    const one = drawingFor({
      productType: 'pine-timber',
      attributes: { section: '4x2', a: 1 },
      brandName: null,
    });
    const other = drawingFor({
      productType: 'pine-timber',
      attributes: { a: 1, section: '4x2' },
      brandName: null,
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(Object.keys(one.params)).toEqual(Object.keys(one.params).sort());
  });

  it('falls back to the carton for an unknown type, even one named like a method', () => {
    for (const productType of ['moon-rock', 'toString', '__proto__']) {
      expect(drawingFor({ productType, attributes: {}, brandName: null }).drawing).toBe(
        'category-box',
      );
    }
  });
});

describe('rendering', () => {
  it.each(views)('gives small well-formed SVG without text elements: %s', (view) => {
    for (const spec of specs) {
      const svg = renderDrawing(spec, view);
      expect({ spec, faults: faultsOf(svg) }).toEqual({ spec, faults: [] });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"/);
      expect(svg).not.toContain('<text');
      expect({ spec, small: svg.length <= MAX_BYTES }).toEqual({ spec, small: true });
    }
  });

  it('is deterministic, and its three views differ', () => {
    for (const spec of specs) {
      const pictures = views.map((view) => renderDrawing(spec, view));
      expect(views.map((view) => renderDrawing({ ...spec }, view))).toEqual(pictures);
      expect(new Set(pictures).size).toBe(3);
    }
  });

  it('draws a carton of its own for each of the 24 categories', () => {
    const slugs = [...new Set(products.map((p) => p.categorySlug))];
    expect(slugs).toHaveLength(24);
    const cartons = slugs.map((slug) => renderDrawing(genericDrawing(slug)));
    expect(new Set(cartons).size).toBe(24);
    expect(cartons.flatMap(faultsOf)).toEqual([]);
  });

  it('never lets a text of the data into the markup', () => {
    const evil = '"><script>alert(1)</script>&';
    for (const type of mappedTypes) {
      const attributes = Object.fromEntries(
        products
          .filter((p) => p.productType === type)
          .flatMap((p) => Object.keys(p.attributes).map((key) => [key, evil])),
      );
      const spec = drawingFor({ productType: type, attributes, brandName: evil });
      for (const view of views) expect(faultsOf(renderDrawing(spec, view))).toEqual([]);
      expect(
        renderDrawing({ drawing: spec.drawing, params: { colour: evil, brand: evil } }),
      ).not.toMatch(/script/);
    }
  });
});

describe('items that differ look different', () => {
  const cases: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ['deformed-bar', { diameterMm: 8 }, { diameterMm: 25 }],
    ['water-tank', { litres: 500 }, { litres: 10000 }],
    ['emulsion-paint', { grade: 'silk', litres: 4 }, { grade: 'economy', litres: 4 }],
    ['emulsion-paint', { grade: 'silk', litres: 4 }, { grade: 'silk', litres: 20 }],
    ['ceramic-wall-tile', { sizeCm: '25x40' }, { sizeCm: '30x60' }],
    ['corrugated-sheet', { gauge: 32, lengthM: 2 }, { gauge: 28, lengthM: 2 }],
    ['cypress-timber', { section: '2x2' }, { section: '8x1' }],
    ['toilet-suite', { trap: 'S' }, { trap: 'P' }],
    ['wash-basin', { style: 'pedestal' }, { style: 'wall-hung' }],
    ['single-core-cable', { areaMm2: 1.5 }, { areaMm2: 10 }],
    ['wire-nail', { sizeIn: 1 }, { sizeIn: 6 }],
    ['socket', { gang: 1 }, { gang: 2 }],
    ['chain-link', { heightFt: 5 }, { heightFt: 7 }],
    ['steel-gate', { sizeFt: '12x8' }, { sizeFt: '7x3.5' }],
  ];

  it.each(cases)('%s %j and %j', (type, first, second) => {
    expect(drawn(type, first)).not.toBe(drawn(type, second));
  });

  it('roofing profiles, valves and brands', () => {
    const roofs = ['corrugated-sheet', 'box-profile-sheet', 'tile-profile-sheet'].map((type) =>
      drawn(type, { gauge: 30 }),
    );
    expect(new Set(roofs).size).toBe(3);
    expect(drawn('gate-valve', { diameterIn: 1 })).not.toBe(
      drawn('float-valve', { diameterIn: 1 }),
    );
    expect(drawn('cement-42-5', {}, 'Bamburi Cement')).not.toBe(
      drawn('cement-42-5', {}, 'Simba Cement'),
    );
  });

  it('any two items of a category that differ in type, brand or size differ to the eye on a small card', async () => {
    const side = 64;
    const byCategory = Map.groupBy(products, ({ categorySlug }) => categorySlug);
    for (const members of byCategory.values()) {
      const items = new Map(
        members.map((item) => [
          JSON.stringify([item.productType, item.brandName, item.attributes]),
          item,
        ]),
      );
      const pictures = await Promise.all(
        [...items].map(async ([name, item]) => {
          const svg = Buffer.from(renderDrawing(drawingFor(item)));
          return { name, pixels: await sharp(svg).resize(side).removeAlpha().raw().toBuffer() };
        }),
      );
      const alike = pictures.flatMap((one, index) =>
        pictures
          .slice(index + 1)
          // A figure of a size takes about ten of the 4,096 points.
          .filter((other) => differingPoints(one.pixels, other.pixels) < 10)
          .map((other) => `${one.name} and ${other.name}`),
      );
      expect(alike).toEqual([]);
    }
  });
});

/** How many points of two pictures of one size differ clearly in colour; three bytes a point. */
function differingPoints(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs(one[at + channel]! - other[at + channel]!),
      0,
    );
    if (distance > 60) count += 1;
  }
  return count;
}
