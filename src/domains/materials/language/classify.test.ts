import { describe, expect, it } from 'vitest';
import { referenceIndex } from '../server/factory.ts';
import { classify, readAttributes, reclassify } from './classify.ts';

const index = referenceIndex({
  sellers: [{ kind: 'brand', id: 'Crown Paints', name: 'Crown Paints' }],
});
const material = (key: string) => index.materials.get(key)!;

describe('what a product is, from its name', () => {
  it.each([
    ['Deformed Bar Y12 12 m', 'deformed-bar'],
    ['Nondo 16mm', 'deformed-bar'],
    ['Simiti 32.5 50kg', 'cement-32-5'],
    ['BRC A142', 'brc-mesh'],
    ['Plain round bar R8', 'round-bar'],
    ['Mchanga wa mto', 'river-sand'],
    ['Thinset 20 kg', 'tile-adhesive'],
    ['Gundi ya Vigae 20kg', 'tile-adhesive'],
    ['Fascia Board 9x1 treated cypress', 'fascia-board'],
  ])('"%s" is of type %s', (name, type) => {
    expect(classify(index, name)?.material.key).toBe(type);
  });

  it('names the brand that the name holds', () => {
    expect(classify(index, 'Crown Paints emulsion white 20 L')?.brandName).toBe('Crown Paints');
  });

  it('stays within a category that is known', () => {
    expect(classify(index, 'Deformed bar Y12', 'cement')).toBeNull();
    expect(classify(index, 'Deformed bar Y12', 'steel-rebar')?.material.key).toBe('deformed-bar');
  });

  it('stays what somebody said it is for as long as its name is read alike', () => {
    const before = {
      name: 'Nondo 12mm',
      categoryId: 'steel-rebar',
      specifications: {},
      productType: 'round-bar',
      attributes: { diameterMm: 12 },
    };
    expect(classify(index, before.name, 'steel-rebar')?.material.key).toBe('deformed-bar');
    const renamed = (name: string) => reclassify(index, before, { ...before, name });
    expect(renamed('Nondo 16mm')).toEqual({
      productType: 'round-bar',
      attributes: { diameterMm: 16 },
    });
    expect(renamed('BRC A142').productType).toBe('brc-mesh');
    expect(renamed('Zxqwv')).toEqual({ productType: null, attributes: {} });
  });

  it('guesses nothing of what the dictionary does not know', () => {
    expect(classify(index, 'Zxqwv')).toBeNull();
  });

  it('is sure where one type is far ahead only', () => {
    expect(classify(index, 'Deformed bar Y12')?.isSure).toBe(true);
    expect(classify(index, 'cement')?.isSure).toBe(false);
  });
});

describe('machine-readable values', () => {
  it('reads those of the type from the name', () => {
    expect(readAttributes(material('deformed-bar'), 'Deformed bar Y12', {})).toEqual({
      diameterMm: 12,
    });
  });

  it('lets details say more, and say it better', () => {
    const attributes = readAttributes(material('deformed-bar'), 'Deformed bar Y12', {
      diameter: '16 mm',
      length: '12 m',
      steelGrade: 'B500B',
    });
    expect(attributes).toEqual({ diameterMm: 16, lengthM: 12 });
  });

  it('takes a detail of an attribute’s own name as it is written', () => {
    const cement = material('cement-32-5');
    expect(
      readAttributes(cement, 'Savannah Cement 32.5R (50 kg)', { 'Strength class': '32.5R' }),
    ).toEqual({ strengthMpa: 32.5, bagKg: 50, strengthClass: '32.5R' });
  });
});
