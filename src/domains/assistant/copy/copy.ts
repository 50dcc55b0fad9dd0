import en from './en.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

/** What the assistant says in each language; code fills the places in braces. */
export type Copy = typeof en;
export const copies: Readonly<Record<'en' | 'sw', Copy>> = { en, sw };
