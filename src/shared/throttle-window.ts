const windowMs = 10 * 60_000;

/**
 * The number of the ten minutes that an instant lies in. A notification whose dedupe key ends with it is sent
 * once in that time, however often the same thing happens.
 */
export const throttleWindowOf = (instant: Date): number => Math.floor(instant.getTime() / windowMs);
