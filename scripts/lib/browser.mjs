import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop } from './install.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium for the browser tests; on Debian as root it is installed when missing. */
export function ensureBrowser() {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (once)…');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return stop('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
}
