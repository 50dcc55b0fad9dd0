import { describe, expect, it } from 'vitest';
import { Redaction } from './redaction.ts';

const trade = new Set(
  'cement simiti nondo bags mifuko bamburi crown friday ijumaa steel paint mabati rose need nahitaji ya to and by the deliver'.split(
    ' ',
  ),
);
const places = new Set(['thika', 'kitengela', 'nairobi', 'wanjiku']);
const brands = new Set(['simba', 'kamau']);
const kindOf = (word: string) => {
  if (trade.has(word)) return 'trade';
  return places.has(word) ? 'place' : brands.has(word) ? 'brand' : null;
};
const redaction = () => new Redaction(['Zawadi Tuikong', 'zawadi.t'], kindOf);
const hide = (text: string) => redaction().hide(text);

describe('what leaves for the language model', () => {
  it.each([
    ['call 0712 345 678 when you arrive', '0712'],
    ['my number is +254712345678', '254712'],
    ['nipigie 254 712-345-678', '345'],
    ['call (0)712345678 or 0110 123 456', '0110'],
    ['text 712345678', '712345678'],
    ['+44 20 7946 0958 is the office', '7946'],
    ['mail me: jane.doe+site@ujenzi.co.ke', 'ujenzi'],
    ['write to jane at ujenzi dot co dot ke', 'ujenzi'],
    ['jane(at)gmail.com', 'gmail'],
    ['see https://wa.me/254712345678', 'wa.me'],
    ['our site www.mjengo.co.ke/x', 'mjengo'],
    ['mjengo.co.ke has it', 'mjengo'],
    ['KRA PIN A012345678Z', 'A012345678Z'],
    ['ID no 23456789', '23456789'],
    ['paid with QGH7XK2P9L', 'QGH7XK2P9L'],
    ['follow @mjengoboss', 'mjengoboss'],
    ['my name is zuleikha tum, need cement', 'zuleikha'],
    ['naitwa Sikolia na nahitaji simiti', 'Sikolia'],
    ['ask for Mr. Tanui at the gate', 'Tanui'],
    ['deliver cement to wanjiku', 'wanjiku'],
    ['cement for Kamau’s house', 'Kamau'],
    ['need cement for Zedekia by Friday', 'Zedekia'],
    ['Zawadi Tuikong needs 50 bags', 'Tuikong'],
    ['call ０７１２３４５６７８', '2345'],
    ['call ٠٧١٢٣٤٥٦٧٨', '٣٤٥'],
    ['call 0712\u200b345\u200b678', '345'],
    ['tel:0712/345/678', '345'],
    ['0712_345_678', '345'],
    ['0 7 1 2 3 4 5 6 7 8', '3 4 5'],
    ['call zero seven one two three four five six seven eight', 'four'],
    ['nipigie sifuri saba moja mbili tatu nne tano sita saba nane', 'tano'],
    ['+254 (0) 712 345678', '254'],
    ['+254 (0) 712 345678', '345678'],
    ['juma@gmail', 'gmail'],
    ['paybill 522522 account 12345', '522522'],
    ['paybill 522522 account 12345', '12345'],
    ['till number 837465', '837465'],
    ['pay at jengapay.io/x', 'jengapay'],
    ['see t.co/abc', 't.co'],
    ['please call kamau on site', 'kamau'],
    ['0712–345–678', '345'],
    ['0712·345·678', '345'],
    ['0712,345,678', '345'],
    ['0712 - 345 - 678', '345'],
    ['0712:345:678', '345'],
    ['0712|345|678', '345'],
    ['O712345678', '345'],
    ['0712 three four five 678', 'three'],
    ['oh seven twelve three four five six seven eight', 'twelve'],
    ['zero, saba; moja. mbili/ tatu nne tano', 'mbili'],
    ['zero7one2three4', 'one2'],
    ['⁰⁷¹²³⁴⁵⁶⁷⁸', '³⁴⁵'],
    ['0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '4'],
    ['712 34 56 78', '34'],
    ['id no. is 12345678', '12345678'],
    ['kitambulisho changu ni 12345678', '12345678'],
    ['my id card 23456789', '23456789'],
    ['ID number: 1234 5678', '5678'],
    ['passport AK1234567', '1234567'],
    ['it is 23456789', '23456789'],
    ['A123 456 789Z', '456'],
    ['paid qgh7x8y9z0', 'qgh7'],
    ['QGH7 X8Y9 Z0', 'X8Y9'],
    ['4111-1111-1111-1111', '1111'],
    ['4111 1111 1111 1111', '1111'],
    ['till namba ni 832909', '832909'],
    ['bank account is 0110 2345 678', '2345'],
    ['john_gmail_com', 'john'],
    ['j o h n @ g m a i l . c o m', 'h n'],
    ['my name is simba', 'simba'],
  ])('hides in "%s" what names or reaches somebody', (text, secret) => {
    const hidden = hide(text);
    expect(hidden.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it.each([
    'need 100 bags of Bamburi cement to Kitengela by Friday',
    'nahitaji mifuko 100 ya simiti na nondo Y12 60 Thika',
    '1,250,000 and 12 and 32.5 and 600 600 50',
    'Steel and paint to Nairobi',
    'rose paint',
    'Simba cement@650 to Thika',
    'cement@ksh 640 by 05/12/2026 50 bags',
    '600/600/50 and 1/2/3',
    'need 100 bags, 0.5 inch, 12 mm, 20 by 30 cement',
    'budget 12500000 and KSh 10000000 for steel',
    'steel 12 mm 6 m, 16 mm 12 m, 20 pcs',
    'two three 6x2 steel and one 4x4',
  ])('leaves "%s" as it is', (text) => {
    expect(hide(text)).toBe(text);
  });

  it('gives suppliers placeholders, by whose numbers their names are found', () => {
    const one = redaction();
    expect(one.rank(['Kamau Hardware', 'Kamau'])).toEqual([1, 2]);
    expect(one.rank(['Kamau', 'Duka Moja'])).toEqual([2, 3]);
    const hidden = one.hide('KAMAU HARDWARE beats Kamau and Duka Moja');
    expect(hidden).toBe('{s1} beats {s2} and {s3}');
    expect([1, 2, 3, 4].map((number) => one.supplierOf(number))).toEqual([
      'Kamau Hardware',
      'Kamau',
      'Duka Moja',
      null,
    ]);
  });

  it('hides who sells a product in its name, and leaves the words of the trade', () => {
    const one = redaction();
    one.addSellers(['Nyaundi Cement Works', 'Barongo', 'sales']);
    const hidden = one.hideListed('Nyaundi cement, ask Barongo Nyaundi or Wanjiku 0733 111 222');
    expect(hidden).toBe('[PERSON] cement, ask [PERSON] [PERSON] or [PERSON] [PHONE]');
    expect(one.hideListed('Simba Steel Works 25 kg')).toBe('Simba Steel Works 25 kg');
  });
});
