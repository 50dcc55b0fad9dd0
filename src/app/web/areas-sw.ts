/** Loads the areas of the Swahili catalogue, one file each. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../messages/sw/*.ts', '!../../messages/sw/index.ts'],
  { base: '../../messages/sw/' },
);
