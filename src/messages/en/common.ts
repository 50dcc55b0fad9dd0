/** Words of the shell and of things that every page shares. */
export const common = {
  brand: 'JengaSoko',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  retry: 'Try again',
  goBack: 'Go Back',
  close: 'Close',
  error: 'Error',
  success: 'Success',
  notFoundTitle: '404 Page Not Found',
  notFoundHint: 'Did you forget to add the page to the router?',
  failedTitle: 'Something went wrong',
  failedText: 'We could not show this page. Please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineLink: 'You can open this page when you are back online.',
  offlineText: 'This page may be out of date. It updates when you are back online.',
} as const;
