import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useCurrentUser } from '../../accounts/web/public.tsx';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { QueueItem, QueueKind } from '../schema.ts';
import { releaseItem, takeItem } from './api.ts';
import { useDesk } from './queue-desk.tsx';
import { noteField, StaffNotes } from './staff-notes.tsx';
import { keysOf, useQueueKeys } from './use-queue-keys.ts';

interface QueueItemPaneProps {
  kind: QueueKind;
  item: QueueItem;
  /** What there is to decide, and the buttons that do. */
  children: ReactNode;
}

/** Where a decision begins: what is written comes before the button that sends it, and links lead away. */
const firstToDo = (decision: HTMLElement | null) =>
  decision?.querySelector<HTMLElement>('textarea, button') ??
  decision?.querySelector<HTMLElement>('a[href]');

/** An item of a queue: the way through the queue, who has it, the decision, and notes. */
export function QueueItemPane({ kind, item, children }: QueueItemPaneProps) {
  const t = useTexts('adminWork');
  const desk = useDesk();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const claim = useClaim(kind, item);
  const decision = useRef<HTMLDivElement>(null);
  useQueueKeys({
    next: () => desk.next?.(),
    previous: () => desk.previous?.(),
    take: () => void claim(),
    decide: () => firstToDo(decision.current)?.focus(),
    note: () => document.querySelector<HTMLElement>(`[data-shortcut=${noteField}]`)?.focus(),
    help: () => setHelpOpen(!isHelpOpen),
  });
  return (
    <section
      className="card grid min-w-0 grid-cols-1 gap-4 p-4"
      aria-label={item.title || t.untitled}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-muted text-sm tabular-nums">
          {desk.index >= 0 && fill(t.position, { index: desk.index + 1, total: desk.total })}
        </span>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            disabled={!desk.previous}
            onClick={() => desk.previous?.()}
            aria-keyshortcuts="k"
          >
            <ChevronLeft aria-hidden="true" />
            {t.previous}
          </Button>
          <Button
            variant="outline"
            disabled={!desk.next}
            onClick={() => desk.next?.()}
            aria-keyshortcuts="j"
          >
            {t.next}
            <ChevronRight aria-hidden="true" />
          </Button>
        </span>
      </div>
      <ItemHead item={item} onClaim={() => void claim()} />
      <div ref={decision} className="grid min-w-0 grid-cols-1 gap-4 border-line border-t pt-4">
        {children}
      </div>
      <div className="border-line border-t pt-4">
        <StaffNotes subject={kind} id={item.id} heading="h3" />
      </div>
      <KeyList isOpen={isHelpOpen} onToggle={setHelpOpen} />
    </section>
  );
}

/** Stands where an item waited until now, and leads on. */
export function GoneItem() {
  const { leave } = useDesk();
  const go = useRef(leave);
  useEffect(() => {
    go.current = leave;
  });
  useEffect(() => go.current(), []);
  return null;
}

function ItemHead({ item, onClaim }: { item: QueueItem; onClaim: () => void }) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  const user = useCurrentUser();
  const { id, title, since, takenBy } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  // Who goes on by key or by deciding hears where they are now.
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus();
    shown.current = id;
  }, [id]);
  const isOthers = takenBy !== null && takenBy.id !== user?.id;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl">
          {title || t.untitled}
        </h2>
        <p className="mt-1 text-ink-muted text-sm">
          {fill(t.since, { date: formatDateTime(since, language) })}
          {' · '}
          {takenBy === null && t.free}
          {takenBy && !isOthers && t.takenByYou}
          {takenBy && isOthers && (
            <strong className="text-warning">{fill(t.takenBy, takenBy)}</strong>
          )}
        </p>
      </div>
      <Button variant="outline" onClick={onClaim} aria-keyshortcuts="t">
        {takenBy ? t.release : t.take}
      </Button>
    </div>
  );
}

function useClaim(kind: QueueKind, { id, takenBy }: QueueItem) {
  const t = useTexts('adminWork');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return async () => {
    try {
      await (takenBy ? releaseItem(kind, id) : takeItem(kind, id));
      toast({ title: takenBy ? t.released : t.taken });
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    // Also where it was refused: then the page is out of date.
    await revalidate();
  };
}

function KeyList({ isOpen, onToggle }: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const t = useTexts('adminWork');
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-muted text-sm">
        {t.keys}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {(['next', 'previous', 'take', 'decide', 'note', 'help'] as const).map((name) => (
          <div key={name} className="contents">
            <dt>
              <kbd className="rounded border border-line px-1.5 font-mono">{keysOf[name][0]}</kbd>
            </dt>
            <dd>{t.keyList[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
