/** What other pages may show of RFQs. */
export { endOf } from './rfq-end.ts';
export { RfqStatusBadge } from './status-badge.tsx';
