import { expect, it } from 'vitest';
import { redacted, withoutContacts } from './rules.ts';

it('a reason keeps what went wrong and loses contacts, sign-ins and queries', () => {
  expect(
    withoutContacts(
      'smtp://jenga:pass@mail.example refused jane@example.com, +254712345678 at https://sms.example/send?apiKey=abc',
    ),
  ).toBe('smtp://…@mail.example refused …@…, …678 at https://sms.example/send?…');
});

it('a payload keeps ids and shape, and loses secrets however deep they are', () => {
  const id = '0b1e3d6e-7c1b-4f0a-9a53-3b5f0a1c2d3e';
  expect(
    redacted({ userId: id, contact: { to: '+254 712 345 678' }, resetToken: 'abc', codes: ['1'] }),
  ).toEqual({ userId: id, contact: { to: '…678' }, resetToken: '…', codes: ['…'] });
});
