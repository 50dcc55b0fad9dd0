import { fill } from '../../../messages/index.ts';

interface ResultLineTexts {
  readonly resultCount: string;
  readonly resultSearch: string;
  readonly resultCategory: string;
}

/** 'Showing 20 product(s) for "paint" in Paint & Finishes', without the parts that do not apply. */
export function resultLine(
  texts: ResultLineTexts,
  list: { count: number; search: string; category: string },
): string {
  return [
    fill(texts.resultCount, { count: list.count }),
    list.search && fill(texts.resultSearch, { search: list.search }),
    list.category && fill(texts.resultCategory, { category: list.category }),
  ]
    .filter(Boolean)
    .join(' ');
}
