import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conversationTime,
  dayText,
  excerpt,
  fileSize,
  holdsOf,
  isSameDay,
  isSendable,
  isUserId,
  matchesSearch,
  maxContentLength,
  messageTime,
  oppositeRole,
  peerName,
  splitLinks,
} from './rules.ts';

const words = {
  today: 'Today',
  yesterday: 'Yesterday',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
/** A moment in Nairobi. */
const at = (text: string) => new Date(`${text}+03:00`).toISOString();
const timeOf = (created: string, now: string) =>
  messageTime(at(created), Date.parse(at(now)), words);

describe('timestamps', () => {
  it('MSG-07 say only the time today, from midnight in Nairobi on', () => {
    expect(timeOf('2026-11-21T14:05:59', '2026-11-21T23:59:59')).toBe('14:05');
    expect(timeOf('2026-11-21T00:00:00', '2026-11-21T00:00:00')).toBe('00:00');
    // In UTC this message is of the day before.
    expect(timeOf('2026-11-21T02:30:00', '2026-11-21T09:00:00')).toBe('02:30');
  });
  it('MSG-08 begin with "Yesterday" one day later, however few minutes ago it was', () => {
    expect(timeOf('2026-11-20T23:59:59', '2026-11-21T00:00:00')).toBe('Yesterday 23:59');
    expect(timeOf('2026-11-20T00:00:00', '2026-11-21T23:59:59')).toBe('Yesterday 00:00');
    expect(timeOf('2026-12-31T08:15:00', '2027-01-01T08:15:00')).toBe('Yesterday 08:15');
  });
  it('MSG-09 say date and time from the day before yesterday back', () => {
    expect(timeOf('2026-11-19T23:59:59', '2026-11-21T00:00:00')).toBe('19 Nov 2026, 23:59');
    expect(timeOf('2026-01-01T01:00:00', '2026-11-21T00:00:00')).toBe('1 Jan 2026, 01:00');
  });
  it('call a message today whose time is ahead of the reader’s clock', () => {
    expect(timeOf('2026-11-21T00:00:30', '2026-11-20T23:59:50')).toBe('00:00');
  });
  it('are shorter in lists and between days', () => {
    const now = Date.parse(at('2026-11-21T10:00:00'));
    const listed = (text: string) => conversationTime(at(text), now, words);
    expect([
      listed('2026-11-21T09:00:00'),
      listed('2026-11-20T09:00:00'),
      listed('2026-11-19T09:00:00'),
    ]).toEqual(['09:00', 'Yesterday', '19 Nov 2026']);
    expect(dayText(at('2026-11-21T00:00:00'), now, words)).toBe('Today');
    expect(dayText(at('2026-11-20T23:59:00'), now, words)).toBe('Yesterday');
  });
  it('know which messages share a day in Nairobi', () => {
    expect(isSameDay(at('2026-11-21T00:00:00'), at('2026-11-21T23:59:59'))).toBe(true);
    expect(isSameDay(at('2026-11-20T23:59:59'), at('2026-11-21T00:00:00'))).toBe(false);
  });
});

describe('texts', () => {
  it('MSG-14 are cut after 50 characters, with three dots only if longer', () => {
    const fifty = 'x'.repeat(50);
    expect(excerpt(fifty)).toBe(fifty);
    expect(excerpt(`${fifty}y`)).toBe(`${fifty}...`);
    const bricks = '🧱'.repeat(50);
    expect(excerpt(bricks)).toBe(bricks);
    expect(excerpt(`${bricks}🧱`)).toBe(`${bricks}...`);
  });
  it('VAL-55 can be sent when something is left after trimming', () => {
    expect(isSendable('   ')).toBe(false);
    expect(isSendable('\n\t ')).toBe(false);
    expect(isSendable('  y ')).toBe(true);
    expect(isSendable(` ${'x'.repeat(maxContentLength)} `)).toBe(true);
    expect(isSendable('x'.repeat(maxContentLength + 1))).toBe(false);
  });
});

describe('people', () => {
  const peer = {
    firstName: 'Amina',
    lastName: 'Wekesa',
    email: 'amina@bamburi.example',
    companyName: 'Pwani Hardware',
  };
  it('MSG-02 are found by name, email and company', () => {
    for (const search of [
      '',
      'amina',
      'WEKESA',
      'amina wek',
      'bamburi.ex',
      'hardware',
      ' pwani ',
    ]) {
      expect(matchesSearch(peer, search), search).toBe(true);
    }
    for (const search of ['otieno', 'amina otieno', 'null']) {
      expect(matchesSearch({ ...peer, email: null }, search), search).toBe(false);
    }
  });
  it('are called by their company, else by their name', () => {
    expect(peerName(peer)).toBe('Pwani Hardware');
    expect(peerName({ ...peer, companyName: null })).toBe('Amina Wekesa');
    expect(peerName({ firstName: null, lastName: 'Wekesa', companyName: '' })).toBe('Wekesa');
    expect(peerName({ firstName: null, lastName: null, companyName: null })).toBeNull();
  });
  it('ERR-23 who are unknown have the opposite role', () => {
    expect(oppositeRole('contractor')).toBe('supplier');
    expect(oppositeRole('supplier')).toBe('contractor');
  });
  it('have uuids', () => {
    expect(isUserId('0192F3A0-0000-7000-8000-000000000000')).toBe(true);
    expect(isUserId('conversations')).toBe(false);
  });
});

describe('links in a text', () => {
  const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);
  it('are http and https addresses alone, without the signs after them', () => {
    expect(links('See https://jengasoko.example/p?a=1&b=2, and (http://x.ke).')).toEqual([
      'https://jengasoko.example/p?a=1&b=2',
      'http://x.ke/',
    ]);
    expect(
      links('Bei: www.jumia.example/mabati?x=1, WWW.Soko.ke. Si awww.x.ke, www. au www.soko'),
    ).toEqual(['https://www.jumia.example/mabati?x=1', 'https://www.soko.ke/']);
    expect(links('javascript:alert(1) data:text/html,x //x.ke mailto:a@b.ke https://')).toEqual([]);
  });
  it('are found at once, not begun anew at each of many signs that end nothing', () => {
    // Looked for from every dot on, these would take minutes.
    const address = `http://${'.'.repeat(300_000)}a`;
    expect(splitLinks(address).map((part) => part.text)).toEqual([address]);
  });
  it('leave the text as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (pieces) => {
        const text = pieces.join(' ');
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

it('what stands for words that are not there: files before what it is about', () => {
  const message = { content: '', attachments: [], rfqId: null };
  expect(holdsOf({ ...message, content: 'x', attachments: [1] })).toBe('text');
  expect(holdsOf({ ...message, attachments: [1], rfqId: 'r' })).toBe('files');
  expect(holdsOf({ ...message, rfqId: 'r' })).toBe('rfq');
  expect(holdsOf(message)).toBe('product');
});

it('sizes of files read as people say them', () => {
  expect([1, 340_000, 1_240_000, 5_242_880].map(fileSize)).toEqual([
    '1 kB',
    '340 kB',
    '1.2 MB',
    '5.2 MB',
  ]);
});
