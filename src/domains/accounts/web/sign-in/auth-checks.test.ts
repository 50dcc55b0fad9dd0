import { describe, expect, it } from 'vitest';
import { accounts as en } from '../../../../messages/en/accounts.ts';
import { refusals } from '../../../../messages/en/refusals.ts';
import { missingFields, signUpProblems } from './auth-checks.ts';

describe('missingFields', () => {
  it.each([
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: '   ', password: 'x' }, ['email']],
    [{ email: '0712 345 678', password: '' }, ['password']],
    [{ email: '0712 345 678', password: ' ' }, []],
    [
      { email: 'a@jenga.example', password: 'x', role: 'supplier', companyName: ' ' },
      ['companyName'],
    ],
    [{ email: 'a@jenga.example', password: 'x', role: 'supplier', companyName: 'Jirani' }, []],
    [{ email: 'a@jenga.example', password: 'x', role: 'contractor' }, []],
  ] as const)('VAL-41 VAL-44 finds what is missing in %j', (draft, fields) => {
    expect(Object.keys(missingFields(draft, en))).toEqual(fields);
  });
});

describe('signUpProblems', () => {
  it.each([
    [{ email: 'buyer', password: 'mabati' }, { email: refusals.contact_wrong }],
    [
      { email: '0712 345 678', password: 'abcde' },
      { password: 'Password must be at least 6 characters' },
    ],
    [
      { email: 'a@jenga.example', password: 'x'.repeat(129) },
      { password: 'Password must be at most 128 characters' },
    ],
    [{ email: 'a@jenga.example', password: 'x'.repeat(128) }, {}],
    [
      { email: 'a@jenga.example', password: 'mabati', companyName: 'Jenga Soko Support' },
      { companyName: refusals.name_like_ours },
    ],
    [
      { email: 'a@jenga.example', password: 'mabati', companyName: 'Pay till 523871 first' },
      { companyName: refusals.name_with_number },
    ],
  ])('says of %j what the server would refuse', (draft, problems) => {
    expect(signUpProblems(draft, refusals)).toEqual(problems);
  });
});
