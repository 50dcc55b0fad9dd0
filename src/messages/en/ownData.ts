/** Taking a copy of the own data, and deleting the account. */
export const ownData = {
  exportTitle: 'Your data',
  exportText:
    'Take a copy of everything we keep about you: account, products, requests, quotations, orders, messages. It is one JSON file.',
  exportStart: 'Get my data',
  exportGathering: 'Gathering your data: {percent} %',
  exportReady: 'Ready until {time}.',
  exportDownload: 'Download my data',
  exportAgain: 'Gather anew',
  exportFailed: 'Your data could not be gathered. Please try again.',
  dangerTitle: 'Danger zone',
  dangerText: 'Deleting your account cannot be undone.',
  deleteAccount: 'Delete Account',
  confirmTitle: 'Delete your account?',
  confirmText: 'This cannot be undone. What will be deleted:',
  goneSupplier: ['Your products', 'Your quotations'],
  goneContractor: ['Your RFQs', 'Your cart items'],
  goneBoth: ['Your profile, settings, favourites and sign-ins'],
  stays:
    'Orders and what was accepted for them stay without your name, because the other side and the tax law need them. Messages you sent stay with who got them.',
  password: 'Password',
  cancel: 'Cancel',
  confirm: 'Delete my account',
  deleted: 'Your account has been permanently deleted.',
  deleteFailed: 'Failed to delete account. Please try again.',
} as const;
