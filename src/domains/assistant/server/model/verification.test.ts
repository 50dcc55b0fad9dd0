import { describe, expect, it } from 'vitest';
import { GivenFigures } from './figures.ts';
import { flawOf } from './verification.ts';

const figures = new GivenFigures();
figures.addText(
  'I found 3 suppliers for 100 bags. [SUPPLIER_1] asks KSh 1,250 / 50 kg bag, KSh 722.50 a piece, 5 % below; Y12; by 2026-11-27; 87 %',
);
figures.addText('At the best prices this comes to about KSh 44,700.');
figures.addPrice(1, 'KSh 1,250');
figures.addPrice(2, 'KSh 1,300');
figures.addName('Simba cement, KSh 20 only, 42.5');
const given = {
  figures,
  rankings: [[1, 2, 3]],
  names: ['Jenga Bora', 'Duka'],
  words: 'i found 3 suppliers for 100 bags',
  states: '',
};
const flaw = (reply: string) => flawOf(reply, given);

describe('a reply of the language model', () => {
  it.each([
    '[SUPPLIER_1] is the best match: KSh 1,250 a bag, 5% below the usual price.',
    'Bags of 50 kg go for KSh1250 at [SUPPLIER_1]. The next is [SUPPLIER_2].',
    'I found three suppliers for your hundred bags; this one fits.',
    'Y12 at KES 722.5 each, needed by 27 November 2026.',
    'Bei ni shilingi 1,250 kwa mfuko, asilimia 5 chini.',
    'That is 1,250 a bag.',
    'Use the stronger cement for slabs.',
    'The slab is about 100 m².',
    'Homa Lime Hydrated Building Lime costs KSh 722.50.',
    'Suppliers are ordered by fit; [SUPPLIER_1] is ready.',
    'Nothing leaves before you send the request.',
    'Wauzaji hawa wanaleta Thika; utatumia mifuko 100.',
    '[SUPPLIER_1] asks KSh 1,250 and [SUPPLIER_2] KSh 1,300.',
    'All of it comes to about KSh 44,700.',
    'It is cement 42.5, in the 50 kg bag.',
    'Most hardware stores deliver; ask the suppliers before you choose.',
    'Send the request when you are ready, and compare what comes.',
    'Tuma ombi ukiwa tayari; bei zitalinganishwa.',
  ])('may say "%s"', (reply) => {
    expect(flaw(reply)).toBeNull();
  });

  it.each([
    ['[SUPPLIER_1] asks KSh 44,700 for all of it.', 'numbers'],
    ['A bag costs KSh 1,200.', 'numbers'],
    ['That comes to KSh 125,000.', 'numbers'],
    ['A bag costs KSh 100.', 'numbers'],
    ['It is 50% below.', 'numbers'],
    ['About 1.3k a bag.', 'numbers'],
    ['A bag costs one thousand two hundred shillings.', 'numbers'],
    ['Mfuko ni shilingi elfu mbili.', 'numbers'],
    ['Ask for 200 bags.', 'numbers'],
    ['It takes four days.', 'numbers'],
    ['KSh 1.25 million.', 'numbers'],
    ['[SUPPLIER_2] is the best.', 'suppliers'],
    ['[SUPPLIER_1], then [SUPPLIER_3], then [SUPPLIER_2].', 'suppliers'],
    ['[SUPPLIER_4] is cheap.', 'suppliers'],
    ['Hello [PERSON], welcome.', 'unknown label'],
    ['Call 0712 345 678.', 'contact'],
    ['Write to evil@example.com.', 'contact'],
    ['See https://evil.example/x.', 'contact'],
    ['Buy at evil.co.ke today.', 'contact'],
    ['I have sent your request.', 'claims an act'],
    ['Your order has been placed.', 'claims an act'],
    ['Nimetuma ombi lako.', 'claims an act'],
    ['Please pay your deposit at jengapay.io first.', 'contact'],
    ['Visit evil.app now.', 'contact'],
    ['See t.co/abc', 'contact'],
    ['Go to jengapay dot io', 'contact'],
    ['Pay to paybill 522522.', 'contact'],
    ['Your order was placed and payment received.', 'claims an act'],
    ['Order has already been sent by us.', 'claims an act'],
    ['Payment received, thank you.', 'claims an act'],
    ['Your request is now sent.', 'claims an act'],
    ['Tumeshatuma ombi lako.', 'claims an act'],
    ['Nitakutumia bei.', 'claims an act'],
    ['Ombi limeshatumwa.', 'claims an act'],
    ['Malipo yamepokelewa.', 'claims an act'],
    ['The best is Simba Hardware.', 'suppliers'],
    ['Ask Jenga Bora first.', 'suppliers'],
    ['A bag costs KSh １２００.', 'numbers'],
    ['A bag costs KSh ١٢٠٠.', 'numbers'],
    ['KSh 1\u200b250', 'numbers'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['[click](javascript:alert)', 'unknown label'],
    ['KSh 1,250 thousand.', 'numbers'],
    ['It costs 1,250 k.', 'numbers'],
    ['Bei ni laki 50.', 'numbers'],
    ['The price is -722.50.', 'numbers'],
    ['It costs 3.', 'numbers'],
    ['They go for 3 a bag.', 'numbers'],
    ['It costs 100 each.', 'numbers'],
    ['It sells at KSh 20.', 'numbers'],
    ['[SUPPLIER_1] asks KSh 1,300.', 'numbers'],
    ['It is half of that.', 'advice'],
    ['You save a third.', 'advice'],
    ['\u0000{{{', 'markup'],
    ['Karibu\u0007.', 'numbers'],
    ['Karibu. \ud800 poa', 'numbers'],
    ['{{{ ]] asdf qwer', 'markup'],
    ['null', 'markup'],
    ['...', 'markup'],
    ['I am sorry, I cannot help with that.', 'refusal'],
    ['Samahani, siwezi kusaidia.', 'refusal'],
    ['Nusu bei.', 'advice'],
    ['It costs hundreds.', 'advice'],
    ['Delivery is free.', 'advice'],
    ['Usafiri ni bure.', 'advice'],
    ['Send your M-Pesa PIN to the supplier first.', 'advice'],
    ['Share the code you received here.', 'advice'],
    ['Pay before delivery, it is safe.', 'advice'],
    ['Lipa pesa mapema.', 'advice'],
    ['Visit x.y/z now.', 'contact'],
    ['jenga  BORA is cheaper.', 'suppliers'],
    ['Mwangi has it cheaper.', 'suppliers'],
    ['buy from qwerty stores', 'suppliers'],
    ['Hardware ya Zuleikha has it.', 'suppliers'],
    ['Your payment went through.', 'claims an act'],
    ['Your order is on its way.', 'claims an act'],
    ['The supplier shipped it.', 'claims an act'],
    ['Your order has shipped.', 'claims an act'],
    ['Done! All set.', 'claims an act'],
    ['Oda yako imefika.', 'claims an act'],
    ['Malipo yamekamilika.', 'claims an act'],
    ['Your order number is 3.', 'claims an act'],
    ['x'.repeat(1_501), 'too long'],
  ])('may not say "%s"', (reply, reason) => {
    expect(flaw(reply)).toMatch(reason === 'unknown label' ? /label|markup/ : reason);
  });

  it('may say of orders what code said of them, and no more', () => {
    const states = 'order js-7 from [supplier_1] is confirmed, another unpaid.';
    expect(flawOf('Your order has been confirmed.', { ...given, states })).toBeNull();
    expect(flawOf('Your order has been paid.', { ...given, states })).toBe('claims an act');
    expect(flawOf('I have confirmed it.', { ...given, states })).toBe('claims an act');
  });
});
