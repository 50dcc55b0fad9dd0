import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReconnected } from '../../../../ui/data/connectivity.ts';
import { dropCopy } from '../../../../ui/data/offline-copies.ts';
import type { DriverDelivery } from '../../schema.ts';
import { countedLines } from '../counts-state.ts';
import { isToBeSentAgain, sendPhoto, sendReport } from './api.ts';
import type { Draft } from './draft.ts';

/** Between tries by itself: a phone does not always say that its network is back. */
const againMs = 15_000;

interface Sending {
  readonly token: string;
  readonly lines: DriverDelivery['lines'];
  readonly draft: Draft;
  readonly isRead: boolean;
  readonly onSent: (delivery: DriverDelivery) => void;
  /** It is to be corrected: nothing is sent by itself any more. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Sends what waits on the phone, now or as soon as there is a network: all of it under names that the
 * phone gave before, so that it counts once however often it is sent.
 */
export function useSending({ token, lines, draft, isRead, onSent, onRefused }: Sending) {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const { sending } = draft;
  const isWaiting = isRead && sending !== null;

  const tryNow = useEffectEvent(async () => {
    if (busy.current || !sending) return;
    busy.current = true;
    setBusy(true);
    try {
      const counted = countedLines(lines, draft.lacks) ?? [];
      for (const { clientId, blob } of draft.photos) await sendPhoto(token, clientId, blob);
      const answer = await sendReport(token, {
        clientId: sending.clientId,
        lines: counted,
        ...(sending.withPin ? { pin: draft.pin } : {}),
      });
      // Its copy on this phone is older than what was just answered.
      dropCopy(window.location.href);
      if (answer) onSent(answer);
    } catch (error) {
      if (!isToBeSentAgain(error)) onRefused(error);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  });

  useEffect(() => {
    if (!isWaiting) return;
    const look = () => void tryNow();
    const timer = setInterval(look, againMs);
    const stop = onReconnected(look);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting]);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    if (again > 0) void tryNow();
  }, [again]);
  return { isBusy, isWaiting, tryAgain: () => setAgain((times) => times + 1) };
}
