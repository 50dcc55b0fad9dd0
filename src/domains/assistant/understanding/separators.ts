/** Where one item ends and the next begins. */
export const separators = new Set([
  '\n',
  ...', ; . ? ! & + • * | and na plus pamoja halafu then pia also n nd nad alafu kisha'.split(' '),
]);
