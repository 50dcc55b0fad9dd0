import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import type { PastedLine } from '../../domains/rfqs/schema.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    template: 'demo',
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
});
afterAll(() => server.close());

async function read(lines: readonly string[]): Promise<PastedLine[]> {
  const visitor = await server.signedIn((await buildUser(server.database.db)).id);
  const answer = await visitor.post<PastedLine[]>('/api/rfqs/read-lines', {
    text: lines.join('\n'),
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

it('of a pasted bill only materials are suggested: no headings, totals, page carries or nonsense', async () => {
  const materials = [
    'Cement 32.5 50kg 120 bags',
    'A  Y12 deformed bars 80 pcs',
    'River sand 14 tonnes',
    'Binding wire 25 Kg',
    'Hinges for the gate, special 4 pcs',
  ];
  const others = [
    'BILL NO. 3 - SUBSTRUCTURE',
    'ELEMENT NO. 2: CONCRETE WORKS',
    'Concrete works',
    'REINFORCEMENT STEEL',
    'Item Description Qty Unit Rate Amount',
    'Page 3/2',
    'Carried to collection 450,000.00',
    'Brought forward from page 2   KSh 120,500',
    'Total carried to summary: 1,250,000',
    'Sub-total for steel 45,000',
    'TOTAL CEMENT 96,000/=',
    'Add 16% VAT 19,280',
    'Provisional sum for plumbing 50,000',
    'asdf qwerty',
    'Tukutane kesho saa 3',
  ];
  const found = await read([...materials, ...others]);
  const suggested = found.filter(({ isLikely }) => isLikely).map(({ from }) => from);
  expect(suggested).toEqual(materials);
});

it('what is sold by weight or length is so much of it', async () => {
  const wanted = {
    'Binding wire 25 Kg': ['Binding Wire', 25, 'kg'],
    'Binding wire 25kg': ['Binding Wire', 25, 'kg'],
    'Binding wire\t25\tKg': ['Binding Wire', 25, 'kg'],
    'Binding wire 25 Kg 150.00 3,750.00': ['Binding Wire', 25, 'kg'],
    '3 rolls binding wire 25 Kg': ['Binding Wire', 3, 'roll'],
    '10 kg binding wire': ['Binding Wire', 10, 'kg'],
    'Nails 4 inch 5kg': ['Nails', 5, 'kg'],
    'Cement 50kg 10 bags': ['Cement', 10, 'bag'],
  } as const;
  for (const [text, [name, quantity, unit]] of Object.entries(wanted)) {
    const [line] = await read([text]);
    expect([line?.quantity, line?.unit], text).toEqual([quantity, unit]);
    expect(line?.productName, text).toContain(name);
  }
});

it('grades and sizes beside a quantity are kept in the name or the specifications', async () => {
  const wanted = {
    'Cement 42.5 100 bags': ['42.5', 100],
    '100 bags cement 42.5': ['42.5', 100],
    'Cement 32.5 50kg 120 bags': ['32.5', 120],
    'Y12 steel bars 40 pcs': ['Y12', 40],
    'Paint 20L 4 buckets': ['20L', 4],
    'BRC A142 12 rolls': ['A142', 12],
  } as const;
  for (const [text, [grade, quantity]] of Object.entries(wanted)) {
    const [line, ...more] = await read([text]);
    expect(more, text).toEqual([]);
    expect(line?.quantity, text).toBe(quantity);
    const kept = `${line?.productName} ${line?.specifications ?? ''}`.replaceAll(' ', '');
    expect(kept.toUpperCase(), text).toContain(grade.toUpperCase());
    expect(line?.specifications ?? '', text).not.toMatch(/\b(?:100|120|40) ?(?:bags|pcs)/);
  }
});

it('a table has its numbers, units and prices in columns: each row asks for one thing, in its own unit', async () => {
  const wanted = {
    '1.1\tPPR pipe 20mm PN20\tm\t120\t95\t11,400': [120, 'metre'],
    '3.2\tConduit 20mm heavy gauge\tlength\t140\t90\t12,600': [140, 'piece'],
    'D | 50mm thick quarry dust blinding | 110 | SM | 150 | 16,500': [null, 'tonne'],
    'C | 300mm thick hardcore bed well rammed | 65 | CM | 1,800 | 117,000': [65, 'm3'],
    'N | Natural stone walling in cement sand (1:3) mortar | 55 | SM | 1,900 | 104,500': [
      55,
      'sqm',
    ],
  } as const;
  for (const [text, [quantity, unit]] of Object.entries(wanted)) {
    const lines = await read([text]);
    expect(lines, text).toMatchObject([{ quantity, unit, isLikely: true }]);
  }
  const others = await read([
    '1.0\tPLUMBING INSTALLATION\t\t\t\t',
    '2.0\tSANITARY FITTINGS\t\t\t\t',
    'A | Excavate oversite to remove vegetable soil | 120 | SM | 80.00 | 9,600.00',
  ]);
  expect(others.filter(({ isLikely }) => isLikely)).toEqual([]);
});

it('what the buyer reckons with stays out of what suppliers read', async () => {
  for (const text of [
    'cement 42.5 - 85 bags @ 780 = 66,300',
    'cement 42.5 - 85 bags @ 780/=',
    'cement 42.5 85 bags x 780 = 66,300/=',
  ]) {
    const [line] = await read([text]);
    expect(line, text).toMatchObject({ quantity: 85, unit: 'bag' });
    expect(`${line?.productName} ${line?.specifications}`, text).not.toMatch(/780|66,300/);
  }
});
