// Runs on any Node from 20 on and imports nothing from npm: it is what brings the rest.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const npmArguments = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];
const stamp = path.join(root, 'node_modules', '.installed');

/** Installs the pinned packages when they are missing or the lock file changed. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (once)…');
  // Not `npm ci`: it refuses the lock file where a registry lacks the packages of another platform.
  const result = spawnSync('npm', npmArguments, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) stop('The packages could not be installed. See the npm output above.');
  writeFileSync(stamp, wanted);
}

/** Path of Node 24: the one npm brought, else the machine's own where it is new enough. */
export function node24() {
  const name = `node-${process.platform}-${process.arch}`;
  const brought = path.join(root, 'node_modules', name, 'bin', 'node');
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stop(
    `JengaSoko needs Node 24. npm installs it on Linux. On ${process.platform} ${process.arch}, install it yourself.`,
  );
}

/** Environment in which every tool finds Node 24 and the project's own binaries first. */
export function toolEnv(extra = {}) {
  const bin = [path.dirname(node24()), path.join(root, 'node_modules', '.bin')].join(
    path.delimiter,
  );
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function stop(line) {
  process.stderr.write(`\n${line}\n`);
  process.exit(1);
}
