import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startThrowawayPostgres } from './index.ts';
import { query } from './test-support.ts';

const temporary = tmpdir();

it('gives tests a server of their own and deletes it when stopped', async () => {
  const before = new Set(readdirSync(temporary));
  const server = await startThrowawayPostgres();
  const [settings] = await query(server.url, `select current_setting('fsync') as fsync`);
  expect(settings).toEqual({ fsync: 'off' });
  const made = readdirSync(temporary).filter(
    (name) => name.startsWith('jengasoko-test-') && !before.has(name),
  );
  expect(made.length).toBeGreaterThan(0);
  const folders = made.map((name) => join(temporary, name));
  await Promise.all([server.stop(), server.stop()]);
  expect(folders.some((folder) => !existsSync(folder))).toBe(true);
  await expect(query(server.url, 'select 1')).rejects.toThrow();
});

it('removes what a killed test run left behind, and nothing that is young', async () => {
  const abandoned = join(temporary, `jengasoko-test-abandoned-${process.pid}`);
  const young = join(temporary, `jengasoko-test-young-${process.pid}`);
  mkdirSync(join(abandoned, 'postgres', 'cluster'), { recursive: true });
  cpSync(abandoned, young, { recursive: true });
  utimesSync(abandoned, new Date(0), new Date(0));
  try {
    await (await startThrowawayPostgres()).stop();
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(young)).toBe(true);
  } finally {
    rmSync(young, { recursive: true, force: true });
  }
});
