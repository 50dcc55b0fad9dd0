/** What other pages may show of quotations. */
export { QuotationList, type QuotationListProps } from './quotation-list.tsx';
/** For pages with a QueryClientProvider around them. */
export { ReceivedQuotations, RecentQuotations } from './received-quotations.tsx';
