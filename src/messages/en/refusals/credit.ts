export const credit = {
  credit_unverified:
    'Credit terms are for verified contractors. Send your documents for verification first.',
  credit_application_open: 'You have already applied. We will notify you when we have decided.',
  credit_application_not_found: 'Application not found.',
  contractor_unverified: 'Only verified contractors can have credit terms.',
  credit_none: 'You have no credit terms. Apply for them on the credit page.',
  credit_paid: 'A payment for this order is recorded already, so it cannot go on credit.',
  credit_often: 'You have chosen credit terms for this order too often. Pay it as usual.',
  credit_overdue:
    'An order on credit is overdue. Pay it first, then you can use your credit again.',
  credit_too_little: 'This order comes to {total}, but only {available} of your credit is left.',
  credit_order_decided: 'Credit terms can be chosen and undone only while the order is placed.',
  credit_not_chosen: 'This order is not on credit.',
  credit_unpaid: 'You owe {amount} for orders on credit. Pay it before you delete your account.',
  only_contractors_credit: 'Only contractors can have credit terms.',
  credit_limit_wrong: 'Enter an amount in shillings, with at most 2 decimals',
  credit_days_wrong: 'Choose 7, 14 or 30 days',
  credit_business_missing: 'Tell us about your business in a sentence',
} as const;
