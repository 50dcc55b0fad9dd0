/** By which any part of a page calls the assistant. */
export const openChatEvent = 'openChatbot';

/** Whether an address asks for the assistant: "?chat=1". */
export const wantsChat = (search: string): boolean =>
  new URLSearchParams(search).get('chat') === '1';

/** A page, by its path and query, with the assistant open. */
export function chatAddress(here: string): string {
  const [path = '/', query = ''] = here.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('chat', '1');
  return `${path}?${search}`;
}
