import { Bot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { openChatEvent } from '../../../shared/open-chat.ts';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { translations, useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { sparesData } from '../../../ui/spare-data.ts';
import { toast } from '../../../ui/toast/store.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { changeByAddress } from './chat-address.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { isNarrowScreen } from './narrow-screen.ts';
import { useFocusBack, type Way } from './use-focus-back.ts';

const panel = lazyPart<ChatPanelProps>(
  async () => (await import('./chat-panel.tsx')).ChatPanel,
  ['refusals', 'rfqs', ...translations],
);

/**
 * The button that opens the chat, for the bar of contractors. The chat floats beside the page and not in
 * the bar, which lies below other things. It is loaded when nothing else is to be done, so that it opens
 * without a network too; where data is dear, when it is opened.
 */
export function ChatLauncher({ userId }: { userId: string }) {
  const t = useTexts('assistant');
  const common = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const focus = useFocusBack(isOpen, toggle);
  const open = () => {
    if (!isOpen) focus.opens();
    setOpen(true);
    setOpened(true);
  };
  const Panel = panel.usePart(wasOpened, () => {
    setOpen(false);
    setOpened(false);
    const description = navigator.onLine ? t.loadFailed : t.loadOffline;
    toast({ title: common.error, description, variant: 'destructive' });
  });
  useWarmth();
  useOpenEvents(open);
  const closeTo = (way: Way) => {
    focus.closes(way);
    setOpen(false);
  };
  useAddress({ open, close: () => closeTo('on') });
  return (
    <>
      {/* Hidden and not taken away: the bar stays as it is. */}
      <IconButton
        ref={toggle}
        label={t.open}
        icon={<Bot aria-hidden="true" />}
        variant="accent"
        className={cx('rounded-full', isOpen && 'invisible')}
        onMouseEnter={() => panel.preload()}
        onClick={open}
      />
      {/* Hidden and not taken away: what was said and changed in it stays. */}
      {Panel &&
        createPortal(
          <Panel userId={userId} isOpen={isOpen} onClose={() => closeTo('back')} />,
          document.body,
        )}
      {isOpen && !Panel && createPortal(<Opening />, document.body)}
    </>
  );
}

/** Loads the chat ahead, and again when a network that was gone is back. */
function useWarmth(): void {
  useEffect(() => {
    let stop: () => void = () => undefined;
    const warm = () => {
      stop();
      stop = whenIdle(() => {
        if (!sparesData()) panel.preload();
      });
    };
    warm();
    window.addEventListener('online', warm);
    return () => {
      stop();
      window.removeEventListener('online', warm);
    };
  }, []);
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
    window.addEventListener(openChatEvent, open);
    document.addEventListener(openChatEvent, open);
    return () => {
      window.removeEventListener(openChatEvent, open);
      document.removeEventListener(openChatEvent, open);
    };
  }, []);
}

function useAddress(change: Readonly<Record<'open' | 'close', () => void>>): void {
  const { pathname, search, hash, key } = useLocation();
  const last = useRef<Parameters<typeof changeByAddress>[0]>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address alone
  useEffect(() => {
    const now = { pathname, search, hash, key };
    const wanted = changeByAddress(last.current, now, isNarrowScreen());
    last.current = now;
    if (wanted) change[wanted]();
  }, [pathname, search, hash, key]);
}
