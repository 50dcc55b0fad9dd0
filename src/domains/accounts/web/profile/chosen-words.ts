import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { useTexts } from '../../../../ui/messages.tsx';

const mostNamed = 4;

/** A list of names in a line of text; null for none. */
export function useNamesInLine(): (names: readonly string[]) => string | null {
  const { andMore } = useTexts('account').profile;
  return (names) => {
    if (names.length === 0) return null;
    const sorted = [...names].sort();
    if (sorted.length <= mostNamed) return sorted.join(', ');
    const first = sorted.slice(0, mostNamed - 1).join(', ');
    return fill(andMore, { names: first, count: sorted.length - mostNamed + 1 });
  };
}

/** The same of counties, of which all have a word. */
export function useCountyWords(): (chosen: readonly string[]) => string | null {
  const { allCounties } = useTexts('account').profile;
  const inLine = useNamesInLine();
  return (chosen) => (chosen.length === counties.length ? allCounties : inLine(chosen));
}
