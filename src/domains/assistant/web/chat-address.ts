interface Address {
  readonly pathname: string;
  readonly search: string;
}

const wantsChat = ({ search }: Address) => new URLSearchParams(search).get('chat') === '1';

/**
 * What an address does to the chat: ?chat=1 opens it, also where another page led there. On a phone
 * the chat covers the page, so that any other page closes it: a link in it leads behind it.
 */
export function changeByAddress(
  before: Address | null,
  now: Address,
  isNarrow: boolean,
): 'open' | 'close' | null {
  const isElsewhere = before !== null && before.pathname !== now.pathname;
  if (wantsChat(now)) return before === null || isElsewhere || !wantsChat(before) ? 'open' : null;
  return isElsewhere && isNarrow ? 'close' : null;
}
