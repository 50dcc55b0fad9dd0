// What other pages may show of quotations. The comparison is heavy and one page's alone: that imports its file.
/** For pages with a QueryClientProvider around them. */
export { ReceivedQuotations, RecentQuotations } from './received-quotations.tsx';
export { SentQuotations } from './sent-quotations.tsx';
