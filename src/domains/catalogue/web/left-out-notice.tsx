import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { LeftOut } from './list-filters.ts';

/** Says which part of a mistyped address the list goes without, and which nothing can match. */
export default function LeftOutNotice(props: {
  leftOut: readonly LeftOut[];
  unknownCategory: string | null;
}) {
  const { leftOut, unknownCategory } = props;
  const t = useTexts('catalogue');
  const words = useTexts('finding');
  const parts = leftOut.map(({ name, value }) => `${t[name]} “${value}”`).join(', ');
  const sentences = [
    parts && fill(t.leftOut, { parts }),
    unknownCategory && fill(words.unknownCategory, { category: unknownCategory }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className="mb-3 wrap-anywhere rounded-control bg-warning-soft px-3 py-2 text-warning">
      {sentences.join(' ')}
    </p>
  );
}
