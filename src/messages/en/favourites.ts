/** Favourites: the heart on a product, and the page of what is kept. */
export const favourites = {
  title: 'Favourites',
  button: 'Favourite',
  keep: 'Add to favourites',
  drop: 'Remove from favourites',
  lead: 'Products you want to find again.',
  emptyTitle: 'No favourites yet',
  emptyText: 'Tap the heart on a product to save it here.',
  browse: 'Browse products',
  more: 'Load more favourites',
  moreFailed: 'We could not load more favourites.',
  failed: 'We could not update your favourites. Please try again.',
} as const;
