/** What other pages may show of RFQs. */
export { specificationText } from './draft.ts';
export { problemText } from './problems.ts';
export { endOf } from './rfq-end.ts';
export { RfqStatusBadge } from './status-badge.tsx';
