import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const counts = (message: string) =>
  understand(knowledge, message, '2026-10-14').items.map(
    ({ types, quantity, unit }) => `${quantity} ${unit} ${types[0]}`,
  );

describe('names of the trade, and what only stands beside them', () => {
  it.each([
    ['simiti ya vigae mifuko ishirini', ['20 bag tile-adhesive']],
    ['machine sand 8 lorries', ['8 lorry rock-sand']],
    ['Y8 rings 300 pcs, Y12 48 pcs', ['300 piece deformed-bar', '48 piece deformed-bar']],
    ['PPR elbows 40, sockets 30', ['40 piece ppr-fitting', '30 piece ppr-fitting']],
    ['sockets 24, switches 12', ['24 piece socket', '12 piece switch']],
    ['4 metre kitchen, 9 boxes of wall tiles', ['9 box ceramic-wall-tile']],
    ['mifuko mitano ya chokaa', ['5 bag hydrated-lime']],
    [
      'mawe 9x9 elfu moja na msee wa kokoto lorry moja',
      ['1000 piece machine-cut-stone', '1 lorry ballast'],
    ],
    [
      'wazee wa kanisa walikaa, elders agreed, kihalali kabisa: 20 bags cement',
      ['20 bag cement-32-5'],
    ],
    ['shiny silver foil stuff you roll under the roof, 8 rolls', ['8 roll insulation-foil']],
    ['22 hardwood door frames', ['22 piece door-frame']],
    ['Nimesahau PIN ya hii app, naeza pata msaada?', []],
    ['stop stealing my word, 20 bags cement', ['20 bag cement-32-5']],
    ['20 sqm of tiles for a kitchen floor', ['20 sqm ceramic-floor-tile']],
    [
      'twisted bars 16mm 30, stirrup steel 8mm 50, tying wire 2 rolls',
      ['30 piece deformed-bar', '50 piece round-bar', '2 roll binding-wire'],
    ],
    ['high tensile bars 12mm sixty lengths', ['60 piece deformed-bar']],
    ['fabric mesh A142 five rolls', ['5 roll brc-mesh']],
    [
      'square tubes 40x40 twenty, angle line 2 inch 15',
      ['20 piece hollow-section', '15 piece angle-iron'],
    ],
    ['black pipe 1 inch rectangular tube 10 pcs', ['10 piece hollow-section']],
    ['hollow pots for slab 400', ['400 piece maxpan']],
    [
      'dressed stones 9x9 1,000 na ndarugo 6x9 mia tano',
      ['1000 piece machine-cut-stone', '500 piece machine-cut-stone'],
    ],
    [
      'roof sheets orange gauge 28, 45 pcs, ridges 10, roofing nails 6 kg',
      ['45 piece box-profile-sheet', '10 piece ridge-cap', '6 kg roofing-nail'],
    ],
    [
      'fascia 9x1 200ft, brandering 2x2 600ft',
      ['200 foot fascia-board', '600 foot cypress-timber'],
    ],
    ['shutter ply 18mm film faced 30', ['30 sheet marine-plywood']],
    ['shuttering timber 6x1 800ft, props 60', ['800 foot cypress-timber', '60 piece bluegum-pole']],
    [
      'formwork boards 12x1 and eucalyptus poles 40',
      ['null foot cypress-timber', '40 piece bluegum-pole'],
    ],
    [
      'inspection chamber covers 4 and gully traps 3',
      ['4 set manhole-cover', '3 piece pvc-fitting'],
    ],
    [
      '4 inch sewer pipes 12, tees 6, bends 10',
      ['12 piece pvc-waste-pipe', '6 piece pvc-fitting', '10 piece pvc-fitting'],
    ],
    [
      'hot water pipe ppr 20mm 30 lengths, elbows 40, unions 6',
      ['30 piece ppr-pipe', '40 piece ppr-fitting', '6 piece ppr-fitting'],
    ],
    [
      'stop cock 3, non return valve 1, water meter 1',
      ['3 piece gate-valve', '1 piece gate-valve', '1 piece water-meter'],
    ],
    ['angle valves 8 & flexi hoses 8', ['8 piece gate-valve', '8 piece flexible-connector']],
    ['teflon tape 20, tangit glue 4 tins', ['20 piece thread-tape', '4 tin pvc-solvent-cement']],
    [
      'wc complete 3, whb with pedestal 3, mirror 3',
      ['3 set toilet-suite', '3 piece wash-basin', '3 piece undefined'],
    ],
    ['asian toilet 4 pcs', ['4 piece squat-pan']],
    ['grano tiles polished 60x60, 70 square metres', ['70 sqm porcelain-floor-tile']],
    [
      'whitewash lime 10 bags, filler 6 bags, sandpaper',
      ['10 bag hydrated-lime', '6 bag wall-filler'],
    ],
    ['skimming putty 12 bags', ['12 bag wall-filler']],
    [
      'turpentine 5 litres 2 tins, red oxide 4 litres 3 tins',
      ['2 tin thinner', '3 tin metal-primer'],
    ],
    [
      'weather guard cream 20L 4, silk white 20L 3',
      ['4 tin exterior-weather-paint', '3 tin emulsion-paint'],
    ],
    [
      'plug tops no, twin sockets 14, one gang switches 9, two way switches 4',
      ['14 piece socket', '9 piece switch', '4 piece switch'],
    ],
    ['cooker unit 1, water heater switch 2', ['1 piece dp-switch', '2 piece dp-switch']],
    [
      '7/029 earth wire roll one and 6mm twin flat 2 rolls',
      ['1 roll single-core-cable', '2 roll twin-earth-cable'],
    ],
    [
      'bulb holders 20, energy bulbs 20, flood light 50w 4',
      ['20 piece lampholder', '20 piece led-bulb', '4 piece led-floodlight'],
    ],
    [
      'distribution board 12 way 1, isolators 100A 1, breakers 16A 6',
      ['1 piece consumer-unit', '6 piece mcb'],
    ],
    ['cable ya armoured 16mm 4 core mita 60', ['60 metre armoured-cable']],
    ['fluorescent tube fittings 4ft 12', ['12 piece led-tube']],
    [
      'solar plate 200w 4, inverter 3kva, betri 200ah 2',
      ['4 piece solar-panel', 'null piece solar-inverter', '2 piece solar-battery'],
    ],
    ['security lights za solar 6', ['6 piece solar-floodlight']],
    [
      'flush doors 7, door frames 7, mortise locks 3 lever 7, butt hinges 11 pairs',
      ['7 piece flush-door', '7 piece door-frame', '7 set mortice-lock', '11 pair door-hinge'],
    ],
    [
      'vitasa vya union saba na bawaba pea kumi na moja',
      ['7 set mortice-lock', '11 pair door-hinge'],
    ],
    ['madirisha ya chuma 5x4 sita, grill', ['6 piece steel-window']],
    ['sliding windows aluminium 4 pcs 1.5x1.2', ['4 piece aluminium-window']],
    [
      'rawl plugs 10 pkts, wood screws 2 inch 5 pkts, coach bolts 30',
      ['10 packet wall-plug', '5 packet wood-screw', '30 piece bolt-nut'],
    ],
    ['expansion bolts m10 40 pcs', ['40 piece anchor-bolt']],
    ['concrete nails 3kg, u staples 5kg', ['3 kg masonry-nail', '5 kg fencing-staple']],
    ['gundi ya vigae bag 10', ['10 bag tile-adhesive']],
    ['milango miwili ya chuma', ['2 piece steel-door']],
    ['6 closers za mlango', ['6 piece door-closer']],
    ['roof paint 20l x5, brick red', ['5 tin roof-paint']],
    ['2 grinders and 9 inch steel discs 25', ['2 piece angle-grinder', '25 piece cutting-disc']],
    ['8 toilet door locks', ['8 set mortice-lock']],
    ['miwani ya kuchomelea 4', ['4 piece safety-goggles']],
    ['25 knockout boxes', ['25 piece conduit-box']],
    [
      'mason line 4, plumb bob 1, spirit level 1m one',
      ['4 set builders-line', '1 set builders-line', '1 piece spirit-level'],
    ],
    [
      'vibrator ya zege moja na mixer ya zege moja',
      ['1 piece poker-vibrator', '1 piece concrete-mixer'],
    ],
    [
      'grinder 9 inch 1 na diski 10 za kukata chuma',
      ['1 piece angle-grinder', '10 piece cutting-disc'],
    ],
    [
      'site helmets 25, overalls 25, gloves pairs 30, masks boxes 2',
      ['25 piece hard-hat', '25 piece overall', '30 pair work-gloves', '2 box dust-mask'],
    ],
    [
      'hazard tape 4 rolls, first aid box 1, harness 3',
      ['4 roll caution-tape', '1 piece first-aid-kit', '3 piece safety-harness'],
    ],
    [
      'kerbstones 80, channels 40, cabro grey 60mm 250sqm',
      ['80 piece road-kerb', '40 piece drain-channel', '250 sqm paving-block'],
    ],
    ['culverts 600mm 8', ['8 piece concrete-culvert']],
    [
      'gypsum boards 40, studs 60, furring channels 45, joint tape 6, drywall screws 8 boxes',
      [
        '40 sheet gypsum-board',
        '60 piece ceiling-channel',
        '45 piece ceiling-channel',
        '6 roll jointing-tape',
        '8 box drywall-screw',
      ],
    ],
    ['T&G ceiling cypress 50 sqm, cornice 30', ['50 sqm tng-board', '30 piece ceiling-cornice']],
    ['pvc ceiling panels sqm 40', ['40 sqm pvc-ceiling']],
    [
      'concertina wire 5 coils, energizer 1',
      ['5 coil razor-wire', '1 piece electric-fence-energizer'],
    ],
    [
      "ua wire seng'enge 4 rolls, posts za miti iliyotibiwa 50",
      ['4 roll barbed-wire', '50 piece treated-post'],
    ],
    ['wire ya kuku roll 3', ['3 roll chicken-mesh']],
    [
      'visqueen 1000 gauge 2 rolls, bitumen paint 5l 2',
      ['2 roll dpm-polythene', '2 tin bituminous-paint'],
    ],
    [
      'damp course 6 inch 3 rolls, waterproof cement 10 pkts',
      ['3 roll dpc', '10 packet waterproof-additive'],
    ],
    ['torch-on app membrane 4mm, 12 rolls', ['12 roll torch-on-membrane']],
    ['foam spray gun cans 6, silicon tubes 10', ['6 can pu-foam', '10 tube silicone-sealant']],
    ['no mchanga, just kokoto 2 lorries and cement 40', ['2 lorry ballast', '40 bag cement-32-5']],
    [
      'I already bought cement, what remains is sand 14 tonnes and blocks 600',
      ['14 tonne river-sand', '600 piece solid-concrete-block'],
    ],
    [
      'cement for plastering 40 bags, sand for plaster 1 lorry',
      ['40 bag cement-32-5', '1 lorry river-sand'],
    ],
    ['nails for fixing mabati 5kg', ['5 kg roofing-nail']],
    ['brackets for gutters and gutters 10 pcs', ['10 piece gutter']],
    ['not ballast 20 tonnes but murram 20 tonnes', ['20 tonne murram']],
    ['instead of pine I want cypress 4x2 300ft', ['300 foot cypress-timber']],
    ['tank stand not included, only tank 3000L 1', ['1 piece water-tank']],
    [
      'site has 12 workers, boots 12 pairs, helmets 12',
      ['12 pair safety-boot', '12 piece hard-hat'],
    ],
    ['plot 50x100, chain link 6 rolls posts 60', ['6 roll chain-link', '60 piece concrete-post']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('a name of several types', () => {
  it.each([
    'mabati gauge 30 pcs 60 Kisumu',
    'mabati pcs 60 Kisumu',
    '60 pcs mabati gauge 30 Kisumu',
    '60 sheets of mabati to Kisumu',
    'mabati sheets 60 Kisumu',
  ])('is not narrowed by the piece or sheet that all are counted in: %s', (message) => {
    const { items } = understand(knowledge, message, '2026-11-22');
    expect(items.map(({ quantity, types }) => [quantity, types])).toEqual([
      [60, ['box-profile-sheet', 'corrugated-sheet', 'tile-profile-sheet']],
    ]);
  });

  it('is narrowed by a unit that only one is sold in, or by its kind', () => {
    expect(counts('cement 50 bags of 42.5')).toEqual(['50 bag cement-42-5']);
    expect(counts('20 pcs mabati tile sheets')).toEqual(['20 piece tile-profile-sheet']);
    expect(counts('box profile mabati 60 pcs')).toEqual(['60 piece box-profile-sheet']);
  });
});
