import * as z from 'zod/mini';
import { isVisible, visibleText } from '../../shared/visible-text.ts';
import { nameFault } from './rules.ts';

/** The fields of names, people's and companies', and of other lines about them. */

/** Without marks that turn the direction of what follows, badges beside it too. */
const oneLine = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

const trimmedLine = (most: number, tooLong: string, notOneLine: string) =>
  [z.trim(), z.maxLength(most, tooLong), z.regex(oneLine, notOneLine)] as const;
const personLine = trimmedLine(100, 'name_long', 'name_lines');
const textLine = trimmedLine(200, 'text_long', 'text_lines');

const faults = ['name_like_ours', 'name_with_number'] as const;

/** What nobody can be called, at the name's field. */
const honestName = faults.map((fault) =>
  z.refine<string>((name) => nameFault(name) !== fault, fault),
);

interface PersonNames {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** First and last name are read as one; what is wrong with one of them alone is said at its own field. */
const faultOfBoth = ({ firstName, lastName }: PersonNames) => {
  const names = [firstName ?? '', lastName ?? ''];
  return names.some((name) => nameFault(name) !== null) ? null : nameFault(names.join(' '));
};
export const honestPerson = faults.map((fault) =>
  z.refine<PersonNames>((body) => faultOfBoth(body) !== fault, {
    path: ['lastName'],
    error: fault,
  }),
);

/** A first or last name; an empty one is none. */
export const nameField = z.pipe(
  z.string().check(...personLine, ...honestName),
  z.transform((name) => name || null),
);

/** The same where one has to be; undefined where it stays as it is. */
export const requiredName = (missing: string) =>
  z.optional(z.string(missing).check(visibleText(missing), ...personLine, ...honestName));

const orNone = z.transform((text: string) => (isVisible(text) ? text : null));

/** One line of text that may be missing; an empty one is none. */
export const lineField = z.nullish(z.pipe(z.string().check(...textLine), orNone));

/** The same for the name of a shop or company. */
export const companyField = z.nullish(z.pipe(z.string().check(...textLine, ...honestName), orNone));
