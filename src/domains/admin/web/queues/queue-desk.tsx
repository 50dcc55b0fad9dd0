import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { QueueItem, QueueKind } from '../../queues-schema.ts';
import { releaseItem, takeItem } from '../api.ts';
import { QueueNotes } from './queue-notes.tsx';
import { keysOf, useQueueKeys } from './use-queue-keys.ts';

interface QueueDeskProps {
  kind: QueueKind;
  first: Page<QueueItem>;
}

const noteField = 'note';

/** The queue's entries, and the one that is looked at: who has it, where it is decided, what was noted. */
export function QueueDesk({ kind, first }: QueueDeskProps) {
  const t = useTexts('adminWork');
  const { page, isLoading, isFailed, readMore } = useParts(first);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { items } = page;
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const item = items[index];
  const claim = useClaim(kind);
  const go = (to: number) =>
    setChosen(items[Math.min(Math.max(to, 0), items.length - 1)]?.id ?? null);
  useQueueKeys({
    next: () => go(index + 1),
    previous: () => go(index - 1),
    take: () => item && void claim(item),
    open: () => item && void navigate(item.href),
    note: () => document.querySelector<HTMLElement>(`[data-shortcut=${noteField}]`)?.focus(),
    help: () => setHelpOpen(!isHelpOpen),
  });
  if (!item) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="max-md:order-2">
        <QueueList items={items} current={item.id} onChoose={setChosen} />
        {page.next && (
          <LoadMore label={t.more} onLoad={readMore} pending={isLoading} failed={isFailed} />
        )}
      </div>
      <section className="card grid gap-4 p-4 md:sticky md:top-20" aria-live="polite">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-ink-muted text-sm tabular-nums">
            {fill(t.position, { index: index + 1, total: items.length })}
          </span>
          <span className="flex gap-2">
            <Button
              variant="outline"
              disabled={index === 0}
              onClick={() => go(index - 1)}
              aria-keyshortcuts="k"
            >
              <ChevronLeft aria-hidden="true" />
              {t.previous}
            </Button>
            <Button
              variant="outline"
              disabled={index === items.length - 1}
              onClick={() => go(index + 1)}
              aria-keyshortcuts="j"
            >
              {t.next}
              <ChevronRight aria-hidden="true" />
            </Button>
          </span>
        </div>
        <ItemHead item={item} onClaim={() => void claim(item)} />
        <QueueNotes key={item.id} kind={kind} itemId={item.id} shortcut={noteField} />
        <KeyList isOpen={isHelpOpen} onToggle={setHelpOpen} />
      </section>
    </div>
  );
}

function QueueList(props: {
  items: readonly QueueItem[];
  current: string;
  onChoose: (id: string) => void;
}) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  return (
    <ul className="card divide-y divide-line overflow-hidden" aria-label={t.entries}>
      {props.items.map(({ id, title, since, takenBy }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === props.current}
            className="grid min-h-11 w-full px-3 py-2 text-left hover:bg-surface-sunken aria-[current=true]:bg-surface-sunken aria-[current=true]:font-semibold"
            onClick={() => props.onChoose(id)}
          >
            <span className="wrap-anywhere line-clamp-2">{title || t.untitled}</span>
            <span className="font-normal text-ink-muted text-xs">
              {formatDateTime(since, language)}
              {takenBy && ` · ${takenBy.name}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ItemHead({ item, onClaim }: { item: QueueItem; onClaim: () => void }) {
  const t = useTexts('adminWork');
  const language = useLanguage();
  const user = useCurrentUser();
  const { title, since, takenBy, href } = item;
  const name = title || t.untitled;
  return (
    <>
      <div>
        <h2 className="wrap-anywhere text-xl">{name}</h2>
        <p className="mt-1 text-ink-muted text-sm">
          {fill(t.since, { date: formatDateTime(since, language) })}
          {' · '}
          {takenBy === null && t.free}
          {takenBy && (takenBy.id === user?.id ? t.takenByYou : fill(t.takenBy, takenBy))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href} aria-label={fill(t.openNamed, { title: name })}>
          {t.open}
        </LinkButton>
        <Button variant="outline" onClick={onClaim} aria-keyshortcuts="t">
          {takenBy ? t.release : t.take}
        </Button>
      </div>
    </>
  );
}

function useClaim(kind: QueueKind) {
  const t = useTexts('adminWork');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  return async ({ id, takenBy }: QueueItem) => {
    try {
      await (takenBy ? releaseItem(kind, id) : takeItem(kind, id));
      toast({ title: takenBy ? t.released : t.taken });
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    // Also where it was refused: then the list is out of date.
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
        {(['next', 'previous', 'take', 'open', 'note', 'help'] as const).map((name) => (
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
