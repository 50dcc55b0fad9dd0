/** What both sides know of reviews. */

export const maxReviewLength = 2_000;
export const maxReplyLength = 1_000;
export const maxReportLength = 2_000;
export const maxHideReasonLength = 500;
export const mostStars = 5;

/** "Wanjiku M.": reviews are public, so only the initial of a surname is. Null without a name. */
export function reviewAuthor(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim() ?? '';
  const initial = lastName?.trim().charAt(0) ?? '';
  if (first === '') return null;
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`;
}
