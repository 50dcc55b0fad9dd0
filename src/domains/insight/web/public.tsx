// What other pages may show of market prices.
export { useUsualNotes } from './usual-note.tsx';
