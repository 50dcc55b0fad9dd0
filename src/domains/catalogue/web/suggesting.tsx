import { lazyExtra } from '../../../ui/lazy-extra.tsx';

const SearchSuggestions = lazyExtra(() => import('./search-suggestions.tsx'));

/** Suggestions below a search box for products, loaded when somebody enters it. */
export const suggestBelow = (input: HTMLInputElement) => <SearchSuggestions input={input} />;
