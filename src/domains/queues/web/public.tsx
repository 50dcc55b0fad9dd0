/** What other pages may show of queues. */

export { readQueues } from './api.ts';
export { StaffNotes } from './staff-notes.tsx';
