/** Dates and times as Kenyans write them; the instant is UTC, the clock on the wall is Nairobi's. */

const timeZone = 'Africa/Nairobi';
const localeOf = (language: 'en' | 'sw') => `${language}-KE`;

/** "21 November 2026" */
export function formatDate(instant: string | Date, language: 'en' | 'sw'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** "21 Nov 2026, 14:05" */
export function formatDateTime(instant: string | Date, language: 'en' | 'sw'): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
    timeZone,
  }).format(new Date(instant));
}

/** Until when something holds: the day where it ends with that, else with the time. */
export const formatEnd = (instant: string | Date, language: 'en' | 'sw'): string =>
  inNairobi(new Date(instant).getTime()).toISOString().slice(11, 19) === '23:59:59'
    ? formatDate(instant, language)
    : formatDateTime(instant, language);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
/** East Africa Time has been UTC+3 without summer time since 1960, so this needs no calendar data. */
const nairobiOffsetMs = 3 * 3_600_000;

/** A date whose UTC fields are what clock and calendar show in Nairobi. @param time milliseconds since 1970 */
export const inNairobi = (time: number): Date => new Date(time + nairobiOffsetMs);

/** Days since 1970 by the calendar in Nairobi. @param time milliseconds since 1970 */
export const nairobiDayNumber = (time: number): number =>
  Math.floor((time + nairobiOffsetMs) / 86_400_000);

/** The day in Nairobi of an instant: "2026-11-21". */
export const nairobiDay = (instant: string | Date): string =>
  inNairobi(new Date(instant).getTime()).toISOString().slice(0, 10);

/**
 * A day ("2026-11-21"), or the Nairobi day of an instant, ends at 23:59:59 there; null for what is
 * neither.
 */
export function endOfNairobiDay(text: string): string | null {
  if (!dayPattern.test(text) && !instantPattern.test(text)) return null;
  const instant = new Date(dayPattern.test(text) ? `${text}T00:00:00+03:00` : text);
  if (Number.isNaN(instant.getTime())) return null;
  const day = nairobiDay(instant);
  // The calendar would make 31 April the first of May.
  if (dayPattern.test(text) && day !== text) return null;
  return new Date(`${day}T23:59:59+03:00`).toISOString();
}

/**
 * Until when something holds that ends with a day ("2026-11-21": at 23:59:59 in Nairobi) or at an
 * instant, which stays what it is. ISO 8601 UTC; null for what is neither.
 */
export function endOf(text: string): string | null {
  if (!instantPattern.test(text)) return endOfNairobiDay(text);
  const isDay = endOfNairobiDay(text.slice(0, 10)) !== null;
  const instant = new Date(text);
  return isDay && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null;
}
