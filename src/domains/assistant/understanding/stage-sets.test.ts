import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const read = (message: string) => understand(knowledge, message, '2026-11-22');
const amounts = (message: string) =>
  Object.fromEntries(read(message).items.map(({ types, quantity }) => [types[0], quantity]));

describe('materials that are asked for by the name of their family', () => {
  it.each([
    ['safety gear for 10', 'safety', 10],
    ['PPE for 25 men in Nakuru', 'safety', 25],
    ['vifaa vya usalama kwa watu 8', 'safety', 8],
    ['rfq for safety gear for 12 people in Thika by 30 November', 'safety', 12],
    ['ironmongery for 6 doors', 'ironmongery', 6],
    ['door hardware for 4 doors', 'ironmongery', 4],
    ['sanitary ware for 2 bathrooms', 'bathroom', 2],
    ['bathroom fittings for 4 units', 'bathroom', 4],
    ['tools for 5 masons', 'tools', 5],
  ])('are counted by what they are for: %s', (message, key, count) => {
    expect(read(message).stage).toMatchObject({ stage: { key }, count, isSizeSaid: true });
  });

  it('come in rough amounts for each', () => {
    expect(amounts('safety gear for 12 workers')).toMatchObject({
      'hard-hat': 12,
      'safety-boot': 12,
    });
    expect(amounts('ironmongery for 6 doors')).toMatchObject({
      'mortice-lock': 6,
      'door-hinge': 9,
    });
    expect(amounts('plumbing kit for a bathroom')).toMatchObject({
      'ppr-pipe': 6,
      'ppr-fitting': 15,
    });
    expect(amounts('wiring materials for 2 rooms')).toMatchObject({ switch: 4, socket: 6 });
  });

  it('are the usual number where nobody says for how many', () => {
    expect(read('safety gear').stage).toMatchObject({ count: 10, isSizeSaid: false });
  });

  it.each([
    'safety gear: 10 helmets, 20 gloves, 5 boots',
    'PPE: hard hats 10 and vests 12',
    'how do I choose safety gear',
    'plumber for my bathroom fittings',
  ])('are no set where things are counted or something else is asked: %s', (message) => {
    expect(read(message).stage).toBeNull();
  });

  it.each(['niko kwa lintel, nahitaji nini', 'natakiwa kununua nini kwa lintel'])(
    'are those of the stage that somebody is at: %s',
    (message) => {
      expect(read(message)).toMatchObject({
        intent: 'match_suppliers',
        stage: { stage: { key: 'columns' } },
      });
    },
  );
});
