/** Why signing in comes first, said before the sign-in opens. */
export const signIn = {
  signedOut: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
  addToCart: { title: 'Sign In Required', text: 'Please sign in to add items to your cart.' },
  writeToSupplier: {
    title: 'Sign In Required',
    text: 'Please sign in to message this supplier.',
  },
  askForPrices: { title: 'Sign In Required', text: 'Please sign in to request a quote.' },
  saveFavourite: { title: 'Sign In Required', text: 'Please sign in to save favourites.' },
  seeMessages: { title: 'Authentication Required', text: 'Please sign in to view your messages.' },
  sendMessage: { title: 'Authentication Required', text: 'Please sign in to send messages.' },
} as const;
