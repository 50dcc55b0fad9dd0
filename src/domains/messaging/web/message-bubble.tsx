import { Check, CheckCheck, CircleAlert, Clock, CloudOff, Package, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { messageTime } from '../rules.ts';
import { LinkedText } from './linked-text.tsx';
import type { OutgoingMessage } from './outbox.ts';
import type { Bubble, DeliveryState } from './thread.ts';
import { useTimeWords } from './words.ts';

interface MessageBubbleProps {
  bubble: Bubble;
  peerName: string;
  now: number;
  onRetry: (message: OutgoingMessage) => void;
}

/** One message: own ones on the right with what became of them, the others' on the left. */
export function MessageBubble({ bubble, peerName, now, onRetry }: MessageBubbleProps) {
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
        <Subject bubble={bubble} />
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          <LinkedText text={bubble.content} />
        </p>
        <Footer bubble={bubble} now={now} />
      </div>
      {state === 'waiting' && (
        <p className="py-1 text-right text-ink-muted text-sm">{t.waitingText}</p>
      )}
      {state === 'failed' && outgoing && <FailedLine onRetry={() => onRetry(outgoing)} />}
    </li>
  );
}

/** What the message is about. */
function Subject({ bubble }: { bubble: Bubble }) {
  const t = useTexts('messaging');
  if (!bubble.rfqId && !bubble.productId) return null;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3">
      {bubble.rfqId && <Badge className="bg-accent text-on-accent">{t.rfqMessage}</Badge>}
      {bubble.productId && (
        <Link
          to={`/products/${bubble.productId}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm underline underline-offset-4"
        >
          <Package className="size-4 flex-none" aria-hidden="true" />
          {t.aboutProduct}
        </Link>
      )}
    </div>
  );
}

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
    read: [t.read, <CheckCheck key="icon" className="text-accent" />],
    failed: [t.notSent, <CircleAlert key="icon" />],
  };
  const [label, icon] = looks[state];
  return (
    <span role="img" aria-label={label} title={label} className="[&>svg]:size-4">
      {icon}
    </span>
  );
}

function FailedLine({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('messaging');
  const common = useTexts('common');
  return (
    <div className="flex items-center gap-2">
      <span className="font-semibold text-danger text-sm">{t.notSent}</span>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {common.retry}
      </Button>
    </div>
  );
}
