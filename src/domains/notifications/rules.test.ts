import { describe, expect, it } from 'vitest';
import { notices } from '../../messages/en/notices.ts';
import { noticeKinds, noticeLink, waitToTell, wayToTell } from './rules.ts';

const person = {
  email: 'amina@people.example',
  phoneNumber: '+254712345678',
  isEmailProven: true,
  isPhoneProven: true,
  emailNotifications: true,
};

describe('kinds of notices', () => {
  it('each has its words', () => {
    expect(Object.keys(notices)).toEqual(expect.arrayContaining(Object.keys(noticeKinds)));
  });

  it('lead to the page of their subject, each side to its own', () => {
    expect(noticeLink('quotationReceived', 'x')).toBe('/rfqs/x');
    expect(noticeLink('rfqReceived', 'x')).toBe('/rfq/x');
    expect(noticeLink('orderPlaced', 'x')).toBe('/orders/x');
    expect(noticeLink('rfqReceived', null)).toBe('/dashboard');
  });
});

describe('the way to tell', () => {
  it('is mail where there is an email, unless only the phone is proven', () => {
    expect(wayToTell(person)).toBe('mail');
    expect(wayToTell({ ...person, isEmailProven: false })).toBe('sms');
    expect(wayToTell({ ...person, isEmailProven: false, isPhoneProven: false })).toBeNull();
  });

  it('is SMS for who has a phone only', () => {
    expect(wayToTell({ ...person, email: null })).toBe('sms');
    expect(wayToTell({ ...person, email: null, isPhoneProven: false })).toBeNull();
    expect(wayToTell({ ...person, email: null, phoneNumber: null })).toBeNull();
  });

  it('is none where mail is switched off: SMS is no way around it', () => {
    expect(wayToTell({ ...person, emailNotifications: false })).toBeNull();
    expect(wayToTell({ ...person, isEmailProven: false, emailNotifications: false })).toBeNull();
  });

  it('waits until a quarter of an hour has passed since the last message', () => {
    expect(waitToTell(null)).toBe(0);
    expect(waitToTell(899.5)).toBe(1);
    expect(waitToTell(10_000)).toBe(0);
  });
});
