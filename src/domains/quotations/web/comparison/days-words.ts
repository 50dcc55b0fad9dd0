import { fill, type Messages } from '../../../../messages/index.ts';

/** "1 day", "3 days"; says so where the supplier named none. */
export const daysWords = (days: number | null, t: Messages['comparison']): string =>
  days === null ? t.noDays : days === 1 ? t.day : fill(t.days, { count: days });
