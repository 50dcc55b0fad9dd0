import { describe, expect, test } from 'vitest';
import { checkContact } from './contact-check.ts';

const draft = { name: 'Jane', email: 'jane@example.com', subject: 'Hello', message: 'Habari?' };

describe('checkContact', () => {
  test.each(['name', 'email', 'message'] as const)('VAL-01 misses an empty %s', (field) => {
    expect(checkContact({ ...draft, [field]: '  ' })).toEqual({ kind: 'missing', fields: [field] });
  });

  test('VAL-01 looks for what is missing before it looks at the email', () => {
    expect(checkContact({ ...draft, message: '', email: 'abc' })).toEqual({
      kind: 'missing',
      fields: ['message'],
    });
  });

  test('VAL-02 refuses an email without its shape', () => {
    expect(checkContact({ ...draft, email: 'abc' })).toEqual({
      kind: 'invalidEmail',
      fields: ['email'],
    });
  });

  test('VAL-03 sends an empty subject as null', () => {
    const check = checkContact({ ...draft, subject: ' ' });
    expect(check).toEqual({ kind: 'ready', contact: { ...draft, subject: null } });
  });

  test('API-56 sends the four fields, trimmed', () => {
    const check = checkContact({ ...draft, name: ' Jane ' });
    expect(check).toEqual({ kind: 'ready', contact: draft });
  });

  test('names the field that the call would refuse', () => {
    const check = checkContact({ ...draft, subject: 'a'.repeat(201) });
    expect(check).toEqual({ kind: 'refused', fields: ['subject'] });
  });
});
