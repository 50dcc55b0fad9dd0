/** An address that lets in whoever has it: a driver's link with its page and its calls, and where M-Pesa calls back. */
const secret = /^(\/+(?:(?:api\/)?d|api\/webhooks\/(?:mpesa|paybill))\/)[^/?#]+/i;

/** The page of an invitation: its code stands in the query, which no log has. */
const invitation = /^\/+team\/join(?:[/?]|$)/i;

/** What it opens is kept nowhere on the way. */
export const isSecretPath = (url: string): boolean => secret.test(url) || invitation.test(url);

/** As it may stand in a log. */
export const withoutSecret = (path: string): string => path.replace(secret, '$1…');
