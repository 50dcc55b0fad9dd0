/** What other pages may show of quotations. */
export { ComparisonSection } from './comparison/comparison-section.tsx';
/** For pages with a QueryClientProvider around them. */
export { ReceivedQuotations, RecentQuotations } from './received-quotations.tsx';
export { SentQuotations } from './sent-quotations.tsx';
