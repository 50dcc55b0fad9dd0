import { describe, expect, it } from 'vitest';
import { lineOfMessages, lineOfNotice, notificationEmail, notificationSms } from './emails.ts';
import type { PendingNotification } from './queries.ts';

const lineOf = (
  notice: Partial<PendingNotification> & Pick<PendingNotification, 'kind' | 'values'>,
  language: 'en' | 'sw' = 'en',
) => lineOfNotice({ id: '1', link: null, isWriterProven: true, ...notice }, language);
const line = (values: Record<string, string>, language?: 'sw') =>
  lineOf({ kind: 'quotationReceived', values }, language).text;

describe('a notice in an email', () => {
  it('names people and requests as they are', () => {
    expect(line({ supplier: 'Jiwe Imara Hardware', title: 'Slab, Y12 @ 150 mm\n2nd floor' })).toBe(
      'New quotation from Jiwe Imara Hardware on “Slab, Y12 @ 150 mm 2nd floor”',
    );
  });

  it.each([
    'PAY https://evil.example',
    'Call 0712 345 678',
    'a@evil.example',
    'go to evil.example',
  ])('leads nowhere for its writer: %s', (text) => {
    expect(line({ supplier: text, title: text })).toBe(
      'New quotation from someone on “building materials”',
    );
    expect(line({ supplier: text, title: text }, 'sw')).not.toContain('evil');
  });

  it("names who has no name in the reader's language, also where English was kept", () => {
    for (const supplier of ['supplier:1a2b3c4d', 'Supplier 1a2b3c4d']) {
      expect(line({ supplier, title: 'Slab' }, 'sw')).toBe('Bei mpya kutoka Muuzaji kwa “Slab”');
      expect(line({ supplier, title: 'Slab' })).toBe('New quotation from Supplier on “Slab”');
    }
    const values = { number: 'LPO-1', company: 'buyer:1a2b3c4d' };
    expect(lineOf({ kind: 'orderPlaced', values }, 'sw').text).not.toContain('1a2b3c4d');
  });

  it('keeps a long title short', () => {
    expect(line({ supplier: 'Jiwe', title: 'cement '.repeat(28) }).length).toBeLessThan(130);
  });
});

describe('what an account wrote that has proven no contact', () => {
  const values = {
    title: 'Confirm your shop today',
    place: 'behind the chief',
    county: 'Kiambu',
    closesAt: '2026-11-28T14:00:00.000Z',
    lines: [
      '50\tbag\tSimba 42.5N, call us\tPortland Cement',
      '1\tbag\tVerify at jengasoko24.com\tRiver Sand',
      '523871\tpiece\ttill\t',
    ].join('\n'),
    lineCount: 3,
  };
  const unproven = { kind: 'rfqReceived', values, isWriterProven: false } as const;

  it('stays out of an SMS, which says product types, county and closing date', () => {
    expect(lineOf(unproven).sms).toMatch(/^RFQ, Kiambu, closes .*: Portland Cement, River Sand$/);
    expect(lineOf(unproven, 'sw').sms).toContain('Mchanga wa Mto');
    const bare = { ...values, county: '', lines: '' };
    expect(lineOf({ ...unproven, values: bare }).sms).toMatch(
      /^RFQ, closes .*: building materials$/,
    );
    expect(lineOf({ ...unproven, isWriterProven: true }).sms).toContain(
      '50 bags Simba 42.5N, call us',
    );
  });

  it('stays out of an SMS of other kinds too, but for the title that the reader wrote', () => {
    const names = { title: 'Slab', supplier: 'Cheap Shop' };
    const sms = (kind: 'rfqChanged' | 'quotationReceived', isWriterProven: boolean) =>
      lineOf({ kind, values: names, isWriterProven }).sms;
    expect(sms('rfqChanged', false)).not.toContain('Slab');
    expect(sms('rfqChanged', true)).toContain('“Slab”');
    expect(sms('quotationReceived', false)).toBe('New quotation from someone on “Slab”');
    expect(sms('quotationReceived', true)).toContain('Cheap Shop');
    const from = { peerId: '2', sender: 'Cheap Shop', count: 1 };
    expect(lineOfMessages({ ...from, isSenderProven: false }, 'en').sms).toBe(
      'New message from someone',
    );
    expect(lineOfMessages({ ...from, isSenderProven: true }, 'en').sms).toContain('Cheap Shop');
  });

  it('is in a mail by the product type where a line leads elsewhere', () => {
    const { details = [] } = lineOf(unproven);
    expect(details).toContain('50 bags Simba 42.5N, call us');
    expect(details).toContain('River Sand');
    expect(details.join(' ')).not.toMatch(/jengasoko24|523/);
  });
});

describe('an RFQ in an email', () => {
  const values = {
    title: 'Slab',
    place: 'Plot 7, Ruiru',
    county: 'Kiambu',
    closesAt: '2026-11-28T14:00:00.000Z',
    lines: '50 bag Cement 42.5\n20 piece Y12 bar\nPay at evil.example',
    lineCount: 12,
  };
  const notifications = [lineOf({ kind: 'rfqReceived', values, link: '/rfq/1' })] as const;
  const facts = {
    person: { firstName: 'Amina', language: 'en' },
    notifications,
    publicUrl: 'https://jengasoko.test',
  } as const;

  it('says place, deadline and the first lines in a mail, and nothing that leads elsewhere', () => {
    const { text } = notificationEmail('a@jenga.example', facts);
    for (const part of [
      'Deliver to: Plot 7, Ruiru, Kiambu',
      'Closes: ',
      '28 Nov',
      '50 bag Cement 42.5',
      '20 piece Y12 bar',
      '… and 10 more lines',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('evil');
  });

  it('names product types and units in Swahili to who reads Swahili, in the mail and the SMS', () => {
    const lines = '2.5\ttonne\tRiver Sand\n40\tbag\tKifaru Cement\n1\t\tAnvil';
    const notice = (language: 'en' | 'sw') => ({
      ...facts,
      person: { firstName: 'Amina', language },
      notifications: [
        lineOf(
          {
            kind: 'rfqReceived',
            values: { ...values, lines, lineCount: 3 },
            link: '/rfq/1',
          },
          language,
        ),
      ] as const,
    });
    const { text } = notificationEmail('a@jenga.example', notice('sw'));
    expect(text).toContain('tani 2.5 Mchanga wa Mto');
    expect(text).toContain('mifuko 40 Kifaru Cement');
    expect(text).not.toMatch(/River Sand|tonne/);
    expect(notificationSms(notice('sw'))).toContain('Mchanga wa Mto');
    const english = notificationEmail('a@jenga.example', notice('en')).text;
    expect(english).toContain('2.5 tonnes River Sand');
    expect(english).toContain('1 Anvil');
  });

  it('says them in one SMS with its link', () => {
    const sms = notificationSms(facts);
    expect(sms).toMatch(/^JengaSoko: RFQ, Kiambu, closes .*28 Nov.*: 50 bag Cement 42\.5, /);
    expect(sms).toMatch(/ https:\/\/jengasoko\.test\/rfq\/1$/);
    expect(Array.from(sms).length).toBeLessThanOrEqual(160);
  });

  it.each(['en', 'sw'] as const)(
    'of several says in one SMS how many, and of the one that closes first its place, deadline and first lines: %s',
    (language) => {
      const later = { ...values, county: 'Nakuru', closesAt: '2026-12-01T09:00:00.000Z' };
      const message = { text: 'New message from Amina', link: '/messages/2' };
      const lines = [later, values].map((one, place) =>
        lineOf({ kind: 'rfqReceived', values: one, link: `/rfq/${place}` }, language),
      );
      const person = { ...facts.person, language };
      const sms = notificationSms({ ...facts, person, notifications: [message, ...lines] });
      for (const part of ['3', 'Kiambu', '28 Nov', '50 bag Cement']) expect(sms).toContain(part);
      expect(sms).not.toContain('Nakuru');
      expect(sms).toMatch(/ https:\/\/jengasoko\.test\/rfq\/1$/);
      expect(Array.from(sms).length).toBeLessThanOrEqual(160);
    },
  );

  it('of several says each in a block with its details as lines and its own link, what closes first before', () => {
    const later = { ...values, title: 'Roof <b>', closesAt: '2026-12-01T09:00:00.000Z' };
    const rfq = (one: typeof values, link: string) =>
      lineOf({ kind: 'rfqReceived', values: one, link });
    const message = { text: 'New message from Amina', link: '/messages/2' };
    const { text, html = '' } = notificationEmail('a@jenga.example', {
      ...facts,
      notifications: [message, rfq(later, '/rfq/2'), rfq(values, '/rfq/1')],
    });
    const lines = text.split('\n');
    for (const part of ['50 bag Cement 42.5', 'Deliver to: Plot 7, Ruiru, Kiambu']) {
      expect(lines.filter((line) => line === part)).toHaveLength(2);
    }
    const links = ['/rfq/1', '/rfq/2', '/messages/2'].map(
      (link) => `https://jengasoko.test${link}`,
    );
    expect(lines.flatMap((line) => line.match(/^View details: (.*)$/)?.[1] ?? [])).toEqual(links);
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      ...links,
      'https://jengasoko.test/',
    ]);
    expect(html).toContain('Roof &lt;b&gt;');
    expect(text + html).not.toContain('evil');
  });

  it('lists twenty, and says how many more there are', () => {
    const message = { text: 'New message from Amina', link: '/messages/2' };
    const { text } = notificationEmail('a@jenga.example', {
      ...facts,
      notifications: Array.from({ length: 23 }, () => message),
    });
    expect(text.split('New message from Amina')).toHaveLength(21);
    expect(text).toContain('… and 3 more.');
  });
});
