import { describe, expect, it } from 'vitest';
import { profileSchema, registerSchema } from './schema.ts';

const account = { email: 'posing@jirani.example', password: 'mabati ya bati' };
const person = { firstName: 'Amina', lastName: 'Wekesa' };
/** What is refused of these names, at sign-up and in the profile alike: field and code. */
function refusalsOf(names: object): string[][] {
  const [signUp, profile] = [
    registerSchema.safeParse({ ...account, ...names }),
    profileSchema.safeParse({ ...person, ...names }),
  ].map(({ error }) => (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  expect(profile).toEqual(signUp);
  return signUp ?? [];
}

describe('the names of people and companies', () => {
  it.each([
    ['JengaSoko Payments', 'name_like_ours'],
    ['Jenga Soko Support', 'name_like_ours'],
    ['JENGAS0KO', 'name_like_ours'],
    ['Pay till 523871 first', 'name_with_number'],
    ['Lipa 5 2 3 8 7', 'name_with_number'],
  ])(
    'are refused at their field where they pose as us or carry a number to pay: %s',
    (name, code) => {
      for (const field of ['companyName', 'firstName', 'lastName']) {
        expect(refusalsOf({ [field]: name })).toEqual([[field, code]]);
      }
    },
  );

  it('are read together, a first and a last name', () => {
    expect(refusalsOf({ firstName: 'Jenga', lastName: 'Soko' })).toEqual([
      ['lastName', 'name_like_ours'],
    ]);
    expect(refusalsOf({ firstName: 'Till 52', lastName: '3871' })).toEqual([
      ['lastName', 'name_with_number'],
    ]);
  });

  it('pass where they are honest', () => {
    for (const companyName of ['Jenga Hardware', 'Mabati 2000 Ltd', 'Soko la Jenga', null, ' ']) {
      expect(refusalsOf({ companyName })).toEqual([]);
    }
  });
});
