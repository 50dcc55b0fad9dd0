import * as z from 'zod/mini';

/** Ids are compared as the database writes them. */
export const id = z.guid().check(z.toLowerCase());
