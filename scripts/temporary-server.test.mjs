import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withTemporaryServer } from './lib/temporary-server.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'jengasoko-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name, text) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const serving = `import { createServer } from 'node:http';
  createServer((request, answer) => {
    if (request.url === '/end') process.exit(4);
    answer.end('ready');
  }).listen(process.env.PORT);`;

it('answers what the work answers, and stops the server', async () => {
  const port = await freePort();
  const work = async (origin) => (await fetch(`${origin}/readyz`)).text();
  expect(await withTemporaryServer(port, work, program('serving', serving))).toBe('ready');
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

it('fails at once where the server cannot start', async () => {
  const failing = program('failing', 'process.exit(3);');
  await expect(withTemporaryServer(await freePort(), async () => 1, failing)).rejects.toThrow(
    '(3)',
  );
});

it('fails at once where the server ends while work is done', async () => {
  const never = async (origin) => {
    await fetch(`${origin}/end`).catch(() => undefined);
    await new Promise(() => undefined);
  };
  const ending = program('ending', serving);
  await expect(withTemporaryServer(await freePort(), never, ending)).rejects.toThrow('(4)');
});
