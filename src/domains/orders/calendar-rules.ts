import { nairobiDay } from '../../shared/dates.ts';

interface Due {
  readonly dueAt: string | null;
  readonly isLate: boolean;
}

/** One part of the calendar: what is late, a day in Nairobi ("2026-12-01"), or what has no day. */
export interface CalendarPart<One extends Due> {
  readonly day: 'late' | 'undated' | (string & {});
  readonly orders: readonly One[];
}

/** Orders by the day on which they are due, in the sequence of the days: what is late first, undated last. */
export function calendarOf<One extends Due>(orders: readonly One[]): CalendarPart<One>[] {
  const partOf = ({ dueAt, isLate }: One) => {
    if (dueAt === null) return 'undated';
    return isLate ? 'late' : nairobiDay(dueAt);
  };
  const place = (day: string) => (day === 'late' ? '0' : day === 'undated' ? '9999' : day);
  return [...Map.groupBy(orders, partOf)]
    .map(([day, own]) => ({ day, orders: own }))
    .sort((a, b) => place(a.day).localeCompare(place(b.day)));
}
