import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from '../understanding/testing/knowledge.ts';
import { understand } from '../understanding/understand.ts';
import { followUp } from './follow-up.ts';
import type { DialogueState } from './state.ts';

const knowledge = referenceKnowledge();
const day = '2026-10-14';

/** What the messages make of each other, kept as the chat keeps it. */
function talkOf(...messages: readonly string[]) {
  let state: DialogueState | null = null;
  let last = followUp(
    knowledge,
    understand(knowledge, messages[0] ?? '', day),
    messages[0] ?? '',
    null,
  );
  for (const message of messages) {
    last = followUp(knowledge, understand(knowledge, message, day), message.toLowerCase(), state);
    const { understanding, change, asks } = last;
    if (understanding.items.length === 0 && change === null && asks === null) continue;
    state = { ...understanding, focus: change?.focus ?? null, pending: asks };
  }
  return last;
}

/** Its intent and "quantity type" of each item. */
function after(...messages: readonly string[]): [string, ...string[]] {
  const { understanding } = talkOf(...messages);
  const items = understanding.items.map(({ types, quantity }) => `${quantity} ${types[0]}`);
  return [understanding.intent, ...items];
}
const lines = (...messages: readonly string[]) => after(...messages).slice(1);

describe('a message in the light of the one before', () => {
  it.each([
    ['50 bags cement Thika', 'make it 60', ['match_suppliers', '60 cement-32-5']],
    [
      'wire nails 5 kg na Y12 20',
      'cement pia mifuko 20',
      ['match_suppliers', '5 wire-nail', '20 deformed-bar', '20 cement-32-5'],
    ],
    [
      '50 bags cement Thika',
      '2 rolls binding wire too',
      ['match_suppliers', '50 cement-32-5', '2 binding-wire'],
    ],
    ['50 bags cement Thika', 'send it to suppliers', ['create_rfq', '50 cement-32-5']],
    ['50 bags cement Thika', 'show me my quotations', ['analyse_quotes']],
  ])('%s, then: %s', (first, second, expected) => {
    expect(after(first, second)).toEqual(expected);
  });
});

describe('a correction that names its item', () => {
  const asked = '40 bags of cement and 6 tonnes of ballast to Nakuru';
  it.each([
    ['make the ballast 9 tonnes', '40 cement-32-5', '9 ballast'],
    ['sorry, I meant 45 bags of cement', '45 cement-32-5', '6 ballast'],
    ['no, the cement should be 45 bags', '45 cement-32-5', '6 ballast'],
    ['kokoto iwe tani tisa', '40 cement-32-5', '9 ballast'],
    ['hapana, simiti ziwe mifuko 45', '45 cement-32-5', '6 ballast'],
    ['weka kokoto tani 9', '40 cement-32-5', '9 ballast'],
    ['double the ballast', '40 cement-32-5', '12 ballast'],
    ['twice as much ballast please', '40 cement-32-5', '12 ballast'],
    ['kokoto mara mbili', '40 cement-32-5', '12 ballast'],
    ['halve the cement', '20 cement-32-5', '6 ballast'],
    ['half of the cement only', '20 cement-32-5', '6 ballast'],
    ['punguza simiti nusu', '20 cement-32-5', '6 ballast'],
    ['add 10 bags of cement', '50 cement-32-5', '6 ballast'],
    ['ongeza simiti mifuko 10', '50 cement-32-5', '6 ballast'],
    ['ballast 8 tonnes', '40 cement-32-5', '8 ballast'],
  ])('"%s"', (then, ...expected) => {
    expect(lines(asked, then)).toEqual(expected);
    expect(talkOf(asked, then).understanding.place?.town).toBe('Nakuru');
  });

  it.each([
    ['change the ballast to hardcore', '40 cement-32-5', '6 hardcore'],
    ['hardcore instead of ballast', '40 cement-32-5', '6 hardcore'],
    ['how about hardcore instead of the ballast', '40 cement-32-5', '6 hardcore'],
    ['replace ballast with 2 tonnes of river sand', '40 cement-32-5', '2 river-sand'],
    ['badala ya kokoto weka hardcore', '40 cement-32-5', '6 hardcore'],
    ['badilisha kokoto iwe hardcore', '40 cement-32-5', '6 hardcore'],
    ['toa kokoto weka hardcore', '40 cement-32-5', '6 hardcore'],
    ['not ballast but hardcore', '40 cement-32-5', '6 hardcore'],
    ['swap the ballast for wire nails', '40 cement-32-5', 'null wire-nail'],
  ])('"%s" puts one thing in the place of another', (then, ...expected) => {
    expect(lines(asked, then)).toEqual(expected);
  });

  it('takes a kind for the general word, and keeps the number', () => {
    expect(lines('blocks 300 and sand 10 tonnes', 'change the sand to river sand')).toEqual([
      '300 solid-concrete-block',
      '10 river-sand',
    ]);
    const { understanding } = talkOf('mchanga tani 10', 'sio wa kawaida, iwe river sand');
    expect(understanding.items.map(({ quantity }) => quantity)).toEqual([10]);
  });

  it.each([
    ['remove the ballast', '40 cement-32-5'],
    ['no ballast', '40 cement-32-5'],
    ["I don't need the ballast", '40 cement-32-5'],
    ['ondoa kokoto', '40 cement-32-5'],
    ['sitaki kokoto tena', '40 cement-32-5'],
    ['only the cement', '40 cement-32-5'],
    ['simiti pekee', '40 cement-32-5'],
    ['remove the ballast and add 3 kg of wire nails', '40 cement-32-5', '3 wire-nail'],
  ])('"%s" takes it out', (then, ...expected) => {
    expect(lines(asked, then)).toEqual(expected);
  });

  it('says what was added, changed and taken out', () => {
    const types = (then: string) => {
      const { change } = talkOf(asked, then);
      return (['added', 'changed', 'removed', 'same'] as const).map((kind) =>
        change?.[kind].map((item) => item.types[0]).join(),
      );
    };
    expect(types('pia misumari kilo 3')).toEqual(['wire-nail', '', '', '']);
    expect(types('make the ballast 7 tonnes')).toEqual(['', 'ballast', '', '']);
    expect(types('remove ballast')).toEqual(['', '', 'ballast', '']);
    expect(types('make the ballast 6 tonnes')).toEqual(['', '', '', 'ballast']);
  });

  it.each([
    'I need 20 sheets of plywood in Kisumu',
    'nataka misumari kilo 5 Embu',
    'is rock sand good instead of river sand?',
    'how many bags of cement make a cubic metre of concrete?',
    'which is better, hollow blocks or solid blocks?',
    'twende na plywood 20 Kisumu sio hardboard',
    'double socket 20 pieces',
    'send rfq for 30 doors to Meru',
  ])('"%s" is none', (then) => {
    expect(talkOf(asked, then).change).toBeNull();
  });

  it('keeps the line in its size where there are several of one kind', () => {
    const bars = 'Y12 pcs 30 and Y16 pcs 20';
    expect(lines(bars, 'make the Y16 25')).toEqual(['30 deformed-bar', '25 deformed-bar']);
    expect(lines(bars, 'remove Y12')).toEqual(['20 deformed-bar']);
  });
});

describe('a frame of politeness', () => {
  it.each([
    ['can you add wire nails 3 kg', '40 cement-32-5', '3 wire-nail'],
    ['could you please make the cement 50 bags', '50 cement-32-5'],
    ['unaweza kuongeza misumari kilo 3', '40 cement-32-5', '3 wire-nail'],
    ['naomba uongeze misumari kilo 3', '40 cement-32-5', '3 wire-nail'],
    ['more nails, 3 kg', '40 cement-32-5', '3 wire-nail'],
    ['less cement, 30 bags', '30 cement-32-5'],
    ['what if I take 60 bags?', '60 cement-32-5'],
    ['60 not 40', '60 cement-32-5'],
  ])('"%s" changes the talk', (then, ...expected) => {
    expect(lines('40 bags of cement to Nakuru', then)).toEqual(expected);
    expect(talkOf('40 bags of cement to Nakuru', then).understanding.place?.town).toBe('Nakuru');
  });

  it('adds more of the same to its line, and asks where there are several sizes of it', () => {
    expect(lines('60 Y12 bars', 'and 20 more bars')).toEqual(['80 deformed-bar']);
    const two = 'Y12 pcs 60 and Y16 pcs 10';
    expect(talkOf(two, 'make the bars 90').asks).toMatchObject({ value: 90 });
    expect(lines(two, 'make the bars 90', 'Y16')).toEqual(['60 deformed-bar', '90 deformed-bar']);
  });

  it('"it" is the line that was last spoken of', () => {
    expect(
      lines('30 bags of cement and 2 tonnes of sand', 'make it 60 bags', 'change it to 80'),
    ).toEqual(['80 cement-32-5', '2 river-sand']);
  });

  it.each([
    ['60 bags', 'of cement', '60 cement-32-5'],
    ['mifuko 60', 'ya simiti', '60 cement-32-5'],
    ['thirty pieces', 'Y12 bars', '30 deformed-bar'],
  ])('"%s", then "%s": the number waits for its material', (first, then, expected) => {
    expect(lines(first, then)).toEqual([expected]);
  });

  it.each(['hire a truck to Embu', 'need 5 labourers tomorrow', 'is there a shop in Embu'])(
    '"%s" has nothing to do with it',
    (then) => {
      expect(talkOf('rfq for 40 bags of cement to Nakuru', then).isChange).toBe(false);
    },
  );
});

describe('a number alone', () => {
  const two = 'cement 100 bags and Y12 60 pieces in Embu';

  it.each([['make it 70'], ['iwe 70'], ['actually 70'], ['no, seventy please']])(
    '"%s" over two lines asks which, and "%s" is told by the answer',
    (then) => {
      const { asks, understanding } = talkOf(two, then);
      expect(asks).toMatchObject({ value: 70, does: 'set' });
      expect(understanding.items.map(({ quantity }) => quantity)).toEqual([100, 60]);
      expect(lines(two, then, 'the cement')).toEqual(['70 cement-32-5', '60 deformed-bar']);
      expect(lines(two, then, 'the second one')).toEqual(['100 cement-32-5', '70 deformed-bar']);
      expect(lines(two, then, 'ya kwanza')).toEqual(['70 cement-32-5', '60 deformed-bar']);
      expect(lines(two, then, 'both')).toEqual(['70 cement-32-5', '70 deformed-bar']);
    },
  );

  it('is of the line that was just spoken of', () => {
    expect(lines('cement 100 bags', 'also 5 tonnes of sand', 'make it 7')).toEqual([
      '100 cement-32-5',
      '7 river-sand',
    ]);
  });

  it.each([
    ['not 60 but 80', '100 cement-32-5', '80 deformed-bar'],
    ['nilisema sitini, iwe themanini', '100 cement-32-5', '80 deformed-bar'],
    ['change 100 to 90', '90 cement-32-5', '60 deformed-bar'],
  ])('"%s" names the line by its number', (then, ...expected) => {
    expect(lines(two, then)).toEqual(expected);
  });

  it.each([
    ['give me 25 bags of that one, Thika', 25],
    ['nipe hiyo mifuko 25, Thika', 25],
    ['okay bring 25 of those to Thika by Friday', 25],
    ['sorry, I said thirty, make it twenty five', 25],
    ['add ten more bags', 40],
    ['ongeza mifuko kumi', 40],
    ['reduce by 10 bags', 20],
    ['punguza mifuko kumi', 20],
    ['double it', 60],
  ])('"%s" is how many of it', (then, quantity) => {
    const { understanding } = talkOf('30 bags of cement', then);
    expect(understanding.items.map((item) => item.quantity)).toEqual([quantity]);
    if (then.includes('Thika')) expect(understanding.place?.town).toBe('Thika');
  });

  it.each([
    'what about 200mm',
    'change my number to 0712000111',
    'meet me at house 4 of the estate',
    'we are 12 people on the team today',
  ])('"%s" is no count', (then) => {
    const { understanding } = talkOf('50 bags of cement in Embu', then);
    expect(understanding.items.every(({ quantity }) => quantity === 50)).toBe(true);
  });
});

describe('what speaks on of the same', () => {
  const asked = '50 bags of cement in Ruiru';

  it.each([
    'what about our plot in Nyeri',
    'na kama ni Nyeri?',
    'deliver it to Nyeri by Friday please',
    'my budget is 60k',
    'nina elfu sitini tu',
    'by Monday',
    'niletewe kesho',
  ])('"%s"', (then) => {
    const { isChange, understanding } = talkOf(asked, then);
    expect(isChange).toBe(true);
    expect(understanding.items).toHaveLength(1);
  });

  it.each([
    'list all hardware shops in Nyeri',
    'who fixes roofs in Nyeri',
    'orodha ya maduka Nyeri',
    'my cousin lives in Nyeri',
    'is the office in Nakuru open on Monday',
  ])('"%s" says something new', (then) => {
    expect(talkOf(asked, then).isChange).toBe(false);
  });

  it.each(['and for plaster?', 'na ya slab?', 'which one for columns', 'ya kujengea ukuta je'])(
    '"%s" asks of its use',
    (then) => {
      const [intent, ...items] = after('I need cement in Ruiru', then);
      expect([intent, items.length]).toEqual(['product_question', 1]);
    },
  );
});

describe('a stop', () => {
  it.each([
    'no, do not send it yet',
    'usitume kwanza',
    'hapana, acha',
    'ngoja kidogo usitume',
    'cancel that',
    'hold on',
    'forget it',
    'wacha tu',
    'nimebadilisha mawazo',
    'not now',
    'no thanks',
  ])('"%s" sends nothing and changes nothing', (then) => {
    const { isStop, isChange } = talkOf('rfq for 50 bags of cement, Meru', then);
    expect([isStop, isChange]).toEqual([true, false]);
  });

  it.each([
    'no wait 45 bags',
    'cancel my order of ballast',
    'remove the cement',
    'no, in Nyeri',
    'stop cocks 1/2 inch 10 pieces',
    'do not send it to Nyeri, send it to Meru',
  ])('"%s" is none', (then) => {
    expect(talkOf('rfq for 50 bags of cement, Meru', then).isStop).toBe(false);
  });
});

describe('a strength or a size is no count', () => {
  const lines = (...said: string[]) =>
    talkOf(...said).understanding.items.map(({ types, quantity, wishes }) =>
      `${quantity} ${types} ${wishes.map(({ value }) => value)}`.trim(),
    );

  it.each([
    ['badilisha simiti iwe 42.5'],
    ['make the cement 42.5'],
    ['change cement to 42.5N'],
    ['42.5 please'],
  ])('%s', (then) => {
    expect(lines('100 bags of cement and 60 pcs Y12', then)).toEqual([
      '100 cement-42-5',
      '60 deformed-bar 12',
    ]);
  });

  it('of a cable and of sheets', () => {
    expect(lines('6 rolls of 2.5 single core cable', 'make it 1.5')).toEqual([
      '6 single-core-cable 1.5',
    ]);
    expect(lines('mabati gauge 30 pcs 40', 'gauge 28 badala ya 30')[0]).toMatch(/^40 .* 28$/);
    expect(lines('8 tonnes of river sand', 'make it 7.5')).toEqual(['7.5 river-sand']);
  });
});

describe('what is said before anything was named', () => {
  it.each([
    ['make it 60', 'thing'],
    ['50', 'thing'],
    ['iwe ishirini', 'thing'],
    ['send it', 'list'],
    ['itume kwa wauzaji, tuma hiyo', null],
    ['tuma hiyo', 'list'],
    ['and in Nyeri?', 'thingThere'],
    ['na Thika je', 'thingThere'],
    ['hello there', null],
    ['50 bags of cement', null],
  ])('"%s" lacks: %s', (message, missing) => {
    expect(talkOf(message).missing).toBe(missing);
  });
});

describe('a length that is said of each', () => {
  it.each([
    ['mabati gauge 30 pcs 60 Kisumu', '2.5m each', '2.5 m each'],
    ['mabati 60', 'mita 3 kila moja', '3 m each'],
    ['cypress 4x2 50 pcs', '12ft each', '12 ft each'],
  ])('keeps the count: %s, then: %s', (first, then, each) => {
    const before = talkOf(first).understanding.items;
    expect(talkOf(first, then).understanding.items).toEqual([{ ...before[0], each }]);
  });

  it('is a size where the thing comes in such', () => {
    const [item] = talkOf('Y12 40 pcs', '12m each').understanding.items;
    expect(item).toMatchObject({ quantity: 40, unit: 'piece' });
    expect(item?.wishes).toContainEqual({ key: 'lengthM', value: 12, isKnown: true });
  });

  it('is how much there is of what is sold by the metre', () => {
    expect(lines('cable 60m', '30m each')).toEqual(['30 single-core-cable']);
  });
});

describe('a thing that nobody knows, with a number of its own', () => {
  it.each(['plutonium 5kg', '10kg of kryptonite', 'uranium 5kg'])('changes no line: %s', (then) => {
    const { change, understanding } = talkOf('quartz countertop 3m Lamu', then);
    expect(understanding.items).toMatchObject([{ quantity: 3, unit: 'metre' }]);
    expect(change?.changed).toEqual([]);
    expect(change?.strangers).toEqual([expect.stringMatching(/plutonium|kryptonite|uranium/)]);
  });

  it('is no word of courtesy', () => {
    for (const then of ['60 bana', 'boss wangu 60', 'make it 60 kabisa'])
      expect(lines('50 bags cement Thika', then)).toEqual(['60 cement-32-5']);
  });
});
