import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knowledgeFileSchema } from '../../materials/schema.ts';
import { readTrainingData } from '../understanding/classifier/training-data.ts';

const folder = new URL('./', import.meta.url);

/** Of a message without its marks and capitals; of those held back nothing else is ever read out. */
const fingerprint = (message: string): string =>
  createHash('sha256')
    .update(
      message
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex');

it('nothing that teaches is a message held back', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('held-back.jsonl'));
  const heldBack = new Set(
    files.flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => fingerprint((JSON.parse(line) as { message: string }).message)),
    ),
  );
  expect(files).toHaveLength(6);
  expect(heldBack.size).toBeGreaterThan(900);
  const { answers } = knowledgeFileSchema.parse(
    JSON.parse(
      readFileSync(new URL('../../../../db/reference/answers.json', import.meta.url), 'utf8'),
    ),
  );
  const asked = answers.flatMap(({ questionsEn, questionsSw }) => [...questionsEn, ...questionsSw]);
  expect(asked.filter((question) => heldBack.has(fingerprint(question)))).toEqual([]);
  expect(readTrainingData().filter(({ message }) => heldBack.has(fingerprint(message)))).toEqual(
    [],
  );
});
