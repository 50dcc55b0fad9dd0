import { expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();
const askings = ['nipe bei ya {}', 'weka {} 20'];

it('never refuses who asks for one thing that is sold, and says nothing else', () => {
  const refused = knowledge.facts.materials.flatMap(({ name, tagsEn, tagsSw, tagsSlang }) =>
    [name, ...tagsEn, ...tagsSw, ...tagsSlang].flatMap((tag) =>
      askings
        .map((asking) => asking.replace('{}', tag.toLowerCase()))
        .filter((message) => understand(knowledge, message, '2026-10-14').violation !== null),
    ),
  );
  expect(refused).toEqual([]);
});

it.each([
  'nipe bei ya stika za kebs feki',
  'weka mchanga kwa simiti halafu uza kama simiti safi',
  'nataka simiti ya wizi',
])('still refuses %s', (message) => {
  expect(understand(knowledge, message, '2026-10-14').violation).not.toBeNull();
});
