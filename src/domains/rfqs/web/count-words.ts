import { fill } from '../../../messages/index.ts';

/** "1 supplier", "7 suppliers". */
export const countWords = (
  texts: { readonly one: string; readonly many: string },
  count: number,
): string => fill(count === 1 ? texts.one : texts.many, { count });
