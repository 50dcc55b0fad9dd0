/** The bell and its list. */
export const bell = {
  title: 'Notifications',
  unreadLabel: 'Notifications, {count} unread',
  empty: 'No notifications yet. Updates on your RFQs, quotations and orders appear here.',
  more: 'Show earlier notifications',
  isNew: 'New:',
  toastTitle: 'Notification',
  open: 'Open',
} as const;
