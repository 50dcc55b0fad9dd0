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

describe('names of companies', () => {
  const names = ['Chumatele Steel Depot', 'Thikanyundo Hardware', 'Ndovuzi Stores'];
  const knowledge = prepare({ ...facts, sellers: names });

  it('are no misspelt places, and are not cut into things', () => {
    const asked = understand(knowledge, 'simiti kwa Ndovuzi na nondo kwa Chumatele', now);
    expect(asked.place).toBeNull();
    expect(asked.items.map(({ types }) => types[0])).toEqual(['cement-32-5', 'deformed-bar']);
    const stock = understand(knowledge, 'does Thikanyundo have cement in stock?', now);
    expect(stock.items.map(({ types }) => types[0])).toEqual(['cement-32-5']);
    expect(stock.place).toBeNull();
  });

  it('teach nothing: who is called like a material hides none, and none is respelt to a name', () => {
    const strange = ['cemnt semeti', 'kitengla', 'mifuko', 'Ndovuzi', 'Cementi Ballasti'];
    const others = prepare({ ...facts, sellers: strange });
    for (const message of ['cemnt 50 bags kitengla', 'cementi 50 bags kitengla']) {
      const { items, place } = understand(others, message, now);
      expect(items, message).toMatchObject([{ quantity: 50, unit: 'bag' }]);
      expect(place?.town).toBe('Kitengela');
    }
    expect(others.vocabulary.kindOf('ndovuzi')).toBeUndefined();
    expect(others.vocabulary.respell('ndovuzy', false)?.word).not.toBe('ndovuzi');
  });
});
