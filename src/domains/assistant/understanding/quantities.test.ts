import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const counts = (message: string) =>
  understand(knowledge, message, '2026-10-14').items.map(
    ({ types, quantity, unit }) => `${quantity} ${unit} ${types[0]}`,
  );

describe('how much of what', () => {
  it.each([
    ['need 90 bags cement... actually make it 110', ['110 bag cement-32-5']],
    ['nataka mchanga wa mto tani saba wiki ijayo', ['7 tonne river-sand']],
    ['river sand 2 lorys', ['2 lorry river-sand']],
    ['180 bags of 32.5', ['180 bag cement-32-5']],
    ['220 bags of 42.5 at Kilifi', ['220 bag cement-42-5']],
    ['manhole covers, heavy duty, 7 in Nyali', ['7 set manhole-cover']],
    ['meter box ya three phase moja', ['1 piece meter-box']],
    ['mabati sabini', ['70 piece box-profile-sheet']],
    ['gate valve 1 inch two, half inch four', ['2 piece gate-valve', '4 piece gate-valve']],
    ['sockets 30 singles and 20 doubles', ['30 piece socket', '20 piece socket']],
    [
      'Item 1: 40 sheets gypsum; Item 2: 60 channels',
      ['40 sheet gypsum-board', '60 piece ceiling-channel'],
    ],
    ['5 kg of grout white', ['5 kg tile-grout']],
    ['maxpans for slab 200mm deep, 1,450 pieces', ['1450 piece maxpan']],
    [
      'six bathrooms each gets 2 bottle traps and one basin',
      ['12 piece bottle-trap', '6 piece wash-basin'],
    ],
    ['brashi ya rangi inch 4 dozen moja', ['12 piece paint-brush']],
    ['nguzo za mbao zilizotibiwa futi saba, mia mbli na hamsini', ['250 piece treated-post']],
    ['misumari ya nchi 4 kilo 10', ['10 kg wire-nail']],
    [
      'rods za gauge 12 packet kumi na welding machine moja ya kuchomelea',
      ['10 packet welding-rod', '1 piece welding-machine'],
    ],
    ['gutters 10, downpipes 4, brackets 20', ['10 piece gutter', '4 piece downpipe']],
    ['1.5 sqmm cable 4 rolls', ['4 roll single-core-cable']],
    ['solar panels 450 watts nane', ['8 piece solar-panel']],
    ['translucent sheet, 3 m long, ten', ['10 piece translucent-sheet']],
    [
      'solar water heater one set nd 2 floodlights 50w',
      ['1 set solar-water-heater', '2 piece led-floodlight'],
    ],
    ['bei kutoka kwa wasambazaji watatu za paneli za jua wati 200 sita', ['6 piece solar-panel']],
    ['6 aluminium sliding windows', ['6 piece aluminium-window']],
    ['spade saba na jembe nne za fencing', ['7 piece spade', '4 piece jembe']],
    ['niletee simiti mifuko hamsini na tano Embu', ['55 bag cement-32-5']],
    ['dazeni mbili za brush za rangi 4 inch', ['24 piece paint-brush']],
    ['two dozen paint brushes 3 inch to Nyeri', ['24 piece paint-brush']],
    ['mifuko kama 30 hivi ya simiti Kisii', ['30 bag cement-32-5']],
    ['around 30-ish bags of cement for Kisii', ['30 bag cement-32-5']],
    ['about 20 to 25 bags cement, Karatina', ['25 bag cement-32-5']],
    ['between 10 and 12 tonnes of ballast Narok', ['12 tonne ballast']],
    ['nataka tani 10-12 za mchanga Voi', ['12 tonne river-sand']],
    ['8 rooms, each room 2 switches', ['16 piece switch']],
    ['sockets for 6 rooms, 3 per room, Kitengela', ['18 piece socket']],
    ['cement elfu moja mia mbili mifuko, Mlolongo', ['1200 bag cement-32-5']],
    ['matofali elfu tatu mia tano ya kuchoma, Kakamega', ['3500 piece clay-brick']],
    ['mawe mia nane hamsini machine cut, Juja', ['850 piece machine-cut-stone']],
    ['tani moja na robo tatu ya quarry dust', ['1.75 tonne quarry-dust']],
    ['robo tatu tani ya mchanga', ['0.75 tonne river-sand']],
    ['three hundred and fifty pieces of Y10', ['350 piece deformed-bar']],
    ['10x 20L emulsion white to Lavington', ['10 tin emulsion-paint']],
    ['5 x 4L gloss paint and 2x 5L thinner', ['5 tin gloss-paint', '2 tin thinner']],
    ['cement 50kg x 80, Meru', ['80 bag cement-32-5']],
    ['50kg x 80 bags cement Meru', ['80 bag cement-32-5']],
    ['canter tatu za mchanga, Ngong', ['3 lorry river-sand']],
    ['tipper moja ya hardcore pale Athi River', ['1 lorry hardcore']],
    ['3 trips of murram to Gatundu', ['3 lorry murram']],
    ['debe tano za rangi ya nje 20 litres', ['5 tin exterior-weather-paint']],
    ['wheelbarrows za mchanga mkono, nne, Bungoma', ['4 piece wheelbarrow']],
    ['wheelbarrow mbili na spade tatu', ['2 piece wheelbarrow', '3 piece spade']],
    ['niongezee nondo Y12 kumi zaidi', ['10 piece deformed-bar']],
    ['add 5 more bags of tile grout', ['5 bag tile-grout']],
    ['4 doors, 3 hinges each door', ['4 piece flush-door', '12 pair door-hinge']],
    ['hinges pairs 12 na tower bolts 6', ['12 pair door-hinge', '6 piece tower-bolt']],
    ['gumboots jozi tatu size 9 na helmet kumi', ['3 pair gumboot', '10 piece hard-hat']],
    ['one and a half tonnes of river sand', ['1.5 tonne river-sand']],
    ['tani mbili unusu za kokoto', ['2.5 tonne ballast']],
    ['a hundred bags of cement, Eldoret', ['100 bag cement-32-5']],
    ['1,250 nos. 9x9 hollow blocks', ['1250 piece hollow-concrete-block']],
    ['kilo tano misumari ya inchi nne', ['5 kg wire-nail']],
    ['nails 3" kgs 10, roofing nails 8kgs', ['10 kg wire-nail', '8 kg roofing-nail']],
    ['nails half kilo 2 inch', ['0.5 kg wire-nail']],
    ['nusu kilo ya misumari', ['0.5 kg wire-nail']],
    ['12 lengths 25mm conduit', ['12 piece pvc-conduit']],
    ['conduit 20mm, lengths thirty', ['30 piece pvc-conduit']],
    ['dozen of padlocks, Machakos', ['12 piece padlock']],
    ['cement x50, binding wire x3 rolls', ['50 bag cement-32-5', '3 roll binding-wire']],
    ['qty: 60 bags; item: cement 42.5; site: Nanyuki', ['60 bag cement-42-5']],
    [
      'cement (60), sand (14 tonnes), ballast (7 t)',
      ['60 bag cement-32-5', '14 tonne river-sand', '7 tonne ballast'],
    ],
    [
      'cement - 60, Y12 - 45, Y8 - 30 pcs',
      ['60 bag cement-32-5', '45 piece deformed-bar', '30 piece deformed-bar'],
    ],
    ['nondo za D16 mia moja themanini', ['180 piece deformed-bar']],
    ['nipatie vipande sabini vya D10', ['70 piece deformed-bar']],
    ['mabati ya mita 3 gauge 28 box profile pcs 64', ['64 piece box-profile-sheet']],
    [
      'box profile gauge 30, 2.5m long, 30 pieces plus 12 ridges',
      ['30 piece box-profile-sheet', '12 piece ridge-cap'],
    ],
    ['six by two timber 300ft, 4x2 450 ft', ['300 foot cypress-timber', '450 foot cypress-timber']],
    ['2x2 cypress 1000 running feet, Limuru', ['1000 foot cypress-timber']],
    ['PPR pipes 25mm mbili tu', ['2 piece ppr-pipe']],
    ['a 5000 litre tank, only one, Kajiado', ['1 piece water-tank']],
    ['matanki mawili ya 10,000L', ['2 piece water-tank']],
    ['tank 2 za lita elfu tano', ['2 piece water-tank']],
    [
      'nataka taps 4, sinks 2 double bowl, na bottle trap 2',
      ['4 piece tap', '2 piece kitchen-sink', '2 piece bottle-trap'],
    ],
    [
      'tiles 60x60 porcelain sqm 120, spacers pkt 10, adhesive bags 35',
      ['120 sqm porcelain-floor-tile', '10 packet tile-spacer', '35 bag tile-adhesive'],
    ],
    ['boxes 45 za ceramic tiles 40x40', ['45 box ceramic-floor-tile']],
    [
      'tile adhesive mifuko thelathini na tano na grout kumi',
      ['35 bag tile-adhesive', '10 bag tile-grout'],
    ],
    ['cabro 60mm square metres mia tatu', ['300 sqm paving-block']],
    ['cabros 80mm 450m2, kerbs 120', ['450 sqm paving-block', '120 piece road-kerb']],
    ['ready mix C25 8 cubes', ['8 m3 ready-mix-concrete']],
    ['concrete class 25, cubic metres 12, Syokimau', ['12 m3 ready-mix-concrete']],
    ['hamsini mifuko simiti, nondo ishirini Y10', ['50 bag cement-32-5', '20 piece deformed-bar']],
    ['seven bags white cement & 4kgs of U-nails', ['7 bag white-cement', '4 kg fencing-staple']],
    ['MCB 20A ×6, 32A ×2', ['6 piece mcb', '2 piece mcb']],
    ['6no. 20A mcb and 1no. 8 way DB', ['6 piece mcb', '1 piece consumer-unit']],
    [
      'cable 2.5mm - rolls: 4 ; 1.5mm - rolls: 3',
      ['4 roll single-core-cable', '3 roll single-core-cable'],
    ],
    [
      '16 sheets of 12mm gypsum & 8 bags jointing compound',
      ['16 sheet gypsum-board', '8 bag jointing-compound'],
    ],
    [
      'I want to fence with 40 treated posts, chain link 5 rolls, barbed wire 3',
      ['40 piece treated-post', '5 roll chain-link', '3 roll barbed-wire'],
    ],
    ['posts za simiti 8ft mia moja ishirini', ['120 piece concrete-post']],
    ['need blocks, 800 of them, 6 inch solid, Ongata Rongai', ['800 piece solid-concrete-block']],
    ["let's do 45 bags of masonry cement", ['45 bag masonry-cement']],
    ['weka vile simiti mia tatu', ['300 bag cement-32-5']],
    ['not 20 but 30 bags of cement', ['30 bag cement-32-5']],
    ['we need at least 15 wheelbarrows', ['15 piece wheelbarrow']],
    ['no less than 200 pcs interlocking blocks', ['200 piece interlocking-block']],
    ['upto 60 bags lime', ['60 bag hydrated-lime']],
    ['binding wire roli nne za kilo 25', ['4 roll binding-wire']],
    ['25kg binding wire rolls, 4 of them', ['4 roll binding-wire']],
    ['undercoat ndoo tatu za lita 20', ['3 bucket undercoat-paint']],
    ['welding rods packets 5 za 2.5mm', ['5 packet welding-rod']],
    ['safety boots 12 prs and reflectors 20', ['12 pair safety-boot', '20 piece reflective-vest']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('a gauge and a count', () => {
  it.each([
    ['mabati 40 gauge 30', 40, 30],
    ['nataka mabati 40 gauge 30 za blue', 40, 30],
    ['mabati 30 gauge 28', 30, 28],
    ['30 gauge mabati 60', 60, 30],
    ['mabati 28 gauge 60 pcs', 60, 28],
    ['mabati gauge 30 pcs 60', 60, 30],
  ])('%s', (message, quantity, gauge) => {
    const [item] = understand(knowledge, message, '2026-11-22').items;
    expect(item?.quantity).toBe(quantity);
    expect(item?.wishes).toMatchObject([{ key: 'gauge', value: gauge }]);
  });
});

describe('letters that nobody sees', () => {
  it('part no words and no numbers', () => {
    const [item] = understand(knowledge, '5\u200B0 ba\u00ADgs ce\u200Dment', '2026-11-22').items;
    expect(item).toMatchObject({ quantity: 50, unit: 'bag' });
  });
});

describe('rows of a table', () => {
  it.each([
    ['Paint roller | No | 8', ['8 set paint-roller']],
    ['Cement | bags | 50\nY12 | pcs | 40', ['50 bag cement-32-5', '40 piece deformed-bar']],
  ])('have their unit in a cell of its own: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('what is no count of anything', () => {
  it('is none of 0 bags: how many is asked', () => {
    const [item] = understand(knowledge, '0 bags of cement', '2026-11-22').items;
    expect(item).toMatchObject({ quantity: null, isNone: true });
  });
});
