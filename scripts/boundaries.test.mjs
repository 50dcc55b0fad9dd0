import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('../dependency-cruiser.cjs');
const rules = forbidden.map((rule) => rule.name);

/** For each domain that may not use all others, a file that uses one of those. */
const trespassers = forbidden
  .filter((rule) => rule.name.endsWith('-may-not-use'))
  .flatMap((rule) => {
    const domain = rule.name.replace('-may-not-use', '');
    const [closed] = /(?<=\()[^|)]+/.exec(rule.to.path);
    return [
      [`src/domains/${domain}/server/trespasser.ts`, `import '../../${closed}/server/public.ts';`],
      [`src/domains/${closed}/server/public.ts`, 'export const open = 1;'],
    ];
  });

/** A tree that breaks each rule once: a check that falls asleep would find nothing here. */
const planted = {
  ...Object.fromEntries(trespassers),
  'src/domains/catalogue/web/page.tsx': "import '../server/queries.ts';",
  'src/domains/catalogue/server/queries.ts': "import pg from 'pg'; export const q = pg;",
  'src/domains/catalogue/server/service.ts': "import pg from 'pg'; export const s = pg;",
  'src/domains/catalogue/rules.ts':
    "import 'node:fs'; import 'react'; import '../../platform/db.ts';",
  'src/domains/cart/server/public.ts': "import '../../catalogue/server/service.ts';",
  'src/domains/cart/server/pool.ts': "import { open } from '../../../platform/db.ts'; open();",
  'src/domains/cart/server/seed.ts': "import '../../../../db/seed.ts';",
  'src/domains/cart/server/app.ts': "import '../../../app/server/main.ts';",
  'src/domains/cart/server/factory.ts': 'export const build = 1;',
  'src/domains/cart/server/routes.ts': "import './factory.ts';",
  'src/domains/cart/server/routes.test.ts': "import '../../catalogue/server/service.ts';",
  'src/app/server/main.ts': 'export const main = 1;',
  'src/platform/db.ts': 'export const open = () => 1;',
  'src/platform/up.ts': "import '../domains/cart/server/public.ts';",
  'src/simulator/server.ts': "import '../shared/a.ts';",
  'src/shared/phone.ts': "import 'react'; export const parsePhone = 1;",
  'src/ui/phone-box.tsx': "import { parsePhone } from '../shared/phone.ts'; parsePhone;",
  'src/shared/a.ts': "import './b.ts'; export const a = 1;",
  'src/shared/b.ts': "import './a.ts'; export const b = 1;",
  'db/seed.ts': 'export const seed = 1;',
};

const root = path.resolve(import.meta.dirname, '..');
const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = path.join(root, 'dependency-cruiser.cjs');
const args = [cli, '--config', config, '--output-type', 'json'];
const reading = { encoding: 'utf8', maxBuffer: 1e8 };
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
    const { stdout } = spawnSync(process.execPath, [...args, 'src'], { cwd: tree, ...reading });
    const found = new Set(JSON.parse(stdout).summary.violations.map((entry) => entry.rule.name));
    expect(rules.filter((rule) => !found.has(rule))).toEqual([]);
  });

  it('are checked on the real modules, not on none', () => {
    // All of them are read by `npm run check`; one folder shows that they are found.
    const few = [...args, 'src/platform'];
    const stdout = execFileSync(process.execPath, few, { cwd: root, ...reading });
    expect(JSON.parse(stdout).summary.totalCruised).toBeGreaterThan(100);
  });
});
