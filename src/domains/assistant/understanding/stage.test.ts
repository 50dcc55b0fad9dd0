import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string) => understand(knowledge, message, '2026-10-14');

describe('a stage that is named with its building', () => {
  it.each([
    ['plaster my 2 bedroom rental', 'plastering', 70],
    ['dig a pit latrine for the workers, materials', 'pit-latrine', 110],
  ])('%s', (message, key, areaSqm) => {
    expect(read(message)).toMatchObject({
      intent: 'match_suppliers',
      stage: { stage: { key }, areaSqm },
    });
  });

  it.each([
    'cement for the foundation of my house',
    'ceiling boards for a two bedroom house',
    'wall tiles for the bathroom of my house',
    'paint my rental, 20L white 4 buckets',
    'perimeter fence with chain link around the house',
    'how deep should the foundation of a house be',
    'what does a foundation for a house cost',
    'fundi wa kupaka rangi nyumba',
    'tank for a 3 bedroom house',
  ])('is none here: %s', (message) => {
    expect(read(message).stage).toBeNull();
  });
});
