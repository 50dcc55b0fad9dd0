import { describe, expect, it } from 'vitest';
import { refusals } from '../../../../messages/en/refusals.ts';
import { verification as t } from '../../../../messages/en/verification.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import type { DocumentItem } from './document-uploads.ts';
import { problemsOf, refusalsOf } from './verification-checks.ts';

const right = { registrationNumber: 'PVT-9XU2R7K', kraPin: 'P051112223Z' };
const item = (state: DocumentItem['state']): DocumentItem => ({
  id: 'a',
  name: 'a',
  size: 1,
  state,
});
const done = item({ kind: 'done', objectPath: 'uploads/a' });

describe('before it is sent', () => {
  it('finds nothing wrong with two numbers and a document', () => {
    expect(problemsOf(right, [done], t, refusals)).toEqual({});
  });

  it('names each field that is missing', () => {
    expect(problemsOf({ registrationNumber: '', kraPin: 'x' }, [], t, refusals)).toEqual({
      registrationNumber: refusals.registration_number_wrong,
      kraPin: refusals.kra_pin_wrong,
      documents: refusals.document_missing,
    });
  });

  it.each([
    { kind: 'waiting' },
    { kind: 'sending', share: 0.5 },
    { kind: 'failed', problem: 'lost' },
  ] as const)('waits for a document that is $kind', (state) => {
    expect(problemsOf(right, [done, item(state)], t, refusals)).toEqual({
      documents: t.documentsUnfinished,
    });
  });
});

it('a refusal is told at its field and names its documents', () => {
  const issues = [
    { path: 'kraPin', message: 'no' },
    { path: 'documents.1', message: 'no' },
  ];
  expect(
    refusalsOf(new ApiError(422, JSON.stringify({ message: 'no', issues }), ''), t, refusals),
  ).toEqual({
    errors: { kraPin: refusals.kra_pin_wrong, documents: t.documentsUnfinished },
    refusedDocuments: new Set([1]),
  });
});
