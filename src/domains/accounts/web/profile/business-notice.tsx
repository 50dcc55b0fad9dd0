import { Store } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { businessCardPath } from './profile-address.ts';

const key = 'business-notice-dismissed';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isDismissed(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    window.localStorage.setItem(key, '1');
  } catch {
    // Where the browser keeps nothing, the notice is back on the next visit.
  }
  for (const listener of listeners) listener();
}

/** Asks a supplier for its business details, once: a dismissed notice comes back after a new sign-in. */
export default function BusinessNotice() {
  const t = useTexts('account').notice;
  // The server does not know; to show it first and take it away would make the page jump.
  const isHidden = useSyncExternalStore(subscribe, isDismissed, () => true);
  if (isHidden) return null;
  return (
    <aside aria-label={t.title} className="border-line border-b bg-surface-sunken">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
        <Store className="size-8 flex-none text-brand max-sm:hidden" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{t.title}</p>
          <p className="text-ink-muted text-sm">{t.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={businessCardPath}>{t.action}</LinkButton>
          <Button variant="ghost" onClick={dismiss}>
            {t.dismiss}
          </Button>
        </div>
      </Container>
    </aside>
  );
}
