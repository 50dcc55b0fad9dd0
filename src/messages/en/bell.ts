/** The bell and its list. */
export const bell = {
  title: 'Notifications',
  unreadLabel: 'Notifications, {count} unread',
  empty: 'Nothing yet. What happens to your RFQs, quotations and orders appears here.',
  more: 'Show earlier ones',
  isNew: 'New:',
  toastTitle: 'Notification',
  open: 'Open',
} as const;
