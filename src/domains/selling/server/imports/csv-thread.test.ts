import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { csvThreads, readCsvBeside } from './csv-thread.ts';

const head = 'name,price,unit,category\n';
const refused = (code: string) => ({ status: 422, issues: [{ path: 'file', code }] });

describe('readCsvBeside', () => {
  it('reads a list and says what is wrong with one', async () => {
    expect(await readCsvBeside(`${head}Simba,750,bag,cement`)).toEqual([
      { row: 2, cells: { name: 'Simba', price: '750', unit: 'bag', category: 'cement' } },
    ]);
    await expect(readCsvBeside(head)).rejects.toMatchObject(refused('list_empty'));
  });

  it('lets others go on meanwhile', async () => {
    const list = head + 'Simba,750,bag,cement\n'.repeat(10_000);
    let turns = 0;
    let isRead = false;
    const reading = readCsvBeside(list).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      turns += 1;
      await setTimeout(1);
    }
    expect(await reading).toHaveLength(10_000);
    expect(turns).toBeGreaterThan(5);
  });

  it('gives up what takes too long', async () => {
    const list = head + 'Simba,750,bag,cement\n'.repeat(10_000);
    await expect(readCsvBeside(list, csvThreads({ timeLimitMs: 0 }))).rejects.toMatchObject(
      refused('list_file_unreadable'),
    );
    expect(await readCsvBeside(`${head}Simba,750,bag,cement`)).toHaveLength(1);
  });
});
