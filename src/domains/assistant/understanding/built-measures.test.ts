import { describe, expect, it } from 'vitest';
import { counts } from './testing/counts.ts';

describe('what is built has measures that nobody buys', () => {
  it.each([
    [
      'sand, ballast and cement for a 15 cubic metre foundation',
      ['null tonne river-sand', 'null tonne ballast', 'null bag cement-32-5'],
    ],
    ['kokoto ya slab ya 12 cubic', ['null tonne ballast']],
    ['Y16 bars for a 6m beam', ['null piece deformed-bar']],
    ['blocks for a wall 30m long and 2m high', ['null piece solid-concrete-block']],
    ['mawe ya ukuta urefu mita 25 na kimo mita 2', ['null piece machine-cut-stone']],
    ['the trench is 1m deep and 60m long, hardcore 2 lorries', ['2 lorry hardcore']],
    ['ballast for 80 sqm driveway', ['null tonne ballast']],
    ['column 300x300, Y16 bars 40', ['40 piece deformed-bar']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    ['wall tiles 20 sqm', ['20 sqm ceramic-wall-tile']],
    ['20 sqm tiles', ['20 sqm ceramic-floor-tile']],
    ['tiles 60x60 for a 25 sqm sitting room', ['25 sqm porcelain-floor-tile']],
    ['flush door 7x3 for house, 4 pcs', ['4 piece flush-door']],
    ['chain link 20m', ['20 metre chain-link']],
    ['6m ready mix for slab', ['6 metre ready-mix-concrete']],
    ['roof sheets 3m, 40', ['40 piece corrugated-sheet']],
  ])('but goods have theirs: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});
