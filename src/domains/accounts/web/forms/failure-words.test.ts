import { describe, expect, it } from 'vitest';
import { account as en } from '../../../../messages/en/account.ts';
import { accounts as authTexts } from '../../../../messages/en/accounts.ts';
import { account as sw } from '../../../../messages/sw/account.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { fieldSentences } from '../../rules.ts';
import { errorsOf, failureWords } from './failure-words.ts';

const english = { language: 'en', fallback: en.profile.failed } as const;
const swahili = { language: 'sw', fallback: sw.profile.failed } as const;

function refusal(status: number, code: string, message: string, path = 'email') {
  return new ApiError(status, JSON.stringify({ message, code, issues: [{ path, message }] }), '');
}

it('has the sentences of the fields in English as the server says them', () => {
  expect(en.problems).toEqual(fieldSentences);
});

describe('failureWords', () => {
  const taken = refusal(409, 'email_taken', en.refusals.email_taken);

  it("ERR-26 ERR-29 says the server's sentence, at its field too", () => {
    expect(failureWords(taken, en, english)).toEqual({
      sentence: en.refusals.email_taken,
      errors: { email: en.refusals.email_taken },
    });
  });

  it('says it in Swahili: by the code of the refusal, or the sentence of the field', () => {
    expect(failureWords(taken, sw, swahili)).toEqual({
      sentence: sw.refusals.email_taken,
      errors: { email: sw.refusals.email_taken },
    });
    const wrong = refusal(422, 'invalid', fieldSentences.emailWrong);
    expect(failureWords(wrong, sw, swahili)).toEqual({
      sentence: sw.problems.emailWrong,
      errors: { email: sw.problems.emailWrong },
    });
  });

  it.each([
    ['an empty answer', new ApiError(500, '', 'Internal Server Error')],
    ['an answer that is not ours', new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway')],
    ['no answer at all', new TypeError('Failed to fetch')],
    ['a code that is a word of JavaScript', refusal(400, 'toString', '')],
  ])('ERR-26 falls back for %s', (_name, error) => {
    expect(failureWords(error, en, english).sentence).toBe(en.profile.failed);
  });
});

describe('failureWords of the sign-in', () => {
  const form = { language: 'en', fallback: authTexts.signUpFailedText } as const;

  it("ERR-09 ERR-10 says the server's sentence, and puts it beside its field", () => {
    const taken = refusal(409, 'email_taken', authTexts.refusals.email_taken);
    expect(failureWords(taken, authTexts, form)).toEqual({
      sentence: 'An account with this email already exists.',
      errors: { email: 'An account with this email already exists.' },
    });
  });

  it.each([
    ['an empty answer', new ApiError(500, '', 'Internal Server Error')],
    ['an answer that is not ours', new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway')],
    ['no answer at all', new TypeError('Failed to fetch')],
  ])('ERR-02 ERR-09 ERR-10 falls back for %s', (_name, error) => {
    expect(failureWords(error, authTexts, form)).toEqual({
      sentence: 'Please try again',
      errors: {},
    });
    const login = { ...form, fallback: authTexts.loginFailedText };
    expect(failureWords(error, authTexts, login).sentence).toBe('Invalid credentials');
  });
});

it('errorsOf keeps the first sentence of a field, and names lists by their field', () => {
  const issues = [
    { path: 'firstName', message: fieldSentences.firstNameMissing },
    { path: 'firstName', message: 'another' },
    { path: 'deliveryCounties.0', message: fieldSentences.countyWrong },
  ];
  expect(errorsOf(issues, en)).toEqual({
    firstName: 'First name is required',
    deliveryCounties: 'Choose one of the 47 counties',
  });
});
