import { Suspense } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { type ChatMessage, type SupplierMatchAnswer, shownSuppliers } from '../schema.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { SupplierMatchCard } from './supplier-match-card.tsx';
import type { Drafts } from './use-drafts.ts';

interface Props {
  readonly message: ChatMessage;
  readonly drafts: Drafts;
  /** Whether its words are still being written; its cards are there already. */
  readonly isWriting: boolean;
  /** Asks for quotes for what was found; null where that is not the next step. */
  readonly onAsk: (() => void) | null;
}

/** The highest score first, however they came. */
const bestOf = (matches: readonly SupplierMatchAnswer[]) =>
  matches.toSorted((a, b) => b.matchScore - a.matchScore).slice(0, shownSuppliers);

/** What one side said, with the cards that lead on. */
export function MessageBubble({ message, drafts, isWriting, onAsk }: Props) {
  const t = useTexts('assistant');
  const isOwn = message.type === 'user';
  const { supplierMatches, rfqDraft, comparison } = message.data ?? {};
  return (
    <article className={cx('grid gap-2', isOwn && 'justify-items-end')}>
      {(message.content !== '' || isWriting) && (
        <div
          className={cx(
            'max-w-[85%] rounded-card px-3 py-2 whitespace-pre-line wrap-anywhere',
            isOwn ? 'bg-brand text-on-brand' : 'border border-line bg-surface-raised',
            // Room for a few lines, so that the cards below stay where they are.
            isWriting && 'min-h-24 w-[85%]',
          )}
        >
          <span className="sr-only">{isOwn ? t.you : t.assistantName}: </span>
          {message.content || <span className="text-ink-muted">{t.thinking}</span>}
        </div>
      )}
      {rfqDraft && (
        <Suspense fallback={null}>
          <DraftCard
            draft={rfqDraft}
            isReplaced={drafts.latest !== rfqDraft.id}
            onSent={drafts.noteSent}
          />
        </Suspense>
      )}
      {bestOf(supplierMatches?.matches ?? []).map((match) => (
        <SupplierMatchCard key={match.supplierId} match={match} draftId={drafts.open} />
      ))}
      {onAsk && (
        <Button variant="outline" className="min-h-11" onClick={onAsk}>
          {t.askForQuotes}
        </Button>
      )}
      {comparison && <ComparisonCard comparison={comparison} />}
    </article>
  );
}
