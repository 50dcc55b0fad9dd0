import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccount } from '../../src/domains/accounts/server/sign-in/demo-accounts.ts';
import { linkTo } from './outbox.ts';
import { expect } from './test.ts';

export const demoContractor = demoAccount('contractor');
export const demoSupplier = demoAccount('supplier');
export const demoAdmin = demoAccount('admin');

export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: 'contractor' | 'supplier' | 'admin';
}

/** An address that no account has. */
export const newEmail = () => `${randomUUID()}@journeys.example`;

/** A phone number that no account has, as people write it: 07xx xxx xxx. */
export function newPhone(): string {
  const digits = String(Number.parseInt(randomUUID().slice(0, 8), 16))
    .padStart(8, '0')
    .slice(-8);
  return `07${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/** Signs the browser in without its pages; what is opened afterwards is opened signed in. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export const newPassword = 'ujenzi-imara-7';

/** Proves the email of the account that is signed in, as the link of its welcome does. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const link = await linkTo(page, email, '/auth/verify-email');
  const code = new URLSearchParams(link.split('?')[1]).get('token');
  const data = { channel: 'email', code };
  expect((await page.request.post('/api/contact-proof/confirm', { data })).status()).toBe(204);
}

/** Makes a new account and signs the browser in with it. */
export async function signUp(
  page: Page,
  details: { role: 'contractor' | 'supplier'; firstName?: string; lastName?: string },
): Promise<User & { email: string }> {
  const answer = await page.request.post('/api/register', {
    data: { email: newEmail(), password: newPassword, ...details },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}
