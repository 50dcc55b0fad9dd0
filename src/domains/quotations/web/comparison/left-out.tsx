import { countWords } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';

/** That quotations are missing, where their suppliers cannot be ordered from any more; else nothing. */
export function LeftOut({ count }: { count: number }) {
  const t = useTexts('comparison');
  if (count === 0) return null;
  return <p className="mt-1 max-w-3xl font-semibold">{countWords(t.leftOut, count)}</p>;
}
