/** For routes whose body may hold hundreds of lines: a kilobyte each. */
export const longBodyLimit = 524_288;
/** So long such a body may take to arrive, in milliseconds: at 80 kbit/s, a bad day on a phone. */
export const longBodyTimeoutMs = 60_000;
