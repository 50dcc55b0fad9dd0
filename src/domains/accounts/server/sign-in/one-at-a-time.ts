const latest = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after the other within this process. It only saves work (many sign-ups
 * of one address hash one password, not many); what must hold in all processes is the database's.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = latest.get(key);
  const mine = (before ?? Promise.resolve()).then(work, work);
  latest.set(key, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(key) === mine) latest.delete(key);
  }
}
