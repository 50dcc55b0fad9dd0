import { describe, expect, it } from 'vitest';
import { groutOf } from './finishes.ts';
import { jobOf, takeOff, type Values } from './public.ts';
import { slopesOf } from './roof.ts';
import { kgOfBars, linkOf, netOf, withLaps } from './steel.ts';

/**
 * Examples that others worked out, each with its address. They round on the way, so that 3 % are allowed
 * unless a number is counted. Waste that an example does not take is 0.
 */
const foot = 0.3048;
const cubicFoot = foot ** 3;
const squareFoot = foot ** 2;
/** Cubic metres in a square metre of 9-inch stone. */
const stoneMortar = (1 - 12.5 * 0.385 * 0.185) * 0.2;

function partsOf(key: string, values: Values) {
  const job = jobOf(key);
  const done = job && takeOff(job, values);
  if (!done) throw new Error(`${key} misses a dimension`);
  const exact = (type: string) => done.lines.find((line) => line.type === type)?.exact ?? 0;
  const figure = (of: string) => done.figures.find((one) => one.key === of)?.value ?? 0;
  return { ...done, exact, figure };
}

const within = (actual: number, expected: number, share = 0.03) => {
  expect(actual).toBeGreaterThan(expected * (1 - share));
  expect(actual).toBeLessThan(expected * (1 + share));
};

describe('concrete', () => {
  it.each([
    // probuildingmaterial.com/concrete-mix-calculation-guide: 4 × 3 × 0.15 m, 1:2:4
    { l: 4, w: 3, t: 0.15, mix: '1:2:4', bags: 11.5, sand: 0.79, ballast: 1.58 },
    // civilmanage.com/calculation-of-concrete: 50 × 25 ft × 6 in, 1:2:4
    { l: 50 * foot, w: 25 * foot, t: 0.1524, mix: '1:2:4', bags: 112, sand: 7.8, ballast: 15.6 },
    // www.civilstudent.com/how-to-calculate-quantity-of-slab-concrete: 15 × 12 × 0.5 ft, 1:2:4
    {
      l: 15 * foot,
      w: 12 * foot,
      t: 0.5 * foot,
      mix: '1:2:4',
      bags: 16.14,
      sand: 39.6 * cubicFoot,
      ballast: 79.2 * cubicFoot,
    },
  ])('slab $l by $w', ({ l, w, t, mix, bags, sand, ballast }) => {
    const { exact } = partsOf('slab', { length: l, width: w, thickness: t, mix, waste: 0 });
    within(exact('cement-42-5'), bags);
    within(exact('river-sand'), sand * 1.6);
    within(exact('ballast'), ballast * 1.5);
  });

  it.each([
    // dailyengineering.com, columns of 300 × 300 mm, 3 m, 1:1.5:3
    { width: 0.3, depth: 0.3, length: 3, count: 1, bags: 2.17 },
    // civilengineeralam.blogspot.com/2020/06, column of 250 × 250 mm, 3.1 m, 8 bags a m³
    { width: 0.25, depth: 0.25, length: 3.1, count: 1, bags: 1.55 },
    // civilunlimited.com, round column of 500 mm as a square of its area, 0.1649 m³ of cement
    { width: 0.44311, depth: 0.44311, length: 3, count: 1, bags: (0.1649 * 1440) / 50 },
  ])('column $width by $depth', ({ bags, ...size }) => {
    within(partsOf('column', { ...size, mix: '1:1.5:3', waste: 0 }).exact('cement-42-5'), bags);
  });

  it.each([
    // spikevm.com column pads: five of 0.7 × 0.7 × 0.254 m
    { key: 'footing', values: { length: 0.7, width: 0.7, depth: 0.254, count: 5 }, volume: 0.6223 },
    // quantity-takeoff.com: slab of 6 × 5 × 0.15 m
    { key: 'slab', values: { length: 6, width: 5, thickness: 0.15 }, volume: 4.5 },
    // civilbasics123.com: a beam of 0.23 × 0.36 m along 20.2 m
    { key: 'beam', values: { length: 20.2, width: 0.23, depth: 0.36 }, volume: 20.2 * 0.23 * 0.36 },
    // houzztechs.com: 1 × 1 × 0.125 m
    { key: 'slab', values: { length: 1, width: 1, thickness: 0.125 }, volume: 0.125 },
  ])('$key of $volume m³', ({ key, values, volume }) => {
    within(partsOf(key, values).figure('volume'), volume, 0.001);
  });

  it.each([
    // paramvisions.com, volume of excavation for a shed: 102 ft³ along the centre line of 34 ft
    { run: 34 * foot, breadth: 1.5 * foot, depth: 2 * foot, dig: 102 * cubicFoot },
    // askfilo.com: trenches of 50 m around two rooms, a step of 1.1 × 0.3 m
    { run: 50, breadth: 1.1, depth: 0.3, dig: 16.5 },
    // vl-interieur.de/how-to-estimate-excavation-and-backfill-cost: 10 × 7 × 4
    { run: 10, breadth: 7, depth: 4, dig: 280 },
  ])('trench of $run m', ({ dig, ...values }) => {
    within(partsOf('trench', values).figure('dig'), dig);
  });

  it.each([
    // sciencing.com/calculate-hardcore-quantities: 20 × 10 ft × 4 in at 4,000 lb a cubic yard
    { length: 20 * foot, width: 10 * foot, thickness: 0.1016, density: 2.373, tonnes: 4.48 },
    // howmanybricks.com/uk: 1.25 loose for compacted at 1.75 t/m³, 5 × 4 × 0.1 m
    { length: 5, width: 4, thickness: 0.1, density: 2.1875, tonnes: 5 * 4 * 0.1 * 1.25 * 1.75 },
    // codingace.net: 45 × 6 m, 140 t at 1.85 t/m³ and 1.15, 3 % lost, give 236 mm
    { length: 45, width: 6, thickness: 0.236, density: 1.85 * 1.15 * 1.03, tonnes: 140 },
  ])('hardcore of $tonnes t', ({ tonnes, ...values }) => {
    within(partsOf('hardcore', values).exact('hardcore'), tonnes);
  });
});

describe('walls', () => {
  it.each([
    // aionlinecalculator.com/concrete-block-calculator: 390 × 190 with 10 mm joints, 12.5 a m²
    { values: { area: 1, unit: 'block 6', waste: 0 }, type: 'solid-concrete-block', count: 12.5 },
    // a4architect.com/2013/11: 13 stones in 1 m² in Nairobi
    { values: { area: 1, unit: 'stone 9x9', waste: 5 }, type: 'machine-cut-stone', count: 13 },
    // engineering-society.com/2018/02: 6 × 2 m, half brick, 10 % waste
    {
      values: { length: 6, height: 2, unit: 'brick half', waste: 10 },
      type: 'clay-brick',
      count: 792,
    },
    // diydata.com: 120 bricks a m² one brick thick
    { values: { area: 10, unit: 'brick one', waste: 0 }, type: 'clay-brick', count: 1200 },
    // canalblock.com: 400 × 200 mm with the joint, 10 m in 25, 3 m in 15 courses
    {
      values: { length: 10, height: 3, unit: 'hollow 8', waste: 0 },
      type: 'hollow-concrete-block',
      count: 375,
    },
  ])('$count of $type', ({ values, type, count }) => {
    within(partsOf('wall', values).exact(type), count);
  });

  it.each([
    // a4architect.com/2013/11: 9 kg of cement a m² of 9-inch stone
    { values: { area: 100, unit: 'stone 9x9', waste: 5 }, bags: 18, share: 0.05 },
    // paramvisions.com/2021/05: 15.187 ft³ of mortar at 1:6 take 2.354 bags; ours for the same mortar
    {
      values: { area: (15.187 * cubicFoot) / stoneMortar, unit: 'stone 9x9', mix: '1:6', waste: 0 },
      bags: 2.354,
      share: 0.03,
    },
    // engineeringdiscoveries.com: 0.2305 m³ of mortar at 1:6 takes 1.26 bags; ours for the same mortar
    {
      values: { area: 0.2305 / stoneMortar, unit: 'stone 9x9', mix: '1:6', waste: 0 },
      bags: 1.26,
      share: 0.03,
    },
  ])('cement for $values.area m²', ({ values, bags, share }) => {
    within(partsOf('wall', values).exact('cement-32-5'), bags, share);
  });

  it.each([
    // paramvisions.com/2020/11: 5 × 3 m, 12 mm, 1:4, 20 % more
    { values: { length: 5, height: 3, thickness: 0.012, waste: 20 }, bags: 1.6548, sand: 0.22984 },
    // paramvisions.com/2020/11: 100 m² of the same
    { values: { area: 100, thickness: 0.012, waste: 20 }, bags: 11.03, sand: 1.5346 },
    // engineeringdiscoveries.com/2019/07/06: 1 m², 12 mm, 1:4, 20 %, dry 1.35
    { values: { area: 1, thickness: 0.012, waste: 20 }, bags: 0.112, sand: 0.01555 },
    // civilatwork.blogspot.com/2019/03: 1 m², 12 mm, 1:6
    { values: { area: 1, thickness: 0.012, mix: '1:6', waste: 0 }, bags: 0.0656, sand: 0.01368 },
  ])('plaster with $bags bags', ({ values, bags, sand }) => {
    const { exact } = partsOf('plaster', values);
    within(exact('cement-32-5'), bags);
    within(exact('river-sand'), sand * 1.6);
  });
});

describe('finishes', () => {
  it.each([
    // tools.gera.services/screed-thickness-calculator: 20 m², 50 mm, 1:4: 1.7 t of sand
    { values: { area: 20, thickness: 0.05, waste: 0 }, sand: 1.7, bags: (0.26 * 1440) / 50 },
    // 5geo.ru: 35 m², 50 mm, 1:4: 1.75 m³ wet, 0.35 m³ cement before it is taken dry
    {
      values: { area: 35, thickness: 0.05, waste: 0 },
      sand: 1.4 * 1.33 * 1.6,
      bags: (0.35 * 1.33 * 1440) / 50,
    },
    // engineeringdiscoveries.com: 0.2305 m³ of mortar at 1:6
    {
      values: { area: 2.305, thickness: 0.1, mix: '1:6', waste: 0 },
      sand: 0.2627 * 1.6,
      bags: 1.26,
    },
  ])('screed with $bags bags', ({ values, sand, bags }) => {
    const { exact } = partsOf('screed', values);
    within(exact('river-sand'), sand);
    within(exact('cement-32-5'), bags);
  });

  it.each([
    // tilesrus.co.uk: 7'6" × 5'8" with 10 %: 4.29 m²
    { values: { length: 7.5 * foot, width: (5 + 8 / 12) * foot, size: '60x60' }, covered: 4.29 },
    // tilesrus.co.uk: 4 × 3 yards with 10 %: 11 m²
    { values: { length: 4 * 0.9144, width: 3 * 0.9144, size: '60x60' }, covered: 11 },
    // philconprices.com/2022/04: 10 m² in tiles of 0.16 m², 62.5 of them
    { values: { area: 10, size: '40x40', waste: 0 }, covered: 62.5 * 0.16 },
    // engineerfix.com: 30 ft² and 10 %
    { values: { area: 30 * squareFoot, size: '60x60' }, covered: 33 * squareFoot },
  ])('tiles for $covered m²', ({ values, covered }) => {
    const [tiles] = partsOf('tiles', values).lines;
    within((tiles?.exact ?? 0) * (values.size === '40x40' ? 1.92 : 1), covered);
  });

  it('grout as its makers say', () => {
    // Mapei, asg-foto.ru and others give the formula without an example: (a + b) ÷ (a × b) × thickness × joint × 1.6, in millimetres
    for (const [a, b, thick, joint] of [
      [300, 300, 8, 3],
      [600, 600, 9, 2],
      [250, 400, 7, 2],
    ] as const)
      within(
        groutOf(a / 1000, b / 1000, joint / 1000, thick),
        ((a + b) / (a * b)) * thick * joint * 1.6,
      );
  });

  it.each([
    // howtobuildplans.com: 1,080 ft² take 34 boards of 4 × 8 ft
    { values: { area: 1080 * squareFoot, waste: 0 }, boards: 33.75 },
    // ammanhardware.com: a ceiling of 4 × 5 m, boards of 2.98 m²
    { values: { length: 5, width: 4, waste: 0 }, boards: 20 / 2.98 },
    // rockphonethailand.com: 12 × 10 ft, 15 % more
    { values: { length: 12 * foot, width: 10 * foot, waste: 15 }, boards: 138 / 32 },
  ])('ceiling of $boards boards', ({ values, boards }) => {
    within(partsOf('ceiling', values).exact('gypsum-board'), boards);
  });

  it.each([
    // paramvisions.com/2021/01: walls of 14 × 16 × 10 ft and a ceiling, 794.5 ft², 260 ft² a litre
    {
      values: { area: 794.5 * squareFoot, coats: 2, coverage: 260 * squareFoot, waste: 0 },
      litres: 6.11,
    },
    // the same with one coat
    {
      values: { area: 794.5 * squareFoot, coats: 1, coverage: 260 * squareFoot, waste: 0 },
      litres: 3.05,
    },
    // marconintl.com: four walls of 3.5 × 3 m, 42 m² at 11 m² a litre
    {
      values: { length: 3.5, width: 3.5, height: 3, coats: 1, coverage: 11, waste: 0 },
      litres: 42 / 11,
    },
    // blatem.com: 43.2 m² at 9 m² a litre
    { values: { area: 43.2, coats: 1, coverage: 9, waste: 0 }, litres: 4.8 },
  ])('paint: $litres litres', ({ values, litres }) => {
    within(partsOf('paint', values).figure('volume'), litres);
  });
});

describe('roofs', () => {
  // scribd.com/document/650573589, roof costing in Kenya: 7.9 × 3 m, 30°, eaves 450, verge 300 mm
  const kenyan = { length: 7.9, width: 3, pitch: 30, eaves: 0.45, verge: 0.3 } as const;

  it.each([
    { of: { ...kenyan, shape: 'gable' }, slope: 2.252, along: 8.5 },
    // figures.co.ke/Articles/2022/29-May-2022: 5.5 × 8 m at 30°, 50.8 m²
    {
      of: { length: 8, width: 5.5, pitch: 30, eaves: 0, verge: 0, shape: 'gable' },
      slope: 50.8 / 16,
      along: 8,
    },
    // paramvisions.com/2020/11, shed of 10 × 8 ft falling 1 ft: slope 8.062 ft and twice 1.75 ft
    {
      of: {
        length: 10 * foot,
        width: 8 * foot,
        pitch: 7.125,
        eaves: 1.7365 * foot,
        verge: foot,
        shape: 'lean-to',
      },
      slope: 11.562 * foot,
      along: 12 * foot,
    },
    // boeingconsult.com/tafe/as1684: run 3.340 m at 20°, rafter 3.554 m
    {
      of: { length: 10, width: 6.68, pitch: 20, eaves: 0, verge: 0, shape: 'gable' },
      slope: 3.554,
      along: 10,
    },
  ] as const)('slope of $slope m', ({ of, slope, along }) => {
    const found = slopesOf(of);
    within(found.slope, slope, 0.002);
    within(found.along, along, 0.001);
  });

  it('sheets, ridges and trusses as in the examples', () => {
    const roof = partsOf('roof', { ...kenyan, gauge: '30', waste: 0 });
    expect(roof.lines.find(({ type }) => type === 'ridge-cap')?.quantity).toBe(5);
    // 12 ft along sheets that cover 1,015 mm are 4 sheets; ours cover 1 m.
    const shed = {
      length: 10 * foot,
      width: 8 * foot,
      pitch: 7.125,
      verge: foot,
      shape: 'lean-to',
    };
    const [sheets] = partsOf('roof', { ...shed, covering: 'IT4', waste: 0 }).lines;
    expect(sheets?.also).toEqual({ quantity: 4, unit: 'sheet' });
    // rajajunaidiqbal.com: 22 ft along sheets of 1,015 mm are 7
    const [long] = partsOf('roof', { ...shed, length: 20 * foot, covering: 'IT4', waste: 0 }).lines;
    expect(long?.also?.quantity).toBe(7);
  });

  it('laps sheets up the slope', () => {
    // visaka.biz/sizing.php: (slope − lap) ÷ (length − lap) sheets up a slope of 8.6 m: 3 of 3 m
    const width = 8.6 * Math.cos(Math.PI / 9);
    const values = { length: 0.76 * 10, width, eaves: 0, verge: 0, shape: 'lean-to', waste: 0 };
    expect(partsOf('roof', values).lines[0]?.quantity).toBe(3 * 10);
  });

  it('timber of the example', () => {
    const { lines } = partsOf('trusses', { ...kenyan, length: 7.5, verge: 0.5, waste: 0 });
    const metres = (section: string) =>
      (lines.find(({ attributes }) => attributes.section === section)?.exact ?? 0) * foot;
    // Six trusses: rafters and ties as in the example, and the two plates it leaves out.
    within(metres('4x2'), 2.252 * 2 * 6 + 3 * 6 + 2 * 7.5);
    // King posts as in the example, and struts of half a rafter.
    within(metres('3x2'), 0.866 * 6 + 6 * (1.5 / Math.cos(Math.PI / 6)));
    // Eight purlins.
    within(metres('2x2'), 8.5 * 8);
  });

  it.each([
    // No page counts the pieces: these are end to end, with a downpipe at least every 40 ft as in
    // kimberlyjessiek2ja.web.app/piece/gutter-and-downspout-design.
    { values: { run: 24, kind: 'pvc 4 m', lap: 0 }, gutters: 6, pipes: 2 },
    { values: { run: 12, kind: 'pvc 4 m', lap: 0 }, gutters: 3, pipes: 1 },
    { values: { run: 36, kind: 'pvc 4 m', lap: 0 }, gutters: 9, pipes: 3 },
  ])('gutters along $values.run m', ({ values, gutters, pipes }) => {
    const { lines } = partsOf('gutters', values);
    expect(lines.map(({ quantity }) => quantity)).toEqual([gutters, pipes]);
  });
});

describe('steel', () => {
  it.each([
    // civilengineeralam.blogspot.com/2020/05: 12 × 6 m, Y10 at 150: 978 m, 604 kg
    { of: { length: 12, width: 6, spacing: 0.15, size: 10 }, metres: 978 },
    // onsiteteams.com: 6 × 3 m at 150: 41 bars across, 21 along
    { of: { length: 6, width: 3, spacing: 0.15, size: 10 }, metres: 41 * 3 + 21 * 6 },
    // civilplanets.com: 6 × 2.5 m at 150: 41 across, 18 along
    { of: { length: 6, width: 2.5, spacing: 0.15, size: 8 }, metres: 41 * 2.5 + 18 * 6 },
  ])('net of $metres m', ({ of, metres }) => {
    within(netOf(of), metres, 0.001);
  });

  it('weighs and laps as taught', () => {
    within(kgOfBars(978, 10), 604);
    // civilplanets.com: 0.62 and 0.40 kg a metre
    within(kgOfBars(1, 10), 0.62);
    within(kgOfBars(1, 8), 0.4);
    // civilengineeralam.blogspot.com/2020/06: 12.4 m of Y12 weigh 11.02 kg
    within(kgOfBars(12.4, 12), 11.02);
    expect(withLaps(12, 12)).toBe(12);
    within(withLaps(30, 10), 30 + 2 * 0.45, 0.001);
    // The same page: a link of 8 mm in 250 × 250 mm is 0.648 m without its hooks.
    within(linkOf(0.25, 0.25, 8) - 0.16, 0.8, 0.01);
  });

  it.each([
    // heyiamindians.com: a roll of 200 m² covers 180
    { form: 'roll', size: 48 * 2.1, covers: 180 / 200 },
    // ccr-mag.com: a sheet of 6 × 2.4 m covers 12.5 m²; ours are smaller and lap as much
    { form: 'sheet', size: 4.8 * 2.4, covers: 12.5 / (6 * 2.4) },
    // cogripedia.com/posts/mesh-sheet: sheets of 2.4 × 4.8 m; one mesh of 200 mm laps either way
    { form: 'sheet', size: 2.4 * 4.8, covers: (2.2 * 4.6) / (2.4 * 4.8) },
  ])('mesh: a $form of $size m² covers $covers', ({ form, size, covers }) => {
    within(1 / partsOf('mesh', { area: size, form }).exact('brc-mesh'), covers);
  });
});

describe('outside', () => {
  it.each([
    // formulafactory.tools and fencemasterhouston.com: round up(length ÷ spacing) + 1; 100 ft by 8 ft
    { values: { run: 100 * foot, spacing: 8 * foot }, posts: 14 },
    // wapmaxinc.blogspot.com/2026/01: a plot of 50 × 100 ft is 300 ft around
    { values: { length: 100 * foot, width: 50 * foot, spacing: 10 * foot }, posts: 30 },
    // hooverfence.com: 75 ft by 8 ft are 10 sections
    { values: { run: 75 * foot, spacing: 8 * foot }, posts: 11 },
  ])('fence of $posts posts', ({ values, posts }) => {
    expect(partsOf('fence', values).lines[0]?.quantity).toBe(posts);
  });

  it.each([
    // ukseptictanks.co.uk: six people, 3,080 litres
    { people: 6, litres: 3080 },
    // buoyancycalculator.com: 2000 + 180 × P
    { people: 4, litres: 2720 },
    { people: 10, litres: 3800 },
  ])('septic tank for $people', ({ people, litres }) => {
    expect(partsOf('septic-tank', { people }).figure('capacity')).toBe(litres);
  });

  it.each([
    // plumbrevise.co.uk: 4 people at 100 litres
    { values: { people: 4, litres: 100, days: 1 }, needed: 400, tank: 500 },
    // civilsir.com: six people at 135 litres
    { values: { people: 6, litres: 135, days: 1 }, needed: 810, tank: 1000 },
    // enginneringcivil.blogspot.com/2018/06: five people use 475 litres a day; three days of it
    { values: { people: 5, litres: 95, days: 3 }, needed: 1425, tank: 2300 },
  ])('water tank of $tank litres', ({ values, needed, tank }) => {
    const { figure, lines } = partsOf('water-tank', values);
    expect(figure('capacity')).toBe(needed);
    expect(lines[0]?.attributes).toEqual({ litres: tank });
  });
});
