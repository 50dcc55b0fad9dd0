import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announceChange } from '../../../ui/data/changes.ts';
import { live } from '../../../ui/data/live.ts';
import type { Frame } from '../../../ui/data/live-socket.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { notificationToast } from '../../../ui/toast/store.ts';
import type { Notification } from '../schema.ts';
import { notificationsPath } from './api.ts';
import { useNoticeText } from './notice-text.ts';

/** Counts what comes in, and tells of it unless the reader is on its page. */
export default function LiveNotifications() {
  const t = useTexts('bell');
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tell = ({ notification }: Frame) => {
    announceChange(notificationsPath);
    const { link, ...notice } = notification as Notification;
    if (link === pathname || document.visibilityState === 'hidden') return;
    notificationToast({
      title: t.toastTitle,
      description: textOf(notice),
      ...(link
        ? { action: { label: t.open, onClick: () => void navigate(link) }, seenAt: link }
        : {}),
    });
  };
  const newest = useRef(tell);
  useEffect(() => {
    newest.current = tell;
  });
  useEffect(() => {
    const stops = [
      live.on('notification', (frame) => newest.current(frame)),
      live.whenConnected(() => announceChange(notificationsPath)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
