import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './install.mjs';

/** Makes sure that the tests find a Redis; on Debian as root it is installed. They say so where there is none. */
export function tryRedis() {
  const isThere = () => spawnSync('redis-server', ['--version']).status === 0;
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Redis for the tests with several processes (once)…');
  // Its own service would start with it; the tests run theirs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env });
  }
  if (!isThere()) say('Redis is not installed, so the tests with several processes are skipped.');
}
