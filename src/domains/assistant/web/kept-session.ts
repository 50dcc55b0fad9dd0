/** Which conversation this device resumes, for each account; storage may be refused. */
const keyOf = (userId: string) => `assistant-session-${userId}`;

export function keptSession(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

export function keepSession(userId: string, id: string): void {
  try {
    localStorage.setItem(keyOf(userId), id);
  } catch {
    // The conversation goes on; only the next visit starts anew.
  }
}

export function forgetSession(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
