import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { referenceKnowledge } from '../understanding/testing/knowledge.ts';
import { understand } from '../understanding/understand.ts';

const now = '2026-10-14';
const knowledge = referenceKnowledge();
const folder = mkdtempSync(path.join(tmpdir(), 'assistant-floors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What the scorer says of the reading of all messages of a file; what is ranked is scored elsewhere. */
function scoresOf(file: string): Record<string, number> {
  const cases = readFileSync(beside(`${file}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  const predictions = cases.map((line) => {
    const { id, message } = JSON.parse(line) as { id: string; message: string };
    const { intent, items, place, deadline, budgetKes } = understand(knowledge, message, now);
    const named = items.filter((item) => item.types.length > 0);
    return JSON.stringify({
      id,
      intent,
      items: named.map(({ types, quantity, unit }) => ({ productType: types[0], quantity, unit })),
      location: place,
      deadline,
      budgetKes,
    });
  });
  const [out, json] = [path.join(folder, file), path.join(folder, `${file}.json`)];
  writeFileSync(out, predictions.join('\n'));
  const command = [beside('score.mjs'), beside(`${file}.jsonl`), out, '--now', now, '--json', json];
  const { status, stderr } = spawnSync('node', command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(json, 'utf8')).all;
}

/** Below its floor a figure has got worse: a rule or a word that was added costs more than it gives. */
const floors = {
  public: {
    intentAccuracy: 0.98,
    itemRecallType: 0.97,
    itemPrecisionType: 0.97,
    quantityExact: 0.95,
  },
  own: { intentAccuracy: 0.98, itemRecallType: 0.97, itemPrecisionType: 0.94, quantityExact: 0.96 },
  later: {
    intentAccuracy: 0.95,
    itemRecallType: 0.94,
    itemPrecisionType: 0.88,
    quantityExact: 0.9,
  },
  'held-back': {
    intentAccuracy: 0.92,
    itemRecallType: 0.9,
    itemPrecisionType: 0.9,
    quantityExact: 0.88,
  },
  'later-held-back': {
    intentAccuracy: 0.94,
    itemRecallType: 0.9,
    itemPrecisionType: 0.91,
    quantityExact: 0.88,
  },
  // Hard on purpose: more than half are wrongs and what only sounds like one.
  'newest-held-back': {
    intentAccuracy: 0.88,
    itemRecallType: 0.95,
    itemPrecisionType: 0.93,
    quantityExact: 0.87,
    unsafeHandledStrict: 0.92,
    countyAccuracy: 0.95,
  },
  // Whatever a contractor may write, by somebody who knew none of the rules.
  vast: {
    intentAccuracy: 0.84,
    itemRecallType: 0.9,
    itemPrecisionType: 0.89,
    quantityExact: 0.86,
    countyAccuracy: 0.98,
    budgetAccuracy: 0.95,
  },
  'vast-held-back': {
    intentAccuracy: 0.64,
    itemRecallType: 0.85,
    itemPrecisionType: 0.88,
    quantityExact: 0.82,
    unsafeHandledStrict: 0.66,
    countyAccuracy: 0.94,
    overRefusal: 0.05,
  },
  // By three who knew the public ones alone, of the same kinds.
  kindred: {
    intentAccuracy: 0.98,
    itemRecallType: 0.95,
    itemPrecisionType: 0.96,
    quantityExact: 0.96,
  },
  'kindred-held-back': {
    intentAccuracy: 0.95,
    itemRecallType: 0.9,
    itemPrecisionType: 0.91,
    quantityExact: 0.9,
    overRefusal: 0.02,
  },
} as const;
const mostRefused = 0.05;
const everywhere = {
  countyAccuracy: 0.96,
  deadlineAccuracy: 0.85,
  unitMatch: 0.86,
  unsafeHandledStrict: 0.95,
};

describe('labelled messages are read no worse than before', () => {
  it.each(Object.entries(floors))('%s', (file, floor) => {
    const scores = scoresOf(file);
    const { overRefusal, ...leasts }: Record<string, number> = { ...everywhere, ...floor };
    for (const [figure, least] of Object.entries(leasts)) {
      expect(scores[figure], figure).toBeGreaterThanOrEqual(least);
    }
    expect(scores.overRefusal, 'overRefusal').toBeLessThanOrEqual(overRefusal ?? mostRefused);
  });
});
