import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { node24, root, toolEnv } from './install.mjs';

/**
 * Runs a tool of the project and answers whether it succeeded. Its output is the reader's, or is written to
 * `output` where other steps run beside it.
 */
export async function step(title, script, args, { env = {}, output } = {}) {
  const started = Date.now();
  const say = (line) => (output ?? process.stdout).write(`${line}\n`);
  say(`\n── ${title}`);
  const told = output ? 'pipe' : 'inherit';
  const tool = spawn(node24(), [script, ...args], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', told, told],
  });
  for (const stream of [tool.stdout, tool.stderr]) stream?.pipe(output, { end: false });
  const [code] = await once(tool, 'close');
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`── ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return code === 0;
}

const bin = {
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  // TypeScript 7 takes half the time; dependency-cruiser reads with 6, whose API 7 does not have.
  tsc: 'node_modules/typescript-native/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Types, lint and boundaries: each is one check that passes or fails. */
export function checks() {
  return [
    ['types of the routes', bin.reactRouter, ['typegen']],
    ['types', bin.tsc, ['--noEmit']],
    ['lint and format', bin.biome, ['check', '--error-on-warnings', '.']],
    ['boundaries', bin.depcruise, ['--config', 'dependency-cruiser.cjs', 'src']],
  ];
}

export { bin };
