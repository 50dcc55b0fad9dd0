import { useEffect, useRef, useState } from 'react';
import { live } from '../../../ui/data/live.ts';

/** Said again this often while somebody writes; believed a little longer. */
const sayAgainMs = 3_000;
const believedMs = 6_000;

/** Whether the other side is writing. */
export function useIsTyping(peerId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (value: boolean) => {
      clearTimeout(timer);
      setTyping(value);
      if (value) timer = setTimeout(() => setTyping(false), believedMs);
    };
    const stops = [
      live.on('user_typing', ({ userId }) => userId === peerId && show(true)),
      live.on('user_stopped_typing', ({ userId }) => userId === peerId && show(false)),
      live.on('new_message', ({ senderId }) => senderId === peerId && show(false)),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [peerId]);
  return isTyping;
}

/** Tells the other side that the reader writes, and when they stop. */
export function useTellTyping(receiverId: string) {
  const saidAt = useRef(0);
  const stop = () => {
    if (saidAt.current === 0) return;
    saidAt.current = 0;
    live.send({ type: 'stop_typing', receiverId });
  };
  const write = (text: string) => {
    if (text.trim() === '') return stop();
    if (Date.now() - saidAt.current < sayAgainMs) return;
    if (live.send({ type: 'typing', receiverId })) saidAt.current = Date.now();
  };
  return { write, stop };
}
