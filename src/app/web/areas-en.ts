/** Loads the areas of the English catalogue, one file each; what only the server prints is not among them. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../messages/en/*.ts', '!../../messages/en/{index,deliveryNotes,receipts}.ts'],
  { base: '../../messages/en/' },
);
