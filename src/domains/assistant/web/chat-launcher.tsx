import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { translations, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { changeByAddress } from './chat-address.ts';
import type { ChatPanelProps } from './chat-panel.tsx';

const panel = lazyPart<ChatPanelProps>(
  async () => (await import('./chat-panel.tsx')).ChatPanel,
  ['rfqs', ...translations],
);

/** The event by which any part of a page opens the chat. */
const openEvent = 'openChatbot';

/** The floating way into the chat, for contractors; the chat itself is loaded when it is opened. */
export function ChatLauncher({ userId }: { userId: string }) {
  const t = useTexts('assistant');
  const common = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  const Panel = panel.usePart(wasOpened, () => {
    setOpen(false);
    setOpened(false);
    toast({ title: common.error, description: t.loadFailed, variant: 'destructive' });
  });
  useOpenEvents(open);
  useAddress({ open, close: () => setOpen(false) });

  const close = () => {
    setOpen(false);
    // Once the button is there again.
    requestAnimationFrame(() => toggle.current?.focus());
  };
  return (
    <>
      {/* Hidden and not taken away: what was said and changed in it stays. */}
      {Panel && <Panel userId={userId} isOpen={isOpen} onClose={close} />}
      {isOpen && !Panel && <Opening />}
      {!isOpen && (
        <Button
          ref={toggle}
          variant="accent"
          aria-label={t.open}
          className="chat-launcher btn-icon fixed right-4 bottom-4 z-30 size-14 rounded-full shadow-overlay print:hidden"
          onPointerEnter={() => panel.preload()}
          onClick={open}
        >
          <MessageCircle aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

/** On slow data the chat takes a while to load. */
function Opening() {
  const t = useTexts('assistant');
  return (
    <p
      role="status"
      className="fixed right-4 bottom-4 z-30 rounded-card border border-line bg-surface-raised px-4 py-3 shadow-overlay"
    >
      {t.opening}
    </p>
  );
}

/** Any part of a page opens the chat by an event. */
function useOpenEvents(open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the same every time
  useEffect(() => {
    window.addEventListener(openEvent, open);
    document.addEventListener(openEvent, open);
    return () => {
      window.removeEventListener(openEvent, open);
      document.removeEventListener(openEvent, open);
    };
  }, []);
}

function useAddress(change: Readonly<Record<'open' | 'close', () => void>>): void {
  const { pathname, search, hash, key } = useLocation();
  const last = useRef<Parameters<typeof changeByAddress>[0]>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address alone
  useEffect(() => {
    const now = { pathname, search, hash, key };
    const isNarrow = window.matchMedia('(max-width: 639px)').matches;
    const wanted = changeByAddress(last.current, now, isNarrow);
    last.current = now;
    if (wanted) change[wanted]();
  }, [pathname, search, hash, key]);
}
