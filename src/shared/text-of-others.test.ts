import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLongNumber, leadsElsewhere, soundsLikeUs, textForMessages } from './text-of-others.ts';

describe('leadsElsewhere', () => {
  it.each([
    'Cement 42.5N 50kg',
    'Cement 42.5',
    'Y12',
    'Slab, Y12 @ 150 mm 2nd floor',
    'Y12@150 c/c',
    '1.5 mm²',
    '3 x 2.5mm',
    'Paint 20L',
    'Gypsum board 1200x2400 9 mm',
    'Tiles 600×600',
    'Bolt 0.75, 10×0.5 mm',
    'Concrete 1:2:4, C25/30',
    'PPR pipe 1/2 inch',
    'Mabati & Sons Ltd.',
    'M. Kamau',
    "Ng'ang'a Stores (Ruiru)",
    'Hardware 254',
    'Plot 7, Ruiru',
    'Doors and windows. Second floor.',
  ])('lets an honest text pass: %s', (text) => expect(leadsElsewhere(text)).toBe(false));

  it.each([
    'Verify your shop at jengasoko24.com',
    'evil．com',
    'evil。com',
    'evil․com',
    'evil .com',
    'ev\u200bil.\u200bcom',
    'jengasoko24 dot com',
    'http://evil',
    'me@evil',
    'open 10.0.0.7',
    'tel:+254',
    'pay KSh 500 to till 523871',
    'Pay to till 52387',
    'ＴＩＬＬ 52387',
    'Lipa 52387',
    'M-Pesa 52387',
    'call 0712.345.678',
    'call 0712 / 345_678',
    'call ٠٧١٢٣٤٥٦٧٨',
    'call ①②③④⑤⑥',
    'call 0712m345m678',
    'Tiles 0712×345×678',
    'Tіll 52387',
    'РАYBILL 52387',
    'dial *483*1#',
  ])('refuses what leads elsewhere: %s', (text) => expect(leadsElsewhere(text)).toBe(true));

  const word = fc.stringMatching(/^[a-z]{0,8}$/);
  const dot = fc.constantFrom('.', '．', '。', '․', '\u200b.', ' .');
  it('refuses a domain wherever it stands, with digits or letters before any dot', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const ending = fc.stringMatching(/^[a-z]{2,6}$/);
    fc.assert(
      fc.property(word, label, dot, ending, word, (before, name, point, end, after) => {
        expect(textForMessages(`${before} ${name}${point}${end} ${after}`, 200)).toBeNull();
      }),
    );
  });

  it('refuses six digits of any script with any signs between them', () => {
    const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce);
    const sign = fc.stringMatching(/^[ .,\-_/|:;()'*+~\u00a0\u200b\u2013]{0,3}$/);
    const digits = fc.array(fc.tuple(fc.nat(9), sign), { minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(word, zero, digits, word, (before, start, parts, after) => {
        const number = parts.map(([digit, gap]) => String.fromCodePoint(start + digit) + gap);
        expect(textForMessages(`${before} ${number.join('')} ${after}`, 200)).toBeNull();
      }),
    );
  });
});

it('knows a name that reads as ours, however it is spelt', () => {
  for (const name of [
    'JengaSoko Payments',
    'jenga soko',
    'JENGAS0KO',
    'Jéngasoko',
    'ＪengaSoko',
    'ЈengaSoko',
    'JengaSоkо',
    'JengaSοkο',
    'JᴇɴɢᴀSᴏᴋᴏ',
    'J3ng@$oko',
  ]) {
    expect(soundsLikeUs(name)).toBe(true);
  }
  for (const name of ['Jenga Hardware', 'Soko Jenga Ltd', 'Bamburi', 'Jenga 50 Sokoni']) {
    expect(soundsLikeUs(name)).toBe(false);
  }
});

it('knows five digits in a name, in any script and however they are parted', () => {
  for (const name of [
    'Till 52387',
    'Lipa 5-2-3 8.7',
    'Simu ٠٧١٢٣',
    'Soko ５２３８７',
    '5\u200b2387',
  ]) {
    expect(hasLongNumber(name)).toBe(true);
  }
  for (const name of ['Mabati 2000', '3 Brothers 2010', 'A1 Steel 24/7', 'Wekesa & Sons']) {
    expect(hasLongNumber(name)).toBe(false);
  }
});

it('keeps a long text short, and shows none that is empty', () => {
  expect(textForMessages('cement '.repeat(30), 80)).toHaveLength(80);
  expect(textForMessages(' \u200b ', 80)).toBeNull();
});

it('shows no text that speaks in our name', () => {
  expect(textForMessages('JengaSoko: reply with your code', 80)).toBeNull();
});
