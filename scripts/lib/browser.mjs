import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop } from './install.mjs';

/** Debian's package without windows and without what only windows need: journeys take half the time. */
export const withoutWindows = 'chromium-headless-shell';

const anywhere = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the wanted Debian package (on Debian as
 * root it is installed when missing), else any Chromium of this machine.
 */
export function ensureBrowser(wanted = 'chromium') {
  const places = [process.env.CHROMIUM_PATH, `/usr/bin/${wanted}`];
  const present = () => places.find((place) => place && existsSync(place));
  if (!present()) install(wanted);
  return (
    present() ??
    anywhere.find((place) => existsSync(place)) ??
    stop(`The browser tests need Chromium: apt-get install ${wanted}, or set CHROMIUM_PATH.`)
  );
}

function install(wanted) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${wanted} for the browser tests (once)…`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', wanted],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
