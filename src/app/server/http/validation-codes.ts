import * as z from 'zod';
import type { RefusalCode } from '../../../messages/refusals.ts';

/**
 * Names by a code what a request's schema has no code of its own for. Without this zod's words
 * ("Invalid input: expected object, received null") would reach people.
 */
export function setValidationCodes(): void {
  z.config({ customError: codeOf });
}

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

function codeOf(issue: RawIssue): RefusalCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'value_missing'
        : (typeCodes[issue.expected] ?? 'value_wrong');
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum <= 1 ? 'text_missing' : 'text_short';
      return issue.origin === 'array' ? 'list_short' : 'number_small';
    case 'too_big':
      if (issue.origin === 'string') return 'text_long';
      return issue.origin === 'array' ? 'list_long' : 'number_large';
    case 'invalid_value':
      return 'choice_wrong';
    case 'invalid_format':
      return formatCodes[issue.format] ?? 'format_wrong';
    case 'unrecognized_keys':
      return 'field_unknown';
    default:
      return 'value_wrong';
  }
}

const typeCodes: Readonly<Record<string, RefusalCode>> = {
  string: 'text_wrong',
  number: 'number_wrong',
  int: 'whole_number_wrong',
  bigint: 'whole_number_wrong',
  boolean: 'boolean_wrong',
  array: 'list_wrong',
  object: 'object_wrong',
  record: 'object_wrong',
  date: 'date_wrong',
};

const formatCodes: Readonly<Record<string, RefusalCode>> = {
  uuid: 'id_wrong',
  guid: 'id_wrong',
  date: 'date_wrong',
  datetime: 'time_wrong',
};
