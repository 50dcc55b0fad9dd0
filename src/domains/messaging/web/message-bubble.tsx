import {
  Check,
  CheckCheck,
  CircleAlert,
  Clock,
  CloudOff,
  Eye,
  RotateCw,
  Trash2,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { messageTime } from '../rules.ts';
import { FileTiles } from './file-tiles.tsx';
import { LinkedText } from './linked-text.tsx';
import type { OutgoingMessage } from './outbox.ts';
import type { UploadProgress } from './progress.ts';
import { SubjectCards } from './subject-cards.tsx';
import type { Bubble, DeliveryState } from './thread.ts';
import { useTimeWords } from './words.ts';

export interface MessageBubbleProps {
  bubble: Bubble;
  ownId: string;
  peerName: string;
  now: number;
  progress: UploadProgress;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/**
 * One message: own ones on the right with what became of them, the others' on the left. Drawn anew only
 * when it has changed: hundreds may wait, and each is sent in several steps.
 */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { bubble, ownId, peerName, now, progress, onRetry, onDiscard } = props;
  const t = useTexts('messaging');
  const { state, outgoing } = bubble;
  const isOwn = state !== null;
  return (
    <li className={cx('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <div
        className={cx(
          'max-w-[85%] rounded-card px-3 py-2 shadow-card md:max-w-[75%]',
          isOwn
            ? 'rounded-br-none bg-brand text-on-brand'
            : 'rounded-bl-none border border-line bg-surface-raised',
        )}
      >
        <span className="sr-only">{isOwn ? t.you : peerName}: </span>
        <SubjectCards bubble={bubble} ownId={ownId} />
        <FileTiles bubble={bubble} progress={progress} />
        {bubble.content !== '' && (
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            <LinkedText text={bubble.content} />
          </p>
        )}
        <Footer bubble={bubble} now={now} />
      </div>
      {state === 'waiting' && (
        <p className="py-1 text-right text-ink-muted text-sm">{t.waitingText}</p>
      )}
      {state === 'failed' && outgoing && (
        <FailedLine onRetry={() => onRetry(outgoing)} onDiscard={() => onDiscard(outgoing)} />
      )}
    </li>
  );
});

function Footer({ bubble, now }: { bubble: Bubble; now: number }) {
  const words = useTimeWords();
  return (
    <p className="mt-1 flex items-center justify-end gap-1.5 text-xs tabular-nums">
      <time dateTime={bubble.createdAt}>{messageTime(bubble.createdAt, now, words)}</time>
      {bubble.state && <State state={bubble.state} />}
    </p>
  );
}

function State({ state }: { state: DeliveryState }) {
  const t = useTexts('messaging');
  const looks: Readonly<Record<DeliveryState, readonly [string, ReactNode]>> = {
    waiting: [t.waiting, <CloudOff key="icon" />],
    sending: [t.sending, <Clock key="icon" />],
    sent: [t.sent, <Check key="icon" />],
    delivered: [t.delivered, <CheckCheck key="icon" />],
    read: [t.read, <Eye key="icon" className="text-accent" />],
    failed: [t.notSent, <CircleAlert key="icon" />],
  };
  const [label, icon] = looks[state];
  return (
    <span role="img" aria-label={label} title={label} className="[&>svg]:size-4">
      {icon}
    </span>
  );
}

function FailedLine({ onRetry, onDiscard }: { onRetry: () => void; onDiscard: () => void }) {
  const t = useTexts('messaging');
  const common = useTexts('common');
  return (
    <div className="flex items-center gap-2">
      <span className="font-semibold text-danger text-sm">{t.notSent}</span>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        <Trash2 aria-hidden="true" />
        {t.discard}
      </Button>
    </div>
  );
}
