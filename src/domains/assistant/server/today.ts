const nairobi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' });

/** Today in Nairobi, YYYY-MM-DD. */
export const todayInNairobi = (now: Date = new Date()): string => nairobi.format(now);
