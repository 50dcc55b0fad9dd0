import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { PastedLine } from '../schema.ts';
import { readPastedList } from './pasted-list.ts';
import type { LineReading } from './ports.ts';
import { rfqRoutes } from './routes.ts';

let server: TestServer;

/** Knows cement, by the number before it. */
const readLines = async (text: string): Promise<LineReading[]> => {
  if (!text.includes('cement')) return [];
  const quantity = Number(/\d+/.exec(text)?.[0] ?? 0) || null;
  const name = 'Cement 32.5';
  return [
    { name, productType: 'cement-32-5', categoryId: null, quantity, unit: 'bag', sure: true },
  ];
};

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(rfqRoutes({ ...database, enqueue: jobs.enqueue, readLines }));
    },
  });
});
afterAll(() => server.close());

async function read(text: string) {
  const visitor = await server.signedIn((await buildUser(server.database.db)).id);
  return visitor.post<PastedLine[]>('/api/rfqs/read-lines', { text });
}

describe('POST /api/rfqs/read-lines', () => {
  it('reads a list line by line and says what each was read off', async () => {
    const { status, body } = await read('For the slab:\n\n- 40 bags cement\n• 10 Simba cement\n');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { from: '40 bags cement', productName: 'Cement 32.5', quantity: 40, specifications: null },
      { from: '10 Simba cement', quantity: 10, specifications: 'Simba cement' },
    ]);
    expect(body.every(({ isKnown, isSure }) => isKnown && isSure)).toBe(true);
  });

  it('loses no size that was written', async () => {
    const specifications = async (text: string) => (await read(text)).body[0]?.specifications;
    for (const size of ['cement 14ft', 'cement 9"', 'cement Ø110', 'cement 6 m']) {
      expect(await specifications(`20 ${size}`), size).toBe(size);
    }
    for (const text of ['20 pcs cement', '7 kg cement', 'cement 32.5']) {
      expect(await specifications(text), text).toBeNull();
    }
  });

  it('leaves how much to its own field, which may change', async () => {
    const specifications = async (text: string) => (await read(text)).body[0]?.specifications;
    expect(await specifications('7 tonnes simba cement')).toBe('simba cement');
    expect(await specifications('simba cement 45 pcs')).toBe('simba cement');
    expect(await specifications('1,200 bags of simba cement')).toBe('1,200 bags of simba cement');
    expect(await specifications('20 bags of simba cement 20mm')).toBe('simba cement 20mm');
    expect(await specifications('simba cement 50kg 50 bags')).toBe('simba cement 50kg');
  });

  it('tells suppliers neither what a bill reckons with nor the number of its row', async () => {
    const specifications = async (text: string) => (await read(text)).body[0]?.specifications;
    for (const row of [
      'A\tSimba cement\t120\tbags\t780\t93,600.00',
      'B | Simba cement | 120 | bags | 780 | 93,600',
      '3. Simba cement 120 bags @ 780 93,600',
      'c) Simba cement 120 bags',
    ]) {
      expect(await specifications(row), row).toBe('Simba cement');
    }
    const [unknown] = (await read('Gypsum trap\t4\tpcs\t2,500\t10,000')).body;
    expect(unknown?.productName).toBe('Gypsum trap 4 pcs');
  });

  it('reads a line that is a list itself in pieces, and loses none of it', async () => {
    const read: number[] = [];
    const counting = (text: string) => {
      read.push(text.length);
      return readLines(text);
    };
    const text = Array.from({ length: 90 }, (_, index) => `${index + 1} Simba cement`).join(', ');
    const lines = await readPastedList({ readLines: counting }, text);
    expect(Math.max(...read)).toBeLessThanOrEqual(300);
    expect(lines.map(({ from }) => from).join(' ')).toBe(text);
    expect(lines.every(({ from }) => /^\d+ Simba/.test(from) && /cement,?$/.test(from))).toBe(true);
    const numbers = `${'simba '.repeat(49)}cem 1,000 bags`;
    const cut = await readPastedList({ readLines: counting }, numbers);
    expect(cut.map(({ from }) => from).join(' ')).toBe(numbers);
    expect(cut.every(({ from }) => !/\d,?$|^,?\d{3}\b/.test(from))).toBe(true);
    read.length = 0;
    await readPastedList({ readLines: counting }, 'ﷺ'.repeat(9_999));
    expect(Math.max(...read)).toBeLessThanOrEqual(300);
  });

  it('takes no sum for a line', async () => {
    const sums = ['Total', 'Sub-total: KSh 45,000', 'GRAND TOTAL 120,000/=', 'Jumla 5000'];
    const { body } = await read(
      ['40 bags cement', ...sums, 'Total station hire 2 days'].join('\n'),
    );
    expect(body.map(({ from }) => from)).toEqual(['40 bags cement', 'Total station hire 2 days']);
  });

  it('lets others have their turn between two lines', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    await readPastedList({ readLines }, Array(50).fill('5 cement').join('\n'));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(49);
  });

  it('keeps what it does not know as it was written, to be looked at', async () => {
    expect((await read('a thing for the gate')).body).toEqual([
      {
        from: 'a thing for the gate',
        productName: 'a thing for the gate',
        categoryId: null,
        isKnown: false,
        quantity: null,
        unit: null,
        specifications: null,
        isSure: false,
        isLikely: false,
      },
    ]);
    expect((await read('cement')).body).toMatchObject([{ quantity: null, isSure: false }]);
  });

  it('answers at most as many lines as an RFQ holds, and refuses too long a text', async () => {
    expect((await read('1 cement\n'.repeat(700))).body).toHaveLength(500);
    expect((await read('x'.repeat(20_001))).status).toBe(422);
    expect((await read(' ')).status).toBe(422);
  });
});
