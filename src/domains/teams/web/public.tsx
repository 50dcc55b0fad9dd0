/** What other pages may show of teams. */
export { readActing } from './api.ts';
export { CompaniesCard } from './companies-card.tsx';
export { RequestList } from './request-list.tsx';
