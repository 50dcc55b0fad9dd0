import { expect, it } from 'vitest';
import { emptyDraft, newLine } from './draft.ts';
import { keptDraftSchema } from './kept-draft.ts';

const keptOf = (stored: unknown) => keptDraftSchema.safeParse(stored).data ?? null;

const draft = { ...emptyDraft, title: 'Slab', lines: [newLine({ productName: 'Cement' })] };

it('a kept draft is read as it was stored, and fields that came since are filled in', () => {
  const kept = { draft, sent: { key: 'k', body: '{}' }, version: 2, base: draft };
  expect(keptOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const { verifiedOnly: _since, ...older } = draft;
  expect(keptOf({ draft: older })?.draft).toEqual(draft);
});

it('what does not fit is as if it were not there', () => {
  expect(keptOf(null)).toBeNull();
  expect(keptOf({ draft: { ...draft, lines: [{ name: 'Cement' }] } })).toBeNull();
  for (const base of [{}, { title: 'Slab' }, { ...draft, lines: 'none' }, 7]) {
    expect(keptOf({ draft, sent: null, base })).toMatchObject({ draft, base: undefined });
  }
});
