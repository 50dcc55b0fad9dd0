import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContact, parseEmail, passwordLength, safeNextPath } from './rules.ts';

describe('safeNextPath', () => {
  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products?search=cement&category=steel#list', '/products?search=cement&category=steel#list'],
    [
      '/messages/0b0f7b64-5d9c-4d0a-9d5e-7f0a2b6d8c11',
      '/messages/0b0f7b64-5d9c-4d0a-9d5e-7f0a2b6d8c11',
    ],
    ['/products/../cart', '/cart'],
    ['/products?next=https://evil.example', '/products?next=https://evil.example'],
    ['/authors', '/authors'],
  ])('ROUTE-20 keeps %j', (next, expected) => {
    expect(safeNextPath(next)).toBe(expected);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/products/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'http:///evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'evil.example',
    '@evil.example',
    '?next=/x',
    '#',
    '',
    '/products\r\nSet-Cookie: sid=1',
    '/\0',
    `/${'a'.repeat(2_000)}`,
    '/auth',
    '/auth?next=/products',
    '/AUTH/',
    '/api/logout',
    '/api',
    null,
    undefined,
    ['/products', '/cart'],
    { toString: () => '/products' },
  ])('ROUTE-20 sends %j to the start page', (next) => {
    expect(safeNextPath(next)).toBe('/');
  });

  it('ROUTE-20 never leaves the site, whatever is asked, as a browser would resolve it', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '%2f',
        '%5c',
        '\t',
        'evil.example',
        'x',
        '?',
        '#',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const target = safeNextPath(`/${parts.join('')}`);
        expect(new URL(target, 'https://jengasoko.test').origin).toBe('https://jengasoko.test');
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(safeNextPath(target)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });
});

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

it('counts the characters of a password as people do', () => {
  expect(passwordLength('🔑🔑🔑🔑🔑🔑')).toBe(6);
});
