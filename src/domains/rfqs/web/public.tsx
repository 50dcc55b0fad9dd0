/** What other pages may show of RFQs. */
export { specificationText } from './draft.ts';
export { RfqStatusBadge } from './status-badge.tsx';
