/** What other pages may show of RFQs. */
export { problemText } from './problems.ts';
export { endOf } from './rfq-end.ts';
export { RfqStatusBadge } from './status-badge.tsx';
