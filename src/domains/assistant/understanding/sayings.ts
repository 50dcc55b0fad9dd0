/** Alternatives as a pattern, over as many lines as they need. */
export const w = (text: TemplateStringsArray): string => text.raw.join('').replace(/\n\s*/g, '');

/** Any of the alternatives as whole words. */
export const wordsOf = (alternatives: string): RegExp => new RegExp(`\\b(?:${alternatives})\\b`);
