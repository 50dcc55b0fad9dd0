/** Favourites: the heart on a product, and the page of what is kept. */
export const favourites = {
  title: 'Favourites',
  button: 'Favourite',
  keep: 'Add to favourites',
  drop: 'Remove from favourites',
  lead: 'Products you want to find again.',
  emptyTitle: 'No favourites yet',
  emptyText: 'Press the heart on a product to find it here again.',
  browse: 'Browse products',
  more: 'Load more favourites',
  moreFailed: 'The next favourites could not be loaded.',
  failed: 'Your favourites could not be changed. Please try again.',
  signInTitle: 'Sign In Required',
  signInToKeep: 'Please sign in to keep favourites.',
  signInToSee: 'Please sign in to see your favourites.',
  signIn: 'Sign In',
} as const;
