import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import type { CurrentUser } from '../../accounts/account-schema.ts';
import type { Conversation } from '../schema.ts';
import { conversationsKey, firstConversations, unreadKey } from './api.ts';
import { MessagesScreen } from './messages-screen.tsx';

const user = { id: 'me', role: 'contractor' } as CurrentUser;

function conversation(id: string, companyName: string, unreadCount: number): Conversation {
  return {
    user: {
      id,
      firstName: null,
      lastName: null,
      companyName,
      email: null,
      profileImageUrl: null,
      role: 'supplier',
      location: null,
      isVerified: false,
      createdAt: '2026-11-01T09:00:00.000Z',
    } as Conversation['user'],
    lastMessage: {
      content: `From ${companyName}`,
      senderId: id,
      createdAt: '2026-11-21T09:00:00.000Z',
      holds: 'text',
    },
    unreadCount,
  };
}

/** The screen without an open conversation, as far as it shows before any script runs. */
function screenOf(items: readonly Conversation[]): string {
  const client = new QueryClient();
  client.setQueryData(conversationsKey, {
    pages: [{ items, total: items.length, next: null }],
    pageParams: [firstConversations],
  });
  const count = items.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  client.setQueryData(unreadKey, { count });
  const element = (
    <MessagesScreen user={user} peerId={null} loadedAt={Date.parse('2026-11-21T10:00:00Z')} />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

/** The text of each element of the list, and of what stands above it, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const rowsOf = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([row]) => textOf(row));

it('MSG-01 MSG-03 MSG-04 lists the conversations, each with its unread messages, and their sum above', () => {
  const html = screenOf([
    conversation('a', 'Pwani Hardware', 2),
    conversation('b', 'Mabati Mart', 3),
    conversation('c', 'Ujenzi Depot', 0),
  ]);
  const [first, second, third] = rowsOf(html);
  expect(first).toContain('Pwani Hardware');
  expect(first).toMatch(/\b2 2 unread$/);
  expect(second).toMatch(/\b3 3 unread$/);
  expect(third).toMatch(/From Ujenzi Depot$/);
  expect(textOf(html)).toMatch(/^Messages 5 5 unread /);
});

it('says so where there are no conversations', () => {
  expect(textOf(screenOf([]))).toContain('No conversations yet');
});
