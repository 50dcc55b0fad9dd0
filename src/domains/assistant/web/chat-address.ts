import { wantsChat } from '../../../shared/open-chat.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Another with each way that is gone. */
  readonly key: string;
}

/** What is decided by looking at it whole, so that nothing may lie over it. */
const covered = '#comparison';

/**
 * What an address does to the chat: ?chat=1 opens it, also where another page led there. On a phone
 * the chat covers the page, so that any other page closes it: a link in it leads behind it. A way to
 * the comparison of quotations closes it at any width, also on the page where that is.
 */
export function changeByAddress(
  before: Address | null,
  now: Address,
  isNarrow: boolean,
): 'open' | 'close' | null {
  const isElsewhere = before !== null && before.pathname !== now.pathname;
  const isLedTo = before !== null && before.key !== now.key && now.hash === covered;
  if (wantsChat(now.search))
    return before === null || isElsewhere || !wantsChat(before.search) ? 'open' : null;
  return isLedTo || (isElsewhere && isNarrow) ? 'close' : null;
}
