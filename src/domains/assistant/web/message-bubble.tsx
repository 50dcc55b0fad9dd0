import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type ChatMessage, shownSuppliers } from '../schema.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { SupplierMatchCard } from './supplier-match-card.tsx';

/** What one side said, with the cards that lead on. */
export function MessageBubble({
  message,
  latestDraft,
}: {
  message: ChatMessage;
  latestDraft: string | null;
}) {
  const t = useTexts('assistant');
  const isOwn = message.type === 'user';
  const { supplierMatches, rfqDraft, comparison } = message.data ?? {};
  return (
    <article className={cx('grid gap-2', isOwn && 'justify-items-end')}>
      {message.content !== '' && (
        <div
          className={cx(
            'max-w-[85%] rounded-card px-3 py-2 whitespace-pre-line wrap-anywhere',
            isOwn ? 'bg-brand text-on-brand' : 'border border-line bg-surface-raised',
          )}
        >
          <span className="sr-only">{isOwn ? t.you : t.assistantName}: </span>
          {message.content}
        </div>
      )}
      {rfqDraft && <DraftCard draft={rfqDraft} />}
      {supplierMatches?.matches.slice(0, shownSuppliers).map((match) => (
        <SupplierMatchCard key={match.supplierId} match={match} draftId={latestDraft} />
      ))}
      {comparison && <ComparisonCard comparison={comparison} />}
    </article>
  );
}
