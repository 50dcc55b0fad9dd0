import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { Message } from '../schema.ts';
import { MessageList } from './message-list.tsx';
import type { OutgoingMessage } from './outbox.ts';
import { createProgress } from './progress.ts';
import type { Thread } from './thread.ts';

type Older = Parameters<typeof MessageList>[0]['older'];

const message = {
  id: 'one',
  seq: 1,
  senderId: 'peer',
  receiverId: 'me',
  content: 'Tuna simiti',
  attachments: [],
  createdAt: '2026-11-21T09:00:00.000Z',
} as unknown as Message;

const waiting = {
  clientId: 'two',
  receiverId: 'peer',
  content: 'Nitachukua',
  attachments: [],
  createdAt: '2026-11-21T09:05:00.000Z',
  state: 'waiting',
  seq: null,
} as unknown as OutgoingMessage;

/** The text of a conversation as it is first shown. */
function shownOf(thread: Thread, isKept: boolean, outgoing: readonly OutgoingMessage[] = []) {
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <MessageList
        {...{ thread, isKept, outgoing }}
        onReadAgain={null}
        ownId="me"
        peerId="peer"
        peerName="Juma"
        now={Date.parse('2026-11-21T10:00:00Z')}
        opened={{ count: 0, fromSeq: null }}
        unseen={0}
        older={{} as Older}
        progress={createProgress()}
        onPlace={() => undefined}
        onRetry={() => undefined}
        onDiscard={() => undefined}
      />
    </MessagesProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ');
}

const { kept, notKept, chatEmptyTitle, waitingText } = en.messaging;

it('without a network a conversation shows what the device kept of it, and what is written waits', () => {
  const shown = shownOf({ messages: [message], hasOlder: false }, true, [waiting]);
  for (const text of [kept, 'Tuna simiti', 'Nitachukua', waitingText])
    expect(shown).toContain(text);
});

it('and says so where it kept nothing, in place of the words for a new conversation', () => {
  const nothing: Thread = { messages: [], hasOlder: false };
  expect(shownOf(nothing, false)).toContain(chatEmptyTitle);
  const shown = shownOf(nothing, true);
  expect(shown).toContain(notKept);
  expect(shown).not.toContain(chatEmptyTitle);
  expect(shownOf(nothing, true, [waiting])).toContain(notKept);
});
