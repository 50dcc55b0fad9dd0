import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

interface MessagesFrameProps {
  list: ReactNode;
  chat: ReactNode;
  /** Which of the two a phone shows. */
  shows: 'list' | 'chat';
}

/** List and chat beside each other; on a phone one of them. As high as the window below the bar. */
export function MessagesFrame({ list, chat, shows }: MessagesFrameProps) {
  return (
    <div className="mx-auto w-full max-w-7xl md:px-6 md:py-6">
      <div className="grid h-[calc(100dvh-4rem-1px-var(--banner-height,0px))] min-h-96 overflow-hidden border-line bg-surface-raised md:h-[calc(100dvh-7rem-1px-var(--banner-height,0px))] md:grid-cols-[20rem_minmax(0,1fr)] md:rounded-card md:border lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div
          className={cx(
            'min-h-0 min-w-0 flex-col border-line md:flex md:border-r',
            shows === 'list' ? 'flex' : 'hidden',
          )}
        >
          {list}
        </div>
        <div
          className={cx(
            'min-h-0 min-w-0 flex-col bg-surface md:flex',
            shows === 'chat' ? 'flex' : 'hidden',
          )}
        >
          {chat}
        </div>
      </div>
    </div>
  );
}
