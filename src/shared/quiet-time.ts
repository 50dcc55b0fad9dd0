const quietMs = 10 * 60_000;

/**
 * The number of the quiet time that an instant lies in. As the end of a notification's dedupe key it lets
 * somebody hear of the same thing once in a while, however often it is done.
 */
export const quietTimeOf = (instant: Date): number => Math.floor(instant.getTime() / quietMs);
