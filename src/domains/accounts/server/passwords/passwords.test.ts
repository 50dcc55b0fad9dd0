import { afterAll, beforeAll, expect, it } from 'vitest';
import { setHashCost } from './hash-pool.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';

beforeAll(() => setHashCost('full'));
afterAll(() => setHashCost('low'));

it('keeps argon2id hashes of the chosen cost, each with a salt of its own', async () => {
  const [first, second] = await Promise.all([
    hashPassword('jiwe la msingi'),
    hashPassword('jiwe la msingi'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  expect(first).not.toBe(second);
});

it('knows the password again, however its accents were typed', async () => {
  const stored = await hashPassword('caf\u00e9 ya asubuhi');
  await expect(verifyPassword(stored, 'cafe\u0301 ya asubuhi')).resolves.toBe(true);
  await expect(verifyPassword(stored, 'cafe ya asubuhi')).resolves.toBe(false);
});

it('refuses every password where there is no hash', async () => {
  await expect(verifyPassword(null, '')).resolves.toBe(false);
});

it.each(['password1', 'PASSWORD1', 'nairobi123', '123456'])(
  'finds %s too easy to guess',
  (password) => {
    expect(isCommonPassword(password, [])).toBe(true);
  },
);

it("finds the account's own words too easy to guess", () => {
  expect(isCommonPassword('Wanjiru', ['wanjiru', null])).toBe(true);
  expect(isCommonPassword('mabati ya bati 28', ['wanjiru', null])).toBe(false);
  expect(isCommonPassword('', [])).toBe(false);
});
