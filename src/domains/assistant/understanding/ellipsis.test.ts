import { describe, expect, it } from 'vitest';
import { counts } from './testing/counts.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string) => understand(knowledge, message, '2026-10-14').items;

describe('a noun that is left out', () => {
  it.each([
    [
      'rangi ya ndani 20L ndoo 3 na ya nje 4L ndoo 2',
      ['3 bucket emulsion-paint', '2 bucket exterior-weather-paint'],
    ],
    ['Y12 bars 40, Y16 25', ['40 piece deformed-bar', '25 piece deformed-bar']],
    ['12mm bars 3 tonnes, 10mm 800kg', ['3 tonne deformed-bar', '800 kg deformed-bar']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    ['flush doors 8, mahogany 300 ft', ['8 piece flush-door', '300 foot mahogany-timber']],
    ['mahogany 200', ['200 foot mahogany-timber']],
    ['tiles 60x60 40 sqm, grout 10 bags', ['40 sqm porcelain-floor-tile', '10 bag tile-grout']],
  ])('but not here: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('a word that counts and names', () => {
  it.each([
    ['window glass 4mm 12 sheets', ['12 sheet window-glass']],
    ['plywood 18mm 15 boards', ['15 sheet plywood']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    ['solar inverter 1, 6 panels', ['1 piece solar-inverter', '6 piece solar-panel']],
    ['4 panels 300w', ['4 piece solar-panel']],
  ])('is an item of its own: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('a unit that is said once', () => {
  it.each([
    ['20 bags of cement and 5 of lime', ['20 bag cement-32-5', '5 bag hydrated-lime']],
    ['20 bags of cement and 30 of Y12', ['20 bag cement-32-5', '30 piece deformed-bar']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('how what nobody sells is called', () => {
  const names = (message: string) =>
    read(message)
      .filter(({ types }) => types.length === 0)
      .map(({ written }) => written);
  it.each([
    ['need a 100 kva generator in Thika by Friday', ['100 kva generator']],
    ['pop rivets 200 pcs', ['pop rivets']],
    ['nipatie dawa ya mchwa lita 10 Voi', ['dawa ya mchwa']],
    ['simiti mifuko 20 na jenereta moja Kitui', ['jenereta']],
    ['glue gun 2 pcs', ['glue gun']],
    ['scaffolding for painting the gable, 40 sets', ['scaffolding']],
  ])('%s', (message, expected) => {
    expect(names(message)).toEqual(expected);
  });
});

describe('sizes and grades', () => {
  const wishes = (message: string) =>
    Object.fromEntries(
      read(message).flatMap((item) => item.wishes.map(({ key, value }) => [key, value])),
    );
  it.each([
    ['MR gypsum boards 15', { grade: 'moisture-resistant' }],
    ['gypsum board MR 12mm 15 sheets', { grade: 'moisture-resistant', thicknessMm: 12 }],
    ['3/4 inch ballast 3 tonnes', { sizeMm: 20 }],
  ])('%s', (message, expected) => {
    expect(wishes(message)).toEqual(expected);
  });
});

describe('counts that depend on others', () => {
  it.each([
    ['3 plots, 2 rolls of barbed wire per plot', ['6 roll barbed-wire']],
    ['there are 4 of us, cement 30 bags each', ['120 bag cement-32-5']],
    ['20 bags cement and I think 3 tonnes of sand', ['20 bag cement-32-5', '3 tonne river-sand']],
    ['how much for 40 blocks', ['40 piece solid-concrete-block']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});
