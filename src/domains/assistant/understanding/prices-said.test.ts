import { describe, expect, it } from 'vitest';
import { counts } from './testing/counts.ts';

describe('a price without a currency counts nothing', () => {
  it.each([
    ['reduce your ballast price to 1500', ['null tonne ballast']],
    ['can the price of Y12 bars be 950, I want 40', ['40 piece deformed-bar']],
    ['bei ya mchanga ni 1800, nahitaji tani 7', ['7 tonne river-sand']],
    ['punguza bei ya nondo iwe 900', ['null piece deformed-bar']],
    ['saruji bei chini ya 800, mifuko 30', ['30 bag cement-32-5']],
    ['is 1250 for a Y12 bar fair', ['null piece deformed-bar']],
    ['je 3400 kwa tani ya kokoto ni sawa', ['null tonne ballast']],
    ['solid blocks at 65, 300 pcs', ['300 piece solid-concrete-block']],
    ['300 machine cut stones for 48 each', ['300 piece machine-cut-stone']],
    ['bei ya kokoto ni 2100, nataka tani 8, jumla 16800', ['8 tonne ballast']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    ['what is the price of 50 bags of cement', ['50 bag cement-32-5']],
    ['bei ya mabati mita 50 ni ngapi', ['50 metre box-profile-sheet']],
    ['price for 200 blocks', ['200 piece solid-concrete-block']],
    ['best rate to Nakuru, 20 tonnes sand', ['20 tonne river-sand']],
    ['is 20 bags of cement good for a small slab', ['20 bag cement-32-5']],
    ['deliver at 10 am 300 blocks', ['300 piece solid-concrete-block']],
    ['total 400 blocks', ['400 piece solid-concrete-block']],
  ])('but a count it is: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('whoever lives or stands there is not counted', () => {
  it.each([
    ['water tank for 12 people', ['null piece water-tank']],
    ['tangi ya maji ya watu 20', ['null piece water-tank']],
    ['toilets for 200 students, 6 sets', ['6 set toilet-suite']],
    ['block of flats, need 60 doors', ['60 piece flush-door']],
    ['nyumba ya vyumba vitatu mabati', ['null metre box-profile-sheet']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    ['steel windows 4x4, six of them', ['6 piece steel-window']],
    ['office 200 blocks', ['200 piece solid-concrete-block']],
    ['block 400 pcs', ['400 piece solid-concrete-block']],
  ])('but goods are: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});
