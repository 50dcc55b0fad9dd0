import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceIndex } from '../server/factory.ts';
import { type Described, likenessOf, readProduct, readRequest } from './same-material.ts';

interface Entry {
  name: string;
  unit: string;
  productType: string;
  attributes: Record<string, string | number>;
}
const { products }: { products: Entry[] } = JSON.parse(
  readFileSync('db/seed/catalogue.json', 'utf8'),
);
const index = referenceIndex({
  soldValues: products.flatMap(({ productType: type, attributes }) =>
    Object.entries(attributes).map(([key, value]) => ({ type, key, value, count: 1 })),
  ),
});
const likeness = (request: Described, product: Described) =>
  likenessOf(readRequest(index, request), readProduct(index, product));
const unitOf = (type: string) => index.materials.get(type)?.unit ?? null;

const asked = (productType: string, text: string, unit: string | null = null) => ({
  unit,
  facts: { productType, usualUnit: unitOf(productType), text },
});
const sold = (
  productType: string,
  text: string,
  unit: string,
  attributes: Record<string, string | number>,
) => ({ unit, facts: { productType, usualUnit: unitOf(productType), text, attributes } });

const cement = sold('cement-42-5', 'Bamburi 42.5N (50 kg)', '50 kg bag', {
  strengthMpa: 42.5,
  strengthClass: '42.5N',
  bagKg: 50,
});
const bar = (diameterMm: number) =>
  sold('deformed-bar', `Deformed Bar Y${diameterMm} 12 m`, '12 m bar', { diameterMm, lengthM: 12 });
const paint = sold('emulsion-paint', 'Crown Silk Emulsion White 20 L', '20 L bucket', {
  grade: 'silk',
  litres: 20,
});

describe('whether a product is just what is asked for', () => {
  it.each([
    ['Cement 42.5', 'bag'],
    ['Cement 42.5N 50 kg', 'bag'],
    ['Portland cement 42.5', 'tonne'],
  ])('"%s" by the %s is a 42.5N in bags of 50 kg', (text, unit) => {
    expect(likeness(asked('cement-42-5', text, unit), cement)).toBe('same');
  });

  it.each([
    ['Cement 42.5 25 kg', 'bag'],
    ['Cement 32.5', 'bag'],
    ['Cement 42.5', '25 kg bag'],
  ])('"%s" by the %s is another', (text, unit) => {
    expect(likeness(asked('cement-42-5', text, unit), cement)).toBe('other');
  });

  it('a bar is of one diameter, which has to be told', () => {
    const like = (text: string, diameter: number) =>
      likeness(asked('deformed-bar', text, 'piece'), bar(diameter));
    expect(like('Nondo Y12', 12)).toBe('same');
    expect(like('Deformed bars 12 mm', 12)).toBe('same');
    expect(like('Nondo Y12', 16)).toBe('other');
    expect(like('Deformed bars', 12)).toBe('untold');
    expect(like('Nondo Y12, 6 m', 12)).toBe('other');
  });

  it('a word tells a grade, and another word another', () => {
    const like = (text: string) => likeness(asked('emulsion-paint', text, '20 L bucket'), paint);
    expect(like('Silk emulsion paint')).toBe('same');
    expect(like('Matt emulsion paint')).toBe('other');
    expect(like('Emulsion paint')).toBe('untold');
  });

  it('a size that only the product’s name tells has to be told too', () => {
    const light = sold('switch', 'Tronic Light Switch 1 gang 2 way', 'piece', { gang: 1 });
    const like = (text: string) => likeness(asked('switch', text, 'piece'), light);
    expect(like('Light switch 1 gang 2 way')).toBe('same');
    expect(like('Light switch 1 gang')).toBe('untold');
    expect(like('Light switch 2 gang 2 way')).toBe('other');
  });

  it('goes by the product that the request names', () => {
    const named = (diameterMm: number) => ({
      unit: 'piece',
      facts: {
        productType: 'deformed-bar',
        text: 'Deformed bar',
        attributes: { diameterMm, lengthM: 12 },
      },
    });
    expect(likeness(named(16), bar(16))).toBe('same');
    expect(likeness(named(16), bar(12))).toBe('other');
  });

  it('products that differ in brand alone are compared as one, those of another size are not', () => {
    const keyOf = (name: string, diameterMm: number) =>
      readProduct(index, sold('deformed-bar', name, '12 m bar', { diameterMm, lengthM: 12 })).key;
    expect(keyOf('Devki Y12 12 m', 12)).toBe(keyOf('Apex Y12 12 m', 12));
    expect(keyOf('Devki Y12 12 m', 12)).not.toBe(keyOf('Devki Y16 12 m', 16));
    expect(keyOf('Devki Y12 12 m', 12)).not.toBe(keyOf('Devki Y12 6 m', 12));
  });

  it('another type is another, whatever its size', () => {
    expect(likeness(asked('round-bar', 'R12', 'piece'), bar(12))).toBe('other');
  });

  it('no product of the catalogue is taken for one of another size', () => {
    const wrong: string[] = [];
    const byType = Map.groupBy(products, ({ productType }) => productType);
    for (const [type, alike] of byType) {
      for (const one of alike) {
        for (const other of alike) {
          const keys = Object.keys(one.attributes).filter((key) =>
            Object.hasOwn(other.attributes, key),
          );
          const differs = keys.some((key) => one.attributes[key] !== other.attributes[key]);
          if (!differs || keys.every((key) => key === 'strengthClass')) continue;
          const request = asked(type, one.name, one.unit);
          const offer = sold(type, other.name, other.unit, other.attributes);
          if (likeness(request, offer) === 'same') wrong.push(`${one.name} ← ${other.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
