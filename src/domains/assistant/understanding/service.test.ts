import { describe, expect, it } from 'vitest';
import { isOfItsLines, serviceAsked } from './service.ts';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();

function topicOf(message: string) {
  const { items, place, violation } = understand(knowledge, message, '2026-10-14');
  if (violation) return 'violation';
  const named = items.filter(({ types }) => types.length > 0);
  const counted = named.filter(({ quantity }) => quantity !== null).length;
  return serviceAsked(message.toLowerCase(), {
    named: named.length,
    counted,
    hasPlace: place !== null,
  });
}

describe('a question on the service', () => {
  it.each([
    ['transport', 'how much is delivery to Thika?'],
    ['transport', 'delivery ni bei gani'],
    ['returns', 'can I return damaged goods?'],
    ['returns', 'the cement they brought was wet'],
    ['returns', 'supplier amekataa kurudisha pesa'],
    ['returns', 'do suppliers give warranty?'],
    ['credit', 'naeza lipa baadaye?'],
    ['credit', 'lipa pole pole iko?'],
    ['payment', 'do you accept mpesa?'],
    ['payment', 'can I pay by credit card?'],
    ['trust', 'how do I know suppliers are genuine?'],
    ['unhappy', 'nimechoka na nyinyi'],
    ['reachUs', 'where are you located?'],
    ['bargain', 'mbona bei iko juu hivi'],
    ['endRequest', 'how do I withdraw my request?'],
    ['endRequest', 'please close the tender for roofing'],
    ['endRequest', 'nataka kufunga ombi langu la simiti'],
    ['endRequest', 'ghairi rfq yangu'],
    ['report', 'I want to complain about a seller'],
    ['report', 'nimetapeliwa na muuzaji, nifanyeje'],
    ['report', 'where can I report fake paint?'],
    ['report', 'the hardware ghosted me after I paid, what should I do'],
    ['repeat', 'order again what I bought last time'],
    ['repeat', 'repeat my previous order'],
    ['repeat', 'nataka kama mara ya mwisho'],
    ['password', 'I forgot my password'],
    ['password', 'nimesahau nywila'],
    ['account', 'how do I close my account'],
    ['account', 'futa akaunti yangu'],
    ['human', 'let me talk to a real person'],
    ['human', 'nataka kuongea na mhudumu'],
    ['human', 'I need customer care'],
    ['details', 'change my phone number'],
    ['details', 'nibadilishe jina yangu, badilisha namba yangu'],
    ['contacts', "what is the seller's whatsapp number"],
    ['contacts', 'naomba namba ya muuzaji'],
    ['payment', 'which payment options are there'],
    ['payment', 'can we pay on delivery?'],
    ['payment', 'nalipa aje'],
    ['hours', 'what time do you open'],
    ['hours', 'mnafungua saa ngapi'],
    ['selling', 'how can I register as a seller'],
    ['selling', 'nawezaje kuwa muuzaji hapa'],
    ['whoAreYou', 'are you a robot'],
    ['abilities', 'how does this work'],
    ['howAreYou', 'how are you today'],
    ['sellersThere', 'show me hardware shops in Nyeri'],
    ['sellersThere', 'orodha ya wauzaji Embu'],
    ['sellersThere', 'do you deliver to Garissa?'],
  ])('%s: %s', (topic, message) => {
    expect(topicOf(message)).toBe(topic);
  });

  it.each([
    '50 bags of cement in Thika, payment by mpesa on delivery',
    'send rfq for door closers, closing on Friday',
    'who sells cement in Nyeri?',
    'suppliers of roofing sheets in Embu',
    'find verified suppliers of tiles in Kisumu',
    'has my request been closed?',
    'cancel my order of ballast',
    'cement for a customer in Meru',
    'waya ya kufunga nondo roll 2',
    'nimelipa mara mbili kwa mpesa',
    'get me a good price for cement',
    'soft close hinges 40 pairs',
    'paint ya ndani',
    'is it fake cement?',
    'accept Dulumba',
    'my brother brought 20 bags of cement, I need 30 more',
    'I want 10 wet area waterproofing kits',
    'too expensive, any cheaper?',
    'treated poles 20 pieces, 8 ft',
    'open the last quotation',
  ])('is not asked by "%s"', (message) => {
    expect(topicOf(message)).toBeNull();
  });
});

describe('a line of a request', () => {
  it.each([
    'ondoa mchanga kwenye ombi',
    'take the sand out of the request',
    'remove the sand from my request please',
    'futa nondo kutoka kwenye rfq',
  ])('"%s" is of its lines', (message) => expect(isOfItsLines(message)).toBe(true));

  it.each(['close my request', 'cancel the cement rfq', 'ghairi ombi langu la mchanga'])(
    '"%s" is of all of it',
    (message) => expect(isOfItsLines(message)).toBe(false),
  );
});
