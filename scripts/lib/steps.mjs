import { spawnSync } from 'node:child_process';
import { node24, root, say, toolEnv } from './install.mjs';

/** Runs a tool of the project and answers whether it succeeded; its output is the reader's. */
export function step(title, script, args, env = {}) {
  const started = Date.now();
  say(`\n── ${title}`);
  const result = spawnSync(node24(), [script, ...args], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  say(
    `── ${title}: ${result.status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return result.status === 0;
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
