import { describe, expect, it } from 'vitest';
import type { Brand } from './brand-words.ts';
import { findBrands } from './brands.ts';
import { prepare } from './knowledge.ts';
import { read } from './reading.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const { facts } = referenceKnowledge();
const knowing = (...brands: readonly Brand[]) => prepare({ ...facts, brands });
const stranger = (name: string): Brand => ({ name, isTrusted: false });
const trusted = (name: string): Brand => ({ name, isTrusted: true });
const now = '2026-11-22';

describe('brands on the list', () => {
  it('of a new supplier change no reading: misspelt words are respelt as before', () => {
    const names = ['cemnt semeti', 'kitengla', 'Wanjiku Kamau Blocks', 'mifuko'];
    for (const brands of [names.map(stranger), names.map(trusted)]) {
      const knowledge = knowing(...brands);
      for (const message of ['cemnt 50 bags kitengla', 'cemnt mifuko 50']) {
        const { intent, items, place } = understand(knowledge, message, now);
        expect(intent, message).toBe('match_suppliers');
        expect(items, message).toMatchObject([{ quantity: 50, unit: 'bag' }]);
        if (message.includes('kitengla')) expect(place?.town).toBe('Kitengela');
      }
    }
  });

  it('are words of their own kind where a verified supplier lists them, and unknown words else', () => {
    expect(knowing(trusted('Ndovuzi')).vocabulary.kindOf('ndovuzi')).toBe('brand');
    expect(knowing(stranger('Ndovuzi')).vocabulary.kindOf('ndovuzi')).toBeUndefined();
  });

  it('are found by name, save those of strangers that are everyday words', () => {
    const knowledge = knowing(trusted('Blue Triangle'), stranger('Ndovuzi'), stranger('mifuko'));
    const named = (message: string) => findBrands(knowledge, read(knowledge, message));
    expect(named('mifuko 50 za Blue Triangle')).toEqual(['blue triangle']);
    expect(named('ndovuzi cement mifuko 3')).toEqual(['ndovuzi']);
  });
});
