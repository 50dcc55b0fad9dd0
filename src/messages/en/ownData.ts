/** Taking a copy of the own data, and deleting the account. */
export const ownData = {
  exportTitle: 'Your data',
  exportText:
    'Download everything we keep about you: account, products, RFQs, quotations, orders and messages. You get one JSON file.',
  exportStart: 'Get my data',
  exportGathering: 'Preparing your data: {percent}%',
  exportReady: 'You can download it until {time}.',
  exportDownload: 'Download my data',
  exportAgain: 'Prepare a new copy',
  exportFailed: 'We could not prepare your data. Please try again.',
  dangerTitle: 'Danger zone',
  dangerText: 'You cannot undo this.',
  deleteAccount: 'Delete Account',
  confirmTitle: 'Delete your account?',
  confirmText: 'You cannot undo this. We will delete:',
  goneSupplier: ['Your products', 'Your quotations'],
  goneContractor: ['Your RFQs', 'Your cart items'],
  goneBoth: ['Your profile, settings, favourites and sign-ins'],
  stays:
    'Your orders and the quotations accepted for them stay without your name, because the other party and tax law need them. People you wrote to keep your messages.',
  password: 'Password',
  code: 'Code or recovery code',
  cancel: 'Cancel',
  confirm: 'Delete my account',
  deleted: 'Your account has been permanently deleted.',
  deleteFailed: 'Failed to delete account. Please try again.',
} as const;
