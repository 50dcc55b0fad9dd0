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
