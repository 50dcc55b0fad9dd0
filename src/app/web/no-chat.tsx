import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hereAddress } from '../../domains/accounts/web/public.tsx';
import { openChatEvent, wantsChat } from '../../shared/open-chat.ts';
import type { Role } from '../../shared/roles.ts';
import { useTexts } from '../../ui/messages.tsx';
import { denyChat } from './chat-denial.ts';

/** Answers who calls the assistant and has none, by its event or by an address that asks for it. */
export function NoChat({ role }: { role: Role | null }) {
  const t = useTexts('nav');
  const { search } = useLocation();
  const isWanted = wantsChat(search);
  useEffect(() => {
    let stop: () => void = () => undefined;
    const deny = () => {
      stop();
      stop = denyChat(t, role, hereAddress());
    };
    if (isWanted) deny();
    const targets = [window, document];
    for (const target of targets) target.addEventListener(openChatEvent, deny);
    return () => {
      stop();
      for (const target of targets) target.removeEventListener(openChatEvent, deny);
    };
  }, [t, role, isWanted]);
  return null;
}
