import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { isNoticeKind, namesIn } from '../rules.ts';
import type { Notification } from '../schema.ts';

/** The line of a notification in the reader's language. */
export function useNoticeText(): (one: Pick<Notification, 'kind' | 'values'>) => string {
  const t = useTexts('notices');
  // A kind that a newer server knows has no words here yet.
  return ({ kind, values }) => (isNoticeKind(kind) ? fill(t[kind], namesIn(values, t)) : '');
}
