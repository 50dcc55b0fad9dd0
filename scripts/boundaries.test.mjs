import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A tree that breaks each rule once: a check that falls asleep would find nothing here. */
const planted = {
  'src/domains/catalogue/web/page.tsx': "import '../server/queries.ts';",
  'src/domains/catalogue/server/queries.ts': "import pg from 'pg'; export const q = pg;",
  'src/domains/catalogue/server/service.ts': "import pg from 'pg'; export const s = pg;",
  'src/domains/catalogue/server/public.ts': "import '../../cart/server/public.ts';",
  'src/domains/catalogue/rules.ts':
    "import 'node:fs'; import 'react'; import '../../platform/db.ts';",
  'src/domains/cart/server/public.ts': "import '../../catalogue/server/service.ts';",
  'src/domains/cart/server/pool.ts': "import { open } from '../../../platform/db.ts'; open();",
  'src/domains/cart/server/seed.ts': "import '../../../../db/seed.ts';",
  'src/domains/cart/server/app.ts': "import '../../../app/server/main.ts';",
  'src/app/server/main.ts': 'export const main = 1;',
  'src/platform/db.ts': 'export const open = () => 1;',
  'src/platform/up.ts': "import '../domains/cart/server/public.ts';",
  'src/shared/a.ts': "import './b.ts'; export const a = 1;",
  'src/shared/b.ts': "import './a.ts'; export const b = 1;",
  'db/seed.ts': 'export const seed = 1;',
};

const expected = [
  'web-not-to-server',
  'pure-files-stay-pure',
  'pure-files-no-node',
  'pure-files-only-zod',
  'cross-domain-by-the-front-door',
  'domains-not-to-app',
  'shared-is-the-floor',
  'domains-not-to-db',
  'no-global-database-handle',
  'sql-lives-in-queries',
  'no-cycles',
  'catalogue-may-not-use',
];

const root = path.resolve(import.meta.dirname, '..');
const tree = mkdtempSync(path.join(root, '.boundaries-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the boundaries', () => {
  it('are each reported where a planted file breaks them', () => {
    for (const [name, text] of Object.entries(planted)) {
      const file = path.join(tree, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
    writeFileSync(
      path.join(tree, 'tsconfig.json'),
      '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true,"moduleResolution":"bundler","module":"esnext"}}',
    );
    const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const { stdout } = spawnSync(
      process.execPath,
      [cli, '--config', path.join(root, 'dependency-cruiser.cjs'), '--output-type', 'json', 'src'],
      { cwd: tree, encoding: 'utf8', maxBuffer: 1e8 },
    );
    const found = new Set(JSON.parse(stdout).summary.violations.map((entry) => entry.rule.name));
    expect([...expected].filter((rule) => !found.has(rule))).toEqual([]);
  });

  it('are checked on the real modules, not on none', () => {
    const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const stdout = execFileSync(
      process.execPath,
      [cli, '--config', 'dependency-cruiser.cjs', '--output-type', 'json', 'src'],
      { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
    );
    expect(JSON.parse(stdout).summary.totalCruised).toBeGreaterThan(100);
  });
});
