import { describe, expect, it } from 'vitest';
import type { Figure, FigureTerm } from '../../figure-schema.ts';
import { textOf } from '../figured-words.ts';
import { Placeholders } from './placeholders.ts';
import { Redaction } from './redaction.ts';
import { validateReply } from './validate-reply.ts';

/** {s1} asks {f2}, {s2} {f3}; {f1} is a count, {f4} a share, {f5} a sum of nobody's, {n1} a product. */
function placeholders(): Placeholders {
  const made = new Placeholders(new Redaction([], () => 'trade'));
  made.rank(['Jenga Bora', 'Duka', 'Nyota']);
  expect(made.figure('100 bags')).toBe('{f1}');
  expect(made.figure('KSh 1,250', [1])).toBe('{f2}');
  expect(made.figure('KSh 1,300', [2])).toBe('{f3}');
  expect(made.figure('5 %')).toBe('{f4}');
  expect(made.figure('KSh 44,700')).toBe('{f5}');
  expect(made.name('Simba cement 42.5, 50 kg')).toBe('{n1}');
  made.cover('i found suppliers for your bags');
  return made;
}
const flaw = (reply: string) => validateReply(reply, placeholders());

describe('A reply of the language model', () => {
  it.each([
    '{s1} is the best match: {f2} a bag, {f4} below the usual price.',
    'I found suppliers for your {f1}; this one fits.',
    '{n1} goes for {f2} at {s1}. The next is {s2}.',
    'Bei ni {f2} kwa mfuko, {f4} chini.',
    'That is {f2} a bag.',
    'Use the stronger cement for slabs.',
    'Homa Lime Hydrated Building Lime costs {f2}.',
    'Suppliers are ordered by fit; {s1} is ready.',
    'Nothing leaves before you send the request.',
    'Wauzaji hawa wanaleta Thika; utatumia {f1}.',
    '{s1} asks {f2} and {s2} {f3}.',
    '{f2} at {s1}, {f3} at {s2}.',
    'All of it comes to about {f5}.',
    'Most hardware stores deliver; ask the suppliers before you choose.',
    'Send the request when you are ready, and compare what comes.',
    'Tuma ombi ukiwa tayari; bei zitalinganishwa.',
    'This one is best, and no other.',
  ])('may say "%s"', (reply) => {
    expect(flaw(reply)).toBeNull();
  });

  it.each([
    ['{s1} asks KSh 1,250.', 'numbers'],
    ['{s1} asks 1,250.', 'numbers'],
    ['Ask for 100 bags.', 'numbers'],
    ['It is cement 42.5.', 'numbers'],
    ['That is {f2}.5 a bag.', 'numbers'],
    ['That is 1{f2} a bag.', 'numbers'],
    ['That is {f2} thousand.', 'numbers'],
    ['That is {f1} shillings.', 'numbers'],
    ['It is {f1} % below.', 'numbers'],
    ['A bag costs one thousand two hundred shillings.', 'numbers'],
    ['Mfuko ni shilingi elfu mbili.', 'numbers'],
    ['I found three suppliers for you.', 'numbers'],
    ['Nimeona wauzaji watatu.', 'numbers'],
    ['Bei ni laki nzima.', 'numbers'],
    ['A bag costs KSh １２００.', 'numbers'],
    ['A bag costs KSh ١٢٠٠.', 'numbers'],
    ['KSh 1\u200b250', 'numbers'],
    ['Karibu\u0007.', 'numbers'],
    ['Karibu. \ud800 poa', 'numbers'],
    ['It costs {f1}.', 'numbers'],
    ['The price is about {f1}.', 'numbers'],
    ['They go for {f1} a bag.', 'numbers'],
    ['{s1} asks {f5} for all of it.', 'numbers'],
    ['{s1} asks {f3}.', 'numbers'],
    ['{s1} asks {f3} and {s2} {f2}.', 'numbers'],
    ['{f3} at {s1}, {f2} at {s2}.', 'numbers'],
    ['{s1} fits. It asks {f3}.', 'numbers'],
    ['{s2} is the best.', 'suppliers'],
    ['{s1}, then {s3}, then {s2}.', 'suppliers'],
    ['{s4} is cheap.', 'unknown placeholder'],
    ['It costs {f99}.', 'unknown placeholder'],
    ['Take {n2}.', 'unknown placeholder'],
    ['{f0} {s0} {n0}', 'unknown placeholder'],
    ['Hello [PERSON], welcome.', 'unknown placeholder'],
    ['[click](javascript:alert)', 'unknown placeholder'],
    ['{price} a bag.', 'markup'],
    ['{{f1}} a bag.', 'markup'],
    ['Call 0712 345 678.', 'contact'],
    ['Write to evil@example.com.', 'contact'],
    ['See https://evil.example/x.', 'contact'],
    ['Buy at evil.co.ke today.', 'contact'],
    ['Please pay your deposit at jengapay.io first.', 'contact'],
    ['Visit evil.app now.', 'contact'],
    ['See t.co/abc', 'contact'],
    ['Go to jengapay dot io', 'contact'],
    ['Pay to paybill 522522.', 'contact'],
    ['Visit x.y/z now.', 'contact'],
    ['I have sent your request.', 'claims an act'],
    ['Your order has been placed.', 'claims an act'],
    ['Nimetuma ombi lako.', 'claims an act'],
    ['Your order was placed and payment received.', 'claims an act'],
    ['Order has already been sent by us.', 'claims an act'],
    ['Payment received, thank you.', 'claims an act'],
    ['Your request is now sent.', 'claims an act'],
    ['Tumeshatuma ombi lako.', 'claims an act'],
    ['Nitakutumia bei.', 'claims an act'],
    ['Ombi limeshatumwa.', 'claims an act'],
    ['Malipo yamepokelewa.', 'claims an act'],
    ['Your payment went through.', 'claims an act'],
    ['Your order is on its way.', 'claims an act'],
    ['The supplier shipped it.', 'claims an act'],
    ['Your order has shipped.', 'claims an act'],
    ['Done! All set.', 'claims an act'],
    ['Oda yako imefika.', 'claims an act'],
    ['Malipo yamekamilika.', 'claims an act'],
    ['Your order number is {f1}.', 'claims an act'],
    ['The best is Simba Hardware.', 'suppliers'],
    ['Ask Jenga Bora first.', 'suppliers'],
    ['jenga  BORA is cheaper.', 'suppliers'],
    ['Mwangi has it cheaper.', 'suppliers'],
    ['buy from qwerty stores', 'suppliers'],
    ['Hardware ya Zuleikha has it.', 'suppliers'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['\u0000{{{', 'markup'],
    ['{{{ ]] asdf qwer', 'markup'],
    ['null', 'markup'],
    ['...', 'markup'],
    ['I am sorry, I cannot help with that.', 'refusal'],
    ['Samahani, siwezi kusaidia.', 'refusal'],
    ['It is half of that.', 'advice'],
    ['You save a third.', 'advice'],
    ['Nusu bei.', 'advice'],
    ['It costs hundreds.', 'advice'],
    ['Delivery is free.', 'advice'],
    ['Usafiri ni bure.', 'advice'],
    ['Send your M-Pesa PIN to the supplier first.', 'advice'],
    ['Share the code you received here.', 'advice'],
    ['Pay before delivery, it is safe.', 'advice'],
    ['Lipa pesa mapema.', 'advice'],
    ['x'.repeat(1_501), 'too long'],
  ])('may not say "%s"', (reply, reason) => {
    expect(flaw(reply)).toBe(reason);
  });

  it('may say of orders what code said of them, and no more', () => {
    const given = placeholders();
    given.coverStates('Order JS-7 from Duka is confirmed, another unpaid.');
    expect(validateReply('Your order has been confirmed.', given)).toBeNull();
    expect(validateReply('Your order has been paid.', given)).toBe('claims an act');
    expect(validateReply('I have confirmed it.', given)).toBe('claims an act');
  });
});

const figure = (text: string, term: FigureTerm, ...suppliers: readonly string[]): Figure => ({
  text,
  how: suppliers.length > 1 ? 'difference' : 'sum',
  sources: suppliers.map((supplierName) => ({
    ...{ rfqId: 'r', quotationId: supplierName, supplierName, term, lines: [], lineCount: 0 },
  })),
});

describe('A figure of a quotation', () => {
  /** {f1} and {f4} are the first one's, {f2} and {f5} the second one's, {f3} is how far they are apart. */
  const given = new Placeholders(new Redaction([], () => 'trade'));
  given.rank(['Jiwe 24 Hardware', 'Nyota']);
  for (const one of [
    figure('3 days', 'deliveryTime', 'Jiwe 24 Hardware'),
    figure('3 days', 'deliveryTime', 'Nyota'),
    figure('KSh 12,400', 'total', 'Jiwe 24 Hardware', 'Nyota'),
    figure('KSh 150,000', 'total', 'Jiwe 24 Hardware'),
    figure('1 of 2 lines', 'coverage', 'Nyota'),
  ])
    given.sourced(one);

  it.each([
    ['{s1} delivers in {f1}.', null],
    ['{s1} needs {f1}, {s2} {f2}.', null],
    ['{s1} is {f3} below {s2}.', null],
    ['{s1} asks {f4}. Against the next you save {f3}.', null],
    ['{s1} is good. It delivers in {f1}.', null],
    ['{s1} delivers in {f2}.', 'numbers'],
    ['{s1} covers {f5}.', 'numbers'],
    ['{s1} is first and {s2} next. It asks {f4}.', 'numbers'],
    ['{s1} is the slowest.', 'numbers'],
    ['{s1} delivers in a week.', 'numbers'],
  ])('stands beside its own supplier: "%s"', (reply, reason) => {
    expect(validateReply(reply, given)).toBe(reason);
  });

  it('is filled in with its sources, and suppliers by their names', () => {
    const words = given.fill('{s1} asks {f4}.\nTake {s1}.');
    expect(textOf(words)).toBe('Jiwe 24 Hardware asks KSh 150,000.\nTake Jiwe 24 Hardware.');
    expect(words[2]).toMatchObject({ text: 'KSh 150,000', sources: [{ term: 'total' }] });
  });
});

describe('What the model reads', () => {
  const covering = () => new Placeholders(new Redaction(['Zawadi'], () => 'trade'));

  it('has placeholders for suppliers, names and figures, and a legend of the last two', () => {
    const given = covering();
    given.rank(['Kamau Hardware']);
    given.name('Bar 12 mm, 6 m');
    expect(
      given.cover('Kamau Hardware has Bar 12 mm, 6 m at KSh 1,250.50, 5 % less, by 2026-11-27.'),
    ).toBe('{s1} has {n1} at {f1}, {f2} less, by {f3}.');
    expect(given.legend()).toEqual({
      '{n1}': 'Bar 12 mm, 6 m',
      '{f1}': 'KSh 1,250.50 of {s1}',
      '{f2}': '5 %',
      '{f3}': '2026-11-27',
    });
    expect(given.legend()).toEqual({});
  });

  it('names a supplier whole, also where a material is a part of the name', () => {
    const given = covering();
    given.name('Cement');
    given.rank(['Simitipepe Cement Distributors']);
    expect(given.cover('For Cement take Simitipepe Cement Distributors.')).toBe(
      'For {n1} take {s1}.',
    );
  });

  it('has no placeholder that somebody typed into a name or a unit', () => {
    const given = covering();
    given.rank(['Kamau Hardware', 's1', 'a', '']);
    given.name('{s2} Cement');
    given.figure('KSh 5');
    expect(given.cover('Kamau Hardware has {s2} Cement at KSh 9 / {f1}bag, s1 has none.')).toBe(
      '{s1} has {n1} at {f2} / bag, {s2} has none.',
    );
  });

  it('has no product name that holds a price or a contact', () => {
    const given = covering();
    expect(given.name('Simba cement, today KSh 20 only')).toBeNull();
    expect(given.name('Simba cement, call 0712 345 678')).toBeNull();
    expect(given.legend()).toEqual({});
  });

  it('is read once: a name that looks like a placeholder is none', () => {
    const given = covering();
    given.rank(['{f1} Stores']);
    given.figure('KSh 5');
    expect(textOf(given.fill('{s1} asks.'))).toBe('{f1} Stores asks.');
  });
});
