import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isProofCode,
  nameForGreeting,
  nameForNotifications,
  passwordLength,
  safeNextPath,
  tidyToken,
} from './rules.ts';

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
    ['/auth/verify-email?token=a_b-c', '/auth/verify-email?token=a_b-c'],
    ['/auth/verify-phone', '/auth/verify-phone'],
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
    '/auth/forgot',
    '/auth/reset?token=a',
    '/auth/verify-email/../login',
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

it('counts the characters of a password as people do', () => {
  expect(passwordLength('🔑🔑🔑🔑🔑🔑')).toBe(6);
});

describe('codes', () => {
  it.each([
    ['123 456', '123456', true],
    [' 012345\n', '012345', true],
    ['０１２３４５', '012345', true],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
    ['12345a', '12345a', false],
    ['Dkw3nchbf2VbVOuwiI-a5SNKhqtVPlnG', 'Dkw3nchbf2VbVOuwiI-a5SNKhqtVPlnG', false],
  ])('%j is read as %j, and is one: %s', (typed, tidy, isCode) => {
    expect(tidyToken(typed)).toBe(tidy);
    expect(isProofCode(tidy)).toBe(isCode);
  });
});

describe('nameForGreeting', () => {
  it.each([
    ['Otieno', 'Otieno'],
    ["  Ng'ang'a  Wa Mwangi ", "Ng'ang'a Wa Mwangi"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Wanjikũ', 'Wanjikũ'],
  ])('keeps %s', (name, greeted) => {
    expect(nameForGreeting(name)).toBe(greeted);
  });

  it.each([
    [null],
    [''],
    ['evil.example'],
    ['evil。example'],
    ['https://evil.example'],
    ['mail@evil.example'],
    ['call 0712345678'],
    ['your account is closed now'],
    ['a'.repeat(31)],
    ['Otieno\u202Eelpmaxe'],
  ])('greets nobody as %j', (name) => {
    expect(nameForGreeting(name)).toBeNull();
  });
});

describe('nameForNotifications', () => {
  it.each(['Mabati & Sons Ltd.', 'Hardware 254', "Ng'ang'a Stores (Ruiru)", 'M. Kamau'])(
    'says %j',
    (name) => expect(nameForNotifications(name)).toBe(name),
  );

  it.each([
    null,
    ' ',
    'URGENT pay KSh 5000 at http://evil.example/till now',
    'evil.example',
    'Call 0712 345 678',
    'Pay to till 52 34 12',
    'me@evil.example',
    'x'.repeat(61),
  ])('says nothing of %j', (name) => expect(nameForNotifications(name)).toBeNull());
});
