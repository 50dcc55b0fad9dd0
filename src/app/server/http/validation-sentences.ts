import * as z from 'zod';

/**
 * Says in plain sentences what a request's schema has no sentence of its own for. Without this zod's
 * words ("Invalid input: expected object, received null") would reach people.
 */
export function setValidationSentences(): void {
  z.config({ customError: sentenceOf });
}

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

function sentenceOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is missing'
        : (typeSentences[issue.expected] ?? 'Invalid value');
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'Check how this is written';
    case 'unrecognized_keys':
      return `${issue.keys[0] ?? 'One of the fields'} is not a field of this request`;
    default:
      return 'Invalid value';
  }
}

const typeSentences: Readonly<Record<string, string>> = {
  string: 'Enter text here',
  number: 'Enter a number',
  int: 'Enter a whole number',
  bigint: 'Enter a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'Send named fields here, as a JSON object',
  record: 'Send named fields here, as a JSON object',
  date: 'Enter a date',
};

const formatSentences: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address',
  url: 'Enter a valid web address',
  uuid: 'This is not a valid id',
  guid: 'This is not a valid id',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a date and time in ISO 8601',
};

function atLeast(origin: string, minimum: number): string {
  if (origin === 'string') {
    return minimum <= 1 ? 'This must not be empty' : `Enter at least ${minimum} characters`;
  }
  return origin === 'array' ? `Give at least ${minimum}` : `Enter ${minimum} or more`;
}

function atMost(origin: string, maximum: number): string {
  if (origin === 'string') return `Enter at most ${maximum} characters`;
  return origin === 'array' ? `Give at most ${maximum}` : `Enter ${maximum} or less`;
}
