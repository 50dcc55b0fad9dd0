// npm run acceptance: lists the rows of docs/checklist.tsv that no test names in its title.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './lib/install.mjs';
import { testTitles } from './lib/test-titles.mjs';

const folders = ['src', 'db', 'e2e', 'bench'];
const idPattern = /\b[A-Z]{2,5}-\d{2}\b/g;

const rows = readFileSync(path.join(root, 'docs', 'checklist.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t'));
const named = new Set(
  folders
    .flatMap(testFiles)
    .flatMap((file) => testTitles(readFileSync(file, 'utf8'), file))
    .flatMap((title) => title.match(idPattern) ?? []),
);
const missing = rows.filter(([id]) => !named.has(id));

for (const [id, , , requirement] of missing) say(`${id}\t${requirement}`);
say(
  `\n${rows.length - missing.length} of ${rows.length} rows are named by a test; ${missing.length} are not.`,
);

function testFiles(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
