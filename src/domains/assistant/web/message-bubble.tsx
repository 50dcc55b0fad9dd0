import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../ui/primitives/button.tsx';
import {
  type ChatAnswer,
  type ChatLink,
  type ChatMessage,
  type ChatSource,
  type SupplierMatchAnswer,
  shownSuppliers,
} from '../schema.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { FiguredText } from './figured-text.tsx';
import { SupplierMatchCard } from './supplier-match-card.tsx';
import type { Pointed } from './use-shown-places.ts';

/** The drafts of a conversation: the last one counts. */
export interface Drafts {
  readonly latest: string | null;
  /** The latest, as long as it is not sent: lines can be added to it. */
  readonly open: string | null;
  noteSent(draftId: string): void;
}

interface Props {
  readonly message: ChatMessage;
  readonly drafts: Drafts;
  /** While its words are written: as many words, whose room is kept for them; its cards are there. */
  readonly room: string | null;
  /** Asks for quotes for what was found; null where that is not the next step. */
  readonly onAsk: (() => void) | null;
  /** Says what is suggested; null where somebody went on. */
  readonly onSay: ((text: string) => void) | null;
}

/** The highest score first, however they came, unless the cheapest were asked for. */
function bestOf(found: NonNullable<ChatAnswer['supplierMatches']>): readonly SupplierMatchAnswer[] {
  const { matches, rankedBy } = found;
  const ranked =
    rankedBy === 'price' ? matches : matches.toSorted((a, b) => b.matchScore - a.matchScore);
  return ranked.slice(0, shownSuppliers);
}

/** What one side said, with the cards that lead on. */
export function MessageBubble({ message, drafts, room, onAsk, onSay }: Props) {
  const t = useTexts('assistant');
  const isOwn = message.type === 'user';
  const { supplierMatches, rfqDraft, comparison, links = [] } = message.data ?? {};
  const { source, suggestions = [] } = message.data ?? {};
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = (places: readonly string[]) =>
    setPointed((before) => ({ places, count: (before?.count ?? 0) + 1 }));
  return (
    <article className={cx('grid gap-2', isOwn && 'justify-items-end')}>
      {(message.content !== '' || room !== null) && (
        <div
          className={cx(
            'max-w-[85%] rounded-card px-3 py-2 whitespace-pre-line wrap-anywhere',
            isOwn ? 'bg-brand text-on-brand' : 'border border-line bg-surface-raised',
          )}
        >
          <span className="sr-only">{isOwn ? t.you : t.assistantName}: </span>
          {room === null ? (
            <Words message={message} onPoint={point} />
          ) : (
            <Writing text={message.content} room={room} />
          )}
          {source && <SourceLine source={source} />}
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
      {(supplierMatches ? bestOf(supplierMatches) : []).map((match) => (
        <SupplierMatchCard key={match.supplierId} match={match} draftId={drafts.open} />
      ))}
      {onAsk && (
        <Button variant="outline" className="min-h-11" onClick={onAsk}>
          {t.askForQuotes}
        </Button>
      )}
      {comparison && <ComparisonCard comparison={comparison} pointed={pointed} />}
      {links.length > 0 && <PageLinks links={links} />}
      {onSay &&
        suggestions.map((text) => (
          <Button
            key={text}
            variant="outline"
            className="h-auto min-h-11 justify-start whitespace-normal text-left"
            onClick={() => onSay(text)}
          >
            {text}
          </Button>
        ))}
    </article>
  );
}

interface WordsProps {
  readonly message: ChatMessage;
  /** Follows a figure to the rows of the card. */
  readonly onPoint: (places: readonly string[]) => void;
}

function Words({ message: { content, data }, onPoint }: WordsProps) {
  if (!data?.figures) return content;
  const { figures, comparison } = data;
  return <FiguredText {...{ content, figures, comparison, onPoint }} />;
}

/** What an answer rests on. */
function SourceLine({ source: { label, href } }: { source: ChatSource }) {
  return (
    <small className="mt-2 block text-ink-muted">
      {href === null ? (
        label
      ) : (
        <a className="link" href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
    </small>
  );
}

/** Pages of ours on which it is done. */
function PageLinks({ links }: { links: readonly ChatLink[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ label, href }) => (
        <Link
          key={href}
          to={href}
          className={cx(buttonClass({ variant: 'outline' }), 'min-h-11 max-w-full wrap-anywhere')}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** What is written so far, in the room of the whole: the cards below stay where they are. */
function Writing({ text, room }: { text: string; room: string }) {
  const t = useTexts('assistant');
  return (
    <span className="grid">
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        {room}
      </span>
      <span className={cx('col-start-1 row-start-1', text === '' && 'text-ink-muted')}>
        {text || t.thinking}
      </span>
    </span>
  );
}
