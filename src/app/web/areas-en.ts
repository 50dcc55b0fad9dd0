/** Loads the areas of the English catalogue, one file each. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../messages/en/*.ts', '!../../messages/en/index.ts'],
  { base: '../../messages/en/' },
);
