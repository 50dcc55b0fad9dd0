/** Words of the design system's own controls. */
export const ui = {
  search: 'Search',
  decrease: 'Decrease',
  increase: 'Increase',
  breadcrumbs: 'Breadcrumbs',
  notification: 'Notification',
  notifications: 'Notifications',
  startAfresh: 'Start over',
  undo: 'Undo',
  partFailed: 'This could not be loaded. Check your connection and try again.',
  browseProducts: 'Browse products',
  noReviews: 'No reviews yet',
  oneReview: '{count} review',
  reviews: '{count} reviews',
  rating: '{average} out of 5',
  shownOf: 'Showing {shown} of {total}',
} as const;
