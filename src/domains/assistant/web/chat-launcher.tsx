import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { ChatPanelProps } from './chat-panel.tsx';

const panel = lazyPart<ChatPanelProps>(async () => (await import('./chat-panel.tsx')).ChatPanel);

/** The event by which any part of a page opens the chat. */
const openEvent = 'openChatbot';

/** The floating way into the chat, for contractors; the chat itself is loaded when it is opened. */
export function ChatLauncher({ userId }: { userId: string }) {
  const t = useTexts('assistant');
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const Panel = panel.usePart(isOpen, () => {
    setOpen(false);
    toast({ title: 'Error', description: t.loadFailed, variant: 'destructive' });
  });

  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(openEvent, open);
    document.addEventListener(openEvent, open);
    if (new URLSearchParams(window.location.search).get('chat') === '1') open();
    return () => {
      window.removeEventListener(openEvent, open);
      document.removeEventListener(openEvent, open);
    };
  }, []);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return Panel && <Panel userId={userId} onClose={() => setOpen(false)} />;
  return (
    <Button
      ref={toggle}
      variant="accent"
      aria-label={t.open}
      className="btn-icon fixed right-4 bottom-4 z-30 size-14 rounded-full shadow-overlay print:hidden"
      onPointerEnter={() => panel.preload()}
      onClick={() => setOpen(true)}
    >
      <MessageCircle aria-hidden="true" />
    </Button>
  );
}
