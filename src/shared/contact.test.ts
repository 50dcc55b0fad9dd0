import { describe, expect, it } from 'vitest';
import { parseContact, parseEmail } from './contact.ts';

describe('parseEmail', () => {
  it.each([
    ['Wanjiru.Kamau@Example.CO.KE', 'wanjiru.kamau@example.co.ke'],
    ['  buyer+site@jenga.example ', 'buyer+site@jenga.example'],
  ])('AUTH-05 reads %j as %s', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    'no-at-sign.example',
    'two@at@signs.example',
    'no@dot',
    '@jenga.example',
    'a b@jenga.example',
    'a@jenga.example\r\nBcc: all@jenga.example',
    'a@jenga.example\n',
    'a@-jenga.example',
    'a@jenga..example',
    `${'a'.repeat(65)}@jenga.example`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`,
    'kipchoge@jengа.example',
  ])('refuses %j', (text) => {
    expect(parseEmail(text)).toBeNull();
  });
});

it('tells an email from a phone number in the one field', () => {
  expect(parseContact('0712 345 678')).toEqual({ kind: 'phone', value: '+254712345678' });
  expect(parseContact('Buyer@Jenga.example')).toEqual({
    kind: 'email',
    value: 'buyer@jenga.example',
  });
  expect(parseContact('buyer')).toBeNull();
});
