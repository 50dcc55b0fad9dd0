import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();

describe('what there is to spend in all; prices of one piece are none', () => {
  it.each([
    ['nina 50k tu nataka simiti mifuko 40 Thika', 50_000],
    ['isizidi laki mbili, mabati 60 gauge 30', 200_000],
    ['sina zaidi ya 80,000 kwa tiles za sitting room', 80_000],
    ['budget ni 1.2M, materials za roof: mabati 200', 1_200_000],
    ['need 10 sheets mdf, under 80 thousand', 80_000],
    ['steel door 2, KES 45,000/= max', 45_000],
    ['water tank 5000l, between 30k and 40k', 40_000],
    ['tiles 60 sqm at 1,200 per sqm', null],
    ['cement 50 bags not above 700 each', null],
    ['total 90k for 100 bags cement and 2 lorries sand', 90_000],
    ['nimebakisha elfu themanini, nipatie simiti 60', 80_000],
    ['pesa niko nayo ni 150k, nondo Y12 50', 150_000],
    ['pesa yangu ni laki moja na nusu, timber 4x2 500ft', 150_000],
    ['my pocket is 35k, need a solar panel and battery', 35_000],
    ["can't go beyond KSh 60,000 for the gate", 60_000],
    ['I can only manage 25,000 bob for paint 20L x 3', 25_000],
    ['natumia max ya 300k kwa cabro 200 sqm', 300_000],
    ['bei isipite 40k, wheelbarrow 5', 40_000],
    ['chini ya laki tatu, stones 1500 machine cut', 300_000],
    ['Kshs. 500,000 is what we have for the roofing sheets, 300 pcs', 500_000],
    ['we have been allocated 2.5 million for cabros 1500sqm', 2_500_000],
    ['2M budget, ballast 100 tonnes, cement 400 bags', 2_000_000],
    ['the client gave me 120k, buy cement 60 and nondo 40', 120_000],
    ['nimepewa 75k na mteja, nataka rangi 20L ndoo 6', 75_000],
    ['I got 18k, find me a wheelbarrow and spades 4', 18_000],
    ['kwa 30k naeza pata mabati ngapi za gauge 30', 30_000],
    ['cement 100 bags, budget 750 per bag', null],
    ['cement at 720 a bag, 200 bags', null],
    ['mfuko mmoja isizidi 750, nataka 80 simiti', null],
    ['spend limit 65,000 shillings: 4 doors flush', 65_000],
    ['cap it at 200k: tank 10000L and pump', 200_000],
    ['all that for less than 95k please: sinks 3, taps 6', 95_000],
    ['niko na kakitu kama elfu arobaini hivi, nataka gate', 40_000],
    ['bajeti: 60000/- , tiles za choo 20 sqm', 60_000],
    ['Budget KES 1,500,000.00 for rebar Y16 300 pcs', 1_500_000],
    ['ndani ya bajeti ya shilingi laki nne nataka nondo Y12 120', 400_000],
    ['sh 20000 ndio niko nayo, cement mifuko 25', 20_000],
    ['half a million is my limit for 12 tonnes steel Y12', 500_000],
    ["I'm working with about 85k, need 100 bags cement and 1 lorry sand", 85_000],
    ["don't let it pass 45k, 3 rolls chain link", 45_000],
    ['funds available: 320,000. Gypsum board 150 sheets', 320_000],
    ['nisitumie zaidi ya 90k kwa windows 6', 90_000],
    ['kiasi nilichonacho ni 55,000 nataka tank lita 5000', 55_000],
    ['cement 60 bags delivered by Friday, price should not be more than 45k altogether', 45_000],
    ['ten thousand shillings worth of nails', 10_000],
    ['the cheapest 5000L tank below 40k, Kitui', 40_000],
    ['quote for 500 bags, my ceiling is KSh 360k', 360_000],
    ['nikiwa na laki mbili unusu naweza pata cabro sqm 150?', 250_000],
    ['pesa niliyo nayo ni laki moja na elfu ishirini tu, nataka mabati 60', 120_000],
    ['laki mbili u nusu kwa paving blocks sqm 200', 250_000],
    ['laki moja na thelathini tu, nataka nondo Y12 90', 130_000],
    ['we cannot go beyond 1.7 lakh for 220 bags', 170_000],
    ['Client has approved Kshs. 0.8M for windows and doors', 800_000],
    ['how much timber 2x2 can 30k buy in Kericho?', 30_000],
    ['elfu hamsini itanipa mifuko mingapi ya simiti', 50_000],
    ['tank 5000l around 40k', 40_000],
    ['400 blocks, 55-60k', 60_000],
    ['my limit for the 400 blocks is sh. 60000', 60_000],
    ['nimetengewa elfu sitini ya blocks 400', 60_000],
    ['the boss has released 60k, buy blocks 400', 60_000],
    ['400 blocks, budget haizidi elfu sitini', 60_000],
    ['ridge cap 180m, Thika', null],
    ['supplier owes me 20k, need 10 bags cement', null],
    ['70 bags of cement, 740 per bag is what I paid', null],
  ])('%s', (message, budget) => {
    expect(understand(knowledge, message, '2026-10-14').budgetKes).toBe(budget);
  });
});

describe('the price of one piece that a message names', () => {
  it.each([
    ['is ksh 640 per metre fair for y12', 640, 'metre'],
    ['is kes640 per metre fair for y12', 640, 'metre'],
    ['is 1.2k each fair for y12', 1_200, null],
    ['simiti @650 ni sawa?', 650, null],
    ['cement at 1,250.50 is that ok', 1_250.5, null],
    ['wananiuzia simiti kwa 700', 700, null],
    ['750 bob for cement', 750, null],
    ['cement 780 each', 780, null],
    ['cement 650/= per bag', 650, 'bag'],
    ['simiti shilingi 720 kwa kila mfuko ni bei nzuri?', 720, 'bag'],
    ['is 105,000 per tonne fair for y12', 105_000, 'tonne'],
    ['is KSh 2,500 a tonne fair for sand', 2_500, 'tonne'],
    ['flat 12 in thika', null, null],
    ['what 50 bags of cement cost', null, null],
    ['wash 5', null, null],
    ['sockets 4 per room', null, null],
    ['simiti kwa 3 bedroom house', null, null],
    ['cement at 50 bags', null, null],
    ['cement by friday at 10 am', null, null],
    ['cement 50 bags, budget 40k', null, null],
  ])('%s', (message, kes, unit) => {
    const { price } = understand(knowledge, message, '2026-10-14');
    expect(price).toEqual(kes === null ? null : { kes, unit });
  });
});
