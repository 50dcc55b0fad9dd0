/** Widths of Roboto's widest letters, in parts of the size of the font. */
const widest: Readonly<Record<string, number>> = {
  W: 0.9,
  M: 0.88,
  m: 0.88,
  '@': 0.9,
  w: 0.76,
  '%': 0.74,
};
const bold = 1.04;

/** No less than what a letter takes. */
function widthOf(letter: string): number {
  const known = widest[letter];
  if (known) return known;
  if (/[a-z0-9.,:;'|!()[\]/-]/.test(letter)) return 0.58;
  return /[ -~]/.test(letter) ? 0.71 : 1.05;
}

/**
 * Lets a word break that is wider than its column, which would push the others off the document, or take the
 * layout seconds. Words that fit stay whole.
 *
 * @param width of the column, and `size` of the font, in points
 */
export function fitWords(text: string, width: number, size: number): string {
  const most = width / (size * bold);
  return text.replace(/\S+/gu, (word) => {
    let [line, used] = ['', 0];
    for (const letter of word) {
      const own = widthOf(letter);
      if (used + own > most) [line, used] = [`${line}\u200b`, 0];
      line += letter;
      used += own;
    }
    return line;
  });
}
