import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { node24, root, say, stop, toolEnv } from './install.mjs';

const stamp = path.join(root, 'build', '.stamp');
/** What decides how the pages are built. */
export const inputs = [
  'src',
  'public',
  'scripts/lib/icons-one-by-one.ts',
  'scripts/lib/minified-twice.ts',
  'scripts/lib/build.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const compressible = /\.(js|css|svg|json|txt|xml)$/;
const minBytes = 1_024;

/** Builds the web application when its sources changed since the last build. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the web application (once)…');
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const result = spawnSync(node24(), [cli, 'build'], {
    cwd: root,
    env: toolEnv({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    stop(`The web application could not be built:\n${result.stdout}\n${result.stderr}`);
  }
  for (const file of files(path.join(root, 'build', 'client'))) precompress(file);
  writeFileSync(stamp, wanted);
}

/** Changes with the content of everything below a checkout that goes into the build. */
export function fingerprint(home = root) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const place = path.join(home, input);
    if (!existsSync(place)) continue;
    for (const file of statSync(place).isDirectory() ? files(place) : [place]) {
      const name = path.relative(home, file);
      if (/\.test\.tsx?$|\/server\//.test(name)) continue;
      hash.update(name).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Every file below a folder, in an order that is the same everywhere. */
function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Puts .br and .gz beside a built file, at the best ratio: it is done once and served for ever. */
function precompress(file) {
  if (!compressible.test(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < minBytes) return;
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Scripts come out a thousandth smaller.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
