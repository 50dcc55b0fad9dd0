/** Products that were looked at on this device. */
export const recent = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearLabel: 'Clear recently viewed products',
  cleared: 'Recently viewed products cleared',
  undo: 'Undo',
} as const;
