/** An address that lets in whoever has it: a driver's link, its page and its calls. */
const secret = /^(\/+(?:api\/)?d\/)[^/?#]+/i;

/** What it opens is kept nowhere on the way. */
export const isSecretPath = (url: string): boolean => secret.test(url);

/** As it may stand in a log. */
export const withoutSecret = (path: string): string => path.replace(secret, '$1…');
