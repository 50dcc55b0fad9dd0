import { describe, expect, it } from 'vitest';
import { piecesOf } from './features.ts';
import { saysPhrase, semanticClassesIn, semanticWords } from './semantic-classes.ts';
import { swahiliRests } from './swahili-verbs.ts';
import { asRead, readTrainingData } from './training-data.ts';

describe('semantic classes', () => {
  it.each([
    ['anadanganya', 'dangany'],
    ['nikamdanganye', 'dangany'],
    ['tumuonyeshe', 'on'],
    ['wasijue', 'ju'],
  ])('a Swahili verb has its root: %s', (word, root) => {
    expect([...swahiliRests(word)]).toContain(root);
  });

  it('are of words in any form and of words side by side', () => {
    const [forging, , look] = semanticClassesIn(['forging', 'to', 'look', 'away']);
    expect(forging).toContain('falsify');
    expect(look).toContain('approve');
  });

  it('are of words side by side with any one word between', () => {
    expect(semanticClassesIn(['behind', 'their', 'back'])[0]).toContain('secretly');
    expect(semanticClassesIn(['behind', 'back'])[0]).not.toContain('secretly');
  });

  it('are single words and marks, as messages are cut, where nothing is joined', () => {
    const rows = semanticWords.map(({ word }) => word);
    const odd = rows.filter((row) => !/[_~]/.test(row) && piecesOf(row).length !== 1);
    expect(odd).toEqual([]);
  });

  it('are no single message: two that teach say each row of several words', () => {
    const taught = readTrainingData().map(({ message }) => piecesOf(asRead(message)));
    const rows = semanticWords.map(({ word }) => word);
    const rare = rows.filter(
      (row) => row.includes('_') && taught.filter((words) => saysPhrase(words, row)).length < 2,
    );
    expect(rare).toEqual([]);
  });
});
