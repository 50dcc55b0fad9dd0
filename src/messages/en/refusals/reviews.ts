export const reviews = {
  review_not_found: 'Review not found.',
  review_before_delivery: 'You can review a product once an order of it has been delivered to you.',
  review_hidden: 'An admin hid your review, so you cannot change it.',
  only_buyers_review: 'Only buyers can review products.',
  only_supplier_replies: 'Only the supplier of the product can reply.',
  own_review: 'This is your own review',
  already_hidden: 'This review is already hidden.',
  not_hidden: 'This review is not hidden.',
  rating_missing: 'Choose 1 to 5 stars',
  reply_missing: 'Write a reply',
} as const;
