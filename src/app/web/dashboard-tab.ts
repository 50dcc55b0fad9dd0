/** Whether a navigation only chooses another part of the same dashboard. */
export function isOtherTab(change: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly formMethod?: string | undefined;
}): boolean {
  const { currentUrl, nextUrl, formMethod } = change;
  return (
    formMethod === undefined &&
    currentUrl.search !== nextUrl.search &&
    withoutTab(currentUrl) === withoutTab(nextUrl)
  );
}

function withoutTab({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('tab');
  return `${pathname}?${others}`;
}
