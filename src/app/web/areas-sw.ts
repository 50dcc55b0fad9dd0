/** Loads the areas of the Swahili catalogue, one file each; what only the server prints is not among them. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../messages/sw/*.ts', '!../../messages/sw/{index,deliveryNotes,receipts}.ts'],
  { base: '../../messages/sw/' },
);
