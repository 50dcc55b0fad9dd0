import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import { catalogueRoutes } from '../../catalogue/server/public.ts';
import type { TakeOffAnswer } from '../../catalogue/take-off-schema.ts';
import type { ChatAnswer } from '../schema.ts';
import { registerAssistant } from './testing/register-assistant.ts';
import { talkAs } from './testing/talk.ts';

/**
 * Only these two deliver to Wajir. Bandali sells wire by the kilogram, sand from 7 tonnes and bags of
 * 50 kg; Faraja wire by the roll, sand by the tonne, and cement in bags of 25 kg that come dearer.
 */
let server: TestServer;
let contractor: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: async (app, deps) => {
      await registerAssistant()(app, deps);
      await app.register(catalogueRoutes(deps.database));
    },
  });
  const { db } = server.database;
  contractor = await server.signedIn((await buildUser(db)).id);
  const supplier = (companyName: string, county = 'Wajir') =>
    buildSupplier(db, { companyName, isVerified: true, county, deliveryCounties: [county] });
  const [bandali, faraja, elsewhere] = [
    (await supplier('Bandali Stores')).id,
    (await supplier('Faraja Depot')).id,
    (await supplier('Mbali Traders', 'Lamu')).id,
  ];
  const sells = (
    supplierId: string,
    [productType, name, unit, price]: readonly [string, string, string, string],
    minOrderQuantity = 1,
    attributes: Readonly<Record<string, number>> = {},
  ) =>
    buildProduct(db, {
      supplierId,
      productType,
      name,
      unit,
      price,
      minOrderQuantity,
      attributes: JSON.stringify(attributes),
      stockQuantity: 500,
    });
  await sells(bandali, ['binding-wire', 'Binding Wire loose', 'kg', '186.00']);
  await sells(faraja, ['binding-wire', 'Binding Wire coil', '25 kg roll', '3990.00']);
  await sells(bandali, ['river-sand', 'River Sand Bandali', 'tonne', '2000.00'], 7);
  await sells(faraja, ['river-sand', 'River Sand Faraja', 'tonne', '2600.00']);
  await sells(elsewhere, ['river-sand', 'River Sand Mbali', 'tonne', '100.00']);
  await sells(bandali, ['cement-32-5', 'Bandali Cement', '50 kg bag', '800.00']);
  await sells(faraja, ['cement-32-5', 'Faraja Cement', '25 kg bag', '450.00'], 1, { bagKg: 25 });
  await sells(elsewhere, ['cement-32-5', 'Mbali Cement', '50 kg bag', '100.00']);
  await sells(bandali, ['emulsion-paint', 'Emulsion white 4 L', '4 L tin', '1140.00'], 1, {
    litres: 4,
  });
  await sells(faraja, ['emulsion-paint', 'Emulsion white 20 L', '20 L bucket', '4310.00'], 1, {
    litres: 20,
  });
});
afterAll(() => server.close());

const talk = (...messages: readonly string[]) => talkAs(contractor, messages);

/** What the cards show, in their order. */
const cards = ({ supplierMatches }: ChatAnswer) =>
  (supplierMatches?.matches ?? []).flatMap(({ products }) => products);

describe('the cheapest', () => {
  it.each([
    ['binding wire to Wajir', 'which is the cheapest?', 'KSh 3,990 / 25 kg roll (KSh 159.60 / kg)'],
    [
      'nataka binding wire Wajir',
      'ya bei rahisi?',
      'KSh 3,990 kwa roli ya 25 kg (KSh 159.60 kwa kilo)',
    ],
    ['5 kg binding wire to Wajir', 'the cheapest', 'Binding Wire loose, KSh 186 / kg, Bandali'],
    ['50 kg binding wire to Wajir', 'the cheapest', 'Binding Wire coil, KSh 3,990'],
    ['2 tonnes of river sand to Wajir', 'the cheapest', 'River Sand Faraja, KSh 2,600'],
    ['20 tonnes of river sand to Wajir', 'the cheapest', 'River Sand Bandali, KSh 2,000'],
    ['cement to Wajir', 'the cheapest', 'Bandali Cement, KSh 800 / 50 kg bag (KSh 16 / kg)'],
  ])('%s, %s', async (first, second, words) => {
    const answer = await talk(first, second);
    expect(answer.response).toContain(words);
    const [best] = cards(answer);
    expect(answer.response).toContain(best?.name);
    expect(answer.supplierMatches?.rankedBy).toBe('price');
  });

  it('shows the price of the measure on each card whose pack differs from others', async () => {
    const [roll, loose] = cards(await talk('binding wire to Wajir', 'the cheapest'));
    expect(roll).toMatchObject({ unit: '25 kg roll', basePrice: { price: '159.60', unit: 'kg' } });
    expect(loose).toMatchObject({ unit: 'kg', basePrice: null });
  });
});

describe('the sum', () => {
  it.each([
    ['50 bags of cement to Wajir', 'total?', 'about KSh 40,000', 'Bandali Cement, 50 × 50 kg bags'],
    [
      'mifuko 50 ya simiti Wajir',
      'jumla ni ngapi?',
      'kama KSh 40,000',
      'Bandali Cement, mifuko 50 ya 50 kg kwa KSh 800',
    ],
    ['2 tonnes of cement to Wajir', 'total?', 'about KSh 32,000', '40 × 50 kg bags at KSh 800'],
    ['30 kg binding wire to Wajir', 'total?', 'about KSh 5,580', '30 kg at KSh 186'],
    ['2 tonnes of river sand to Wajir', 'total?', 'about KSh 5,200', '2 tonnes at KSh 2,600'],
    ['20 tonnes of river sand to Wajir', 'total?', 'about KSh 40,000', '20 tonnes at KSh 2,000'],
  ])('%s, %s', async (first, second, total, counted) => {
    const answer = await talk(first, second);
    expect(answer.response).toContain(total);
    expect(answer.response).toContain(counted);
    const shown = cards(answer).map(({ name }) => name);
    expect(shown.some((name) => answer.response.includes(name))).toBe(true);
    expect(shown).not.toContain('River Sand Mbali');
  });

  it('asks for the size where tins hold 4 and 20 litres, and adds what was said', async () => {
    const open = await talk('10 emulsion paint to Wajir', 'total?');
    expect(open.response).toMatch(/^Tell me which size of Emulsion Paint/);
    const sized = await talk('10 emulsion paint 20 litres to Wajir', 'total?');
    expect(sized.response).toContain('about KSh 43,100');
  });

  it('leaves out what nobody delivers there, and says so', async () => {
    const { response } = await talk('50 bags of cement and 10 Y12 bars to Wajir', 'total?');
    expect(response).toContain('about KSh 40,000');
    expect(response).toMatch(/No supplier delivers Deformed Bar 12 mm there/);
    const swahili = await talk('mifuko 50 ya simiti na nondo Y12 10 Wajir', 'jumla?');
    expect(swahili.response).toMatch(/Hakuna anayeleta nondo.* hapo/);
  });
});

describe('a budget', () => {
  it.each([
    [
      '50 bags of cement to Wajir, budget 45k',
      /about KSh 40,000, within your budget of KSh 45,000/,
    ],
    // Those who are cheaper do not deliver there.
    ['50 bags of cement to Wajir, budget 30k', /about KSh 40,000, above your budget of KSh 30,000/],
    ['mifuko 50 ya simiti Wajir, bajeti 30k', /KSh 40,000, juu ya bajeti yako ya KSh 30,000/],
    [
      '50 bags of cement and 10 Y12 bars to Wajir, budget 60k',
      /about KSh 40,000 of your budget of KSh 60,000\. Not included: Deformed Bar 12 mm/,
    ],
    ['cement to Wajir, budget 60k', /cannot compare your budget of KSh 60,000 with the prices yet/],
  ])('%s', async (message, words) => {
    expect((await talk(message)).response).toMatch(words);
  });
});

describe('the rough list of a stage', () => {
  const foundation = 'foundation for a 3 bedroom bungalow in Kitengela, what do I need?';

  it('names the sizes that the trade takes, and shows no other', async () => {
    const answer = await talk(foundation);
    expect(answer.response).toContain('These are estimates');
    expect(answer.response).toMatch(/Deformed Bar 12 mm: 55 pieces/);
    const bars = cards(answer).filter(({ name }) => /Deformed Bar/.test(name));
    for (const { name } of bars) expect(name).toMatch(/Y12/);
    // Of so many nobody can have all: counted against all that was listed.
    const [, covered] = answer.supplierMatches?.matches[0]?.reasons[0]?.split(' of ') ?? [];
    expect(covered).toBe(`${answer.items?.length} items`);
  });

  it('is added up line by line', async () => {
    const { response } = await talk(foundation, 'total?');
    expect(response).toMatch(/• Pozzolanic Cement: 122 × 50 kg bags at KSh [\d,]+ = KSh [\d,]+/);
    const sums = [...response.matchAll(/= KSh ([\d,]+)/g)].map(([, sum = '']) => asNumber(sum));
    const total = asNumber(/about KSh ([\d,]+)/.exec(response)?.[1] ?? '');
    expect(Math.abs(total - sums.reduce((sum, one) => sum + one, 0))).toBeLessThan(sums.length);
  });

  it.each([
    [foundation, 'draft rfq', 'Materials for a foundation (rough amounts)'],
    ['vifaa vya msingi wa nyumba ya vyumba vitatu', 'tuma rfq', 'Vifaa vya msingi (makadirio)'],
  ])('is called so in the request: %s', async (first, second, title) => {
    expect((await talk(first, second)).rfqDraft?.title).toBe(title);
  });

  it('is none where the materials were named', async () => {
    const { rfqDraft } = await talk('50 bags of cement and 10 Y12 bars to Thika', 'draft rfq');
    expect(rfqDraft?.title).not.toMatch(/rough/);
  });
});

describe('a price that somebody was asked', () => {
  it.each([
    [
      'is KSh 800 per bag fair for cement?',
      /per 50 kg bag here, typically .* \(\d+ suppliers, .*20\d\d\)\. KSh 800 is within that/,
    ],
    ['is KSh 30,000 per tonne fair for cement?', /per tonne here.*KSh 30,000 is above that/],
    ['is 2k per bag fair for cement?', /KSh 100 to KSh 800 .*KSh 2,000 is above that/],
  ])('%s', async (message, words) => {
    expect((await talk(message)).response).toMatch(words);
  });
});

const asNumber = (text: string) => Number(text.replaceAll(',', ''));

describe('a range of prices', () => {
  it('is of who delivers there, in each unit', async () => {
    const answer = await talk('bei ya river sand Wajir');
    expect(answer.response).toContain('Bei za wanaoleta hapo: KSh 2,000 hadi KSh 2,600 kwa tani');
    const { response } = await talk('price of binding wire, Wajir');
    expect(response).toMatch(/KSh 186 \/ kg/);
    expect(response).toMatch(/KSh 3,990 \/ 25 kg roll/);
  });
});

describe('what a sum is not', () => {
  it('says where a supplier has less than is asked for', async () => {
    const { response } = await talk(
      '700 tonnes of river sand in Wajir',
      'how much is it in total?',
    );
    expect(response).toMatch(/(?:Bandali|Faraja) \w+ has only 500 tonnes of River Sand/);
    const enough = await talk('400 tonnes of river sand in Wajir', 'how much is it in total?');
    expect(enough.response).not.toContain('has only');
  });

  it('says that of a long list only the first lines are in it', async () => {
    const bars = [8, 10, 12, 16, 20, 25].map((size) => `pcs Y${size}`);
    const wide = [...bars, ...kinds].map((kind, at) => `${at + 2} ${kind}`).join('\n');
    const found = await talk(`${wide}\nin Nairobi`);
    const count = found.items?.length ?? 0;
    expect(count).toBeGreaterThan(40);
    const total = await talk(`${wide}\nin Nairobi`, 'how much is it in total?');
    expect(total.response).toContain(`Only the first 40 of your ${count} items are included.`);
  });
});

/** As sites call them, none of them twice. */
const kinds =
  `bags cement; tonnes ballast; tonnes river sand; tonnes hardcore; kg binding wire; kg roofing nails;
  pcs solid concrete blocks; pcs paving blocks; pcs cypress timber 2x2; pcs cypress timber 3x2; pcs cypress timber 4x2;
  pcs cypress timber 6x2; pcs marine plywood; pcs gypsum boards; pcs ceiling boards; bags tile adhesive; bags grout;
  boxes ceramic floor tiles; boxes wall tiles; litres emulsion paint; litres gloss paint; litres undercoat;
  pcs ppr pipe 20 mm; pcs ppr pipe 25 mm; pcs pvc pipe 110 mm; pcs gate valve; pcs kitchen sink; pcs wash basin;
  pcs toilet; pcs shower mixer; pcs water tank 1000 litres; rolls cable 2.5 mm; rolls cable 1.5 mm; pcs sockets;
  pcs switches; pcs bulb holders; pcs steel door; pcs padlock`
    .split(/;\s*/)
    .map((kind) => kind.trim());

describe('a job', () => {
  it('is counted, asked for what is missing, changed, and drafted', async () => {
    const slab = await talkAs(contractor, [
      'how many bags for a slab 10 m by 8 m, 150 mm in Nakuru',
    ]);
    expect(slab.response).toContain('Portland Cement: 78 × 50 kg bags');
    expect(slab.response).toContain('mix 1:2:4 (C16/20), waste 2.5%');
    expect(slab.response).toMatch(/KSh [\d,]+ on the lists of up to \d+ suppliers? .*Nakuru/);
    const [link] = slab.links ?? [];
    const page = new URL(link?.href ?? '', 'http://localhost').searchParams;
    const { body } = await contractor.get<TakeOffAnswer>(`/api/take-off?${page}`);
    expect(body.lines.map(({ quantity }) => quantity)).toEqual(
      slab.items?.map(({ quantity }) => quantity),
    );
    const draft = await talkAs(contractor, [
      'slab ya mita 10 inataka mifuko ngapi',
      '8m',
      'tumia C25',
      'omba bei',
    ]);
    expect(draft.rfqDraft?.items.map(({ quantity }) => quantity)).toEqual([100, 8.5, 15.5]);
    const asked = await talkAs(contractor, ['mabati ngapi kwa paa la urefu mita 12']);
    expect(asked.response).toMatch(/upana .*\bm"?/);
  });
});
