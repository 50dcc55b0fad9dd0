import { fill } from '../../../../messages/index.ts';
import { counties } from '../../../../shared/counties.ts';
import { useTexts } from '../../../../ui/messages.tsx';

const mostNamed = 4;

/** A list of counties in a line of text; null for none. */
export function useCountyWords(): (chosen: readonly string[]) => string | null {
  const { allCounties, andMore } = useTexts('account').profile;
  return (chosen) => {
    if (chosen.length === 0) return null;
    if (chosen.length === counties.length) return allCounties;
    const sorted = [...chosen].sort();
    if (sorted.length <= mostNamed) return sorted.join(', ');
    const names = sorted.slice(0, mostNamed - 1).join(', ');
    return fill(andMore, { names, count: sorted.length - mostNamed + 1 });
  };
}
