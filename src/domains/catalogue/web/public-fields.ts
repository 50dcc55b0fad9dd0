/** What the product forms of suppliers share with the catalogue's pages. */
export { specificationWords } from './specification-words.ts';
export { useDetailNames } from './use-detail-names.ts';
export { useKeptCategories } from './use-kept-categories.ts';
