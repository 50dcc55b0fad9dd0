import { describe, expect, it } from 'vitest';
import { accounts as en } from '../../../../messages/en/accounts.ts';
import { accounts as sw } from '../../../../messages/sw/accounts.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { authFields, failureOf, missingFields, signUpProblems } from './auth-checks.ts';

describe('missingFields', () => {
  it.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: '   ', password: 'x' }, ['email']],
    [{ email: '0712 345 678', password: '' }, ['password']],
    [{ email: '0712 345 678', password: ' ' }, []],
  ])('VAL-41 VAL-44 finds what is missing in %j', (draft, fields) => {
    expect(Object.keys(missingFields(draft, en))).toEqual(fields);
  });
});

describe('signUpProblems', () => {
  it.each([
    [{ email: 'buyer', password: 'mabati' }, { email: en.contactWrong }],
    [
      { email: '0712 345 678', password: 'abcde' },
      { password: 'Password must be at least 6 characters' },
    ],
    [
      { email: 'a@jenga.example', password: 'x'.repeat(129) },
      { password: 'Password must be at most 128 characters' },
    ],
    [{ email: 'a@jenga.example', password: 'x'.repeat(128) }, {}],
  ])('says of %j what the server would refuse', (draft, problems) => {
    expect(signUpProblems(draft, en)).toEqual(problems);
  });
});

describe('failureOf', () => {
  const taken = new ApiError(
    409,
    JSON.stringify({
      message: 'An account with this email already exists.',
      code: 'email_taken',
      issues: [{ path: 'email', message: 'An account with this email already exists.' }],
    }),
    'Conflict',
  );
  const english = {
    fields: authFields,
    refusals: en.refusals,
    language: 'en',
    fallback: en.signUpFailedText,
  } as const;
  const swahili = { ...english, refusals: sw.refusals, language: 'sw', fallback: '' } as const;

  it("ERR-09 ERR-10 says the server's sentence, and puts it beside its field", () => {
    expect(failureOf(taken, english)).toEqual({
      sentence: 'An account with this email already exists.',
      errors: { email: 'An account with this email already exists.' },
    });
  });

  it('says it in Swahili to who reads Swahili', () => {
    const { sentence, errors } = failureOf(taken, swahili);
    expect(sentence).toBe(sw.refusals.email_taken);
    expect(errors.email).toBe(sw.refusals.email_taken);
  });

  it.each([
    ['an empty answer', new ApiError(500, '', 'Internal Server Error')],
    ['an answer that is not ours', new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway')],
    ['no answer at all', new TypeError('Failed to fetch')],
  ])('ERR-02 ERR-09 ERR-10 falls back for %s', (_name, error) => {
    expect(failureOf(error, english)).toEqual({ sentence: 'Please try again', errors: {} });
    expect(failureOf(error, { ...english, fallback: en.loginFailedText }).sentence).toBe(
      'Invalid credentials',
    );
  });

  it('keeps issues of no field of the forms out of them', () => {
    const error = new ApiError(
      422,
      '{"message":"m","code":"toString","issues":[{"path":"__proto__","message":"m"}]}',
      '',
    );
    expect(failureOf(error, swahili)).toEqual({
      sentence: 'm',
      errors: {},
    });
  });
});
