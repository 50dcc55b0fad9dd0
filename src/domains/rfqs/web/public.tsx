/** What other pages may show of RFQs. */
export { specificationText } from './draft.ts';
export { problemText } from './problems.ts';
export { RfqStatusBadge } from './status-badge.tsx';
