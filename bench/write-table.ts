/** What stands around the table in docs/performance.md; the rest of the page is written by hand. */
const [start, end] = ['<!-- bench -->\n', '<!-- /bench -->\n'];

/**
 * Puts a table in the place of the last one.
 *
 * @param page the page's Markdown, with the two marks
 * @returns the page with the table between the marks; throws where it lacks them
 */
export function withTable(page: string, table: string): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page lacks ${start.trim()} … ${end.trim()}`);
  return `${page.slice(0, from + start.length)}\n${table}\n${page.slice(to)}`;
}
