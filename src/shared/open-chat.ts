/** By which any part of a page calls the assistant. */
export const openChatEvent = 'openChatbot';

/** Whether an address asks for the assistant: "?chat=1". */
export const wantsChat = (search: string): boolean =>
  new URLSearchParams(search).get('chat') === '1';

/** A page, by its path and query, with the assistant open; `ask` stands in its field, ready to be sent. */
export function chatAddress(here: string, ask?: string): string {
  const [path = '/', query = ''] = here.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('chat', '1');
  if (ask) search.set('ask', ask);
  return `${path}?${search}`;
}

/** What an address puts into the assistant's field; empty where nothing. */
export const askedOfChat = (search: string): string =>
  wantsChat(search) ? (new URLSearchParams(search).get('ask') ?? '').slice(0, 500) : '';
