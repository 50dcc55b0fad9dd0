interface EndlessQuery {
  readonly fetchNextPage: () => unknown;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPaused: boolean;
}

/** What a `LoadMore` needs of an endless list. A page that waits for the connection has not come either. */
export function nextPageOf(query: EndlessQuery) {
  return {
    onLoad: () => void query.fetchNextPage(),
    pending: query.isFetchingNextPage,
    failed: query.isFetchNextPageError || query.isPaused,
  };
}
