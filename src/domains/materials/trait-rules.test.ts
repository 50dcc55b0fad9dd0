import { describe, expect, it } from 'vitest';
import { traitDifferences, traitsOf } from './trait-rules.ts';

const facts = (text: string) => ({ text, attributes: {}, productType: null });
const differences = (asked: string, offered: string, unit: string | null = null) =>
  traitDifferences(
    { traits: traitsOf(facts(asked)), facts: facts(asked), unit },
    traitsOf(facts(offered)),
  );

describe('an offer', () => {
  it.each([
    ['cement 32.5', 'cement 42.5'],
    ['gauge 30 mabati', 'gauge 28 mabati'],
    ['polythene gauge 500', 'polythene gauge 1000'],
    ['pipe class B', 'pipe class D'],
    ['light duty trolley', 'heavy duty trolley'],
    ['rangi nyeupe', 'white paint'],
    ['cement 42.5', 'cement'],
    ['gumboots size 9', 'Gumboots sizes 6 to 12'],
    ['double pole switch', 'Switch 1 gang'],
    ['socket 2 gang', 'Double socket'],
    ['twin with earth cable', 'single core cable'],
  ])('of more, or of what nobody told, meets "%s": "%s"', (asked, offered) => {
    expect(differences(asked, offered)).toEqual([]);
  });

  it.each([
    ['cement 42.5', 'cement 32.5', 'strength', '42.5', '32.5', true],
    ['gauge 28 mabati', 'gauge 30 mabati', 'gauge', '28', '30', true],
    ['PN 16 pipe', 'PN 10 pipe', 'pressure', '16', '10', true],
    ['pipe class D', 'pipe class B', 'pipeClass', 'D', 'B', true],
    ['20 litre paint', '4 litre paint', 'litres', '20 l', '4 l', false],
    ['red tiles', 'blue tiles', 'colour', 'red', 'blue', false],
    ['BRC A142', 'BRC A98', 'mesh', 'A142', 'A98', false],
    ['Safety boots size 42', 'Safety boots size 40', 'sizeNumber', '42', '40', false],
    ['Twin socket 13A', '13A Switched Socket single', 'gangs', '2', '1', false],
    ['swichi double', 'Light switch 1 gang', 'gangs', '2', '1', false],
  ])(
    'of "%s" that is "%s" differs in its %s: %s instead of %s',
    (asked, offered, ...difference) => {
      const [trait, wanted, given, isLower] = difference;
      expect(differences(asked, offered)).toEqual([
        { trait, asked: wanted, offered: given, isLower },
      ]);
    },
  );

  it('is compared by quantity alone in the measure that it is bought by', () => {
    expect(differences('20 litre paint', '4 litre paint', 'litre')).toEqual([]);
  });
});
