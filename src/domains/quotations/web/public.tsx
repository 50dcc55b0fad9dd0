/** What other pages may show of quotations. */
export { QuotationList, type QuotationListProps } from './quotation-list.tsx';
