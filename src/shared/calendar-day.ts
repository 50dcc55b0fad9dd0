import * as z from 'zod/mini';
import { endOfNairobiDay } from './dates.ts';

/** A day by the calendar in Nairobi: "2026-11-21". */
export const calendarDay = z.string('day_wrong').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'day_wrong', abort: true }),
  z.refine((text) => endOfNairobiDay(text) !== null, 'day_wrong'),
);
