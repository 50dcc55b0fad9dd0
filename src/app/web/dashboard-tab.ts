/** What the parts of a dashboard keep in the address for themselves: the dashboard's own data is the same. */
const ofParts = ['tab', 'show', 'search', 'add'];

/** Whether a navigation only chooses another part of the same dashboard, or of its lists. */
export function isOtherTab(change: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly formMethod?: string | undefined;
}): boolean {
  const { currentUrl, nextUrl, formMethod } = change;
  return (
    formMethod === undefined &&
    currentUrl.search !== nextUrl.search &&
    withoutParts(currentUrl) === withoutParts(nextUrl)
  );
}

function withoutParts({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  for (const name of ofParts) others.delete(name);
  return `${pathname}?${others}`;
}
