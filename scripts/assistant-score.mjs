/**
 * Scores the assistant on labelled messages: the public ones, our own, and our own that were never tuned on.
 * `npm run assistant:score [-- cases.jsonl …]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, node24, root, toolEnv } from './lib/install.mjs';

ensureInstalled();
const now = '2026-10-14';
const folder = 'src/domains/assistant/evaluation';
const given = process.argv.slice(2).filter((argument) => argument.endsWith('.jsonl'));
const files =
  given.length > 0
    ? given
    : [
        ...['public', 'own', 'later', 'vast', 'kindred'],
        ...['held-back', 'later-held-back', 'newest-held-back', 'vast-held-back'],
        ...['kindred-held-back', 'advice', 'advice-held-back'],
      ].map((name) => `${folder}/${name}.jsonl`);
/** As in `classifier/training-data.ts`: what was taught is told better than anything new. */
const taught = ['public', 'own', 'later', 'vast', 'kindred'];
const temporary = mkdtempSync(path.join(tmpdir(), 'assistant-score-'));

try {
  for (const file of files) {
    const out = path.join(temporary, path.basename(file));
    const isTaught = taught.some((name) => file.endsWith(`/${name}.jsonl`));
    process.stdout.write(
      `\n${path.basename(file)}${isTaught ? ' (teaches the classifier)' : ''}: `,
    );
    run(
      'src/app/server/commands/assistant-predict.ts',
      '--cases',
      file,
      '--out',
      out,
      '--now',
      now,
    );
    if (path.basename(file).startsWith('advice')) run(`${folder}/score-advice.ts`, file, out);
    else run(`${folder}/score.mjs`, file, out, '--now', now);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function run(...command) {
  const { status } = spawnSync(node24(), command, { cwd: root, env: toolEnv(), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
