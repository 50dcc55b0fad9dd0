import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from '../../../ui/data/api-client.ts';
import { createQueryClient } from '../../../ui/data/query-client.ts';
import { inboxUnread } from './use-inbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
});

it('CONST-08 the count above the conversations is asked for every 10 s, and rests in a hidden tab', async () => {
  const asked: string[] = [];
  const api = createApiClient(async (path) => {
    asked.push(path);
    return Response.json({ count: 2 });
  });
  const observer = new QueryObserver(createQueryClient({ api }), inboxUnread);
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(asked).toEqual(Array(4).fill('/api/messages/unread-count'));
  expect(observer.getCurrentResult().data).toEqual({ count: 2 });
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(4);
  stop();
});
