import type { Dispatch, SetStateAction } from 'react';
import type { ChatAnswer, ChatMessage } from '../schema.ts';

let count = 0;

/** Not randomUUID, which pages without https lack. */
export const said = (type: ChatMessage['type'], content: string): ChatMessage => {
  count += 1;
  return { id: `said-${count}`, type, content, timestamp: new Date().toISOString() };
};

/** The cards of an answer. */
export function cardsOf(answer: ChatAnswer): NonNullable<ChatMessage['data']> {
  const {
    response: _words,
    sessionId: _session,
    intent: _intent,
    items: _items,
    ...cards
  } = answer;
  return cards;
}

export type SetMessages = Dispatch<SetStateAction<readonly ChatMessage[]>>;

/** Puts one answer in its place, as far as it is known. */
export function replyIn(setMessages: SetMessages) {
  const reply = said('ai', '');
  const put = (part: Partial<ChatMessage>) =>
    setMessages((known) => {
      const at = known.findIndex(({ id }) => id === reply.id);
      if (at < 0) return [...known, { ...reply, ...part }];
      return known.with(at, { ...(known[at] ?? reply), ...part });
    });
  return { id: reply.id, put };
}
