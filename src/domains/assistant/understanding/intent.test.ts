import { describe, expect, it } from 'vitest';
import { referenceKnowledge } from './testing/knowledge.ts';
import { understand } from './understand.ts';

const knowledge = referenceKnowledge();

describe('intents', () => {
  it.each([
    ['analyse_quotes', 'show me my quotations'],
    ['analyse_quotes', 'quotations zangu'],
    ['analyse_quotes', 'linganisha quotes zangu'],
    ['analyse_quotes', 'nisaidie kuchagua kati ya hizi nukuu nilizopata'],
    ['analyse_quotes', 'which hardware quoted the lowest total on my request?'],
    ['analyse_quotes', 'wameniambia 1,900 kwa kila mfuko wa simiti, ni haki?'],
    ['analyse_quotes', 'accept the quotation of Juma for me'],
    ['analyse_quotes', 'yupi bora kati ya wauzaji walionipa bei'],
    ['analyse_quotes', 'who gave the lowest total including transport on my request'],
    ['match_suppliers', 'what does a 6kg fire extinguisher go for'],
    ['create_rfq', 'gather prices from several hardwares for 40 gypsum boards'],
    ['create_rfq', '60 bags cement for pricing please'],
    ['create_rfq', 'waulize wauzaji wanipe bei ya nondo 40'],
    ['order_status', 'has any hardware replied to my request?'],
    ['order_status', 'the driver bringing my sand is late'],
    ['order_status', 'mzigo wangu utafika lini'],
    ['product_question', 'how much wall does a bucket of emulsion cover'],
    ['product_question', 'nitajuaje kama simiti imeharibika?'],
    ['match_suppliers', 'how much is a bucket of emulsion'],
    ['match_suppliers', '2 lorries of sand, when can you deliver?'],
    ['match_suppliers', 'best price for 50 bags cement from suppliers near me in Thika'],
    ['match_suppliers', 'simiti inauzwa bei gani'],
    ['smalltalk', 'shukrani nyingi ndugu'],
    ['out_of_scope', 'what is the exchange rate of the dollar'],
    ['out_of_scope', 'recommend a security company for my plot'],
    ['out_of_scope', 'which matatu goes to Rongai'],
  ])('%s: %s', (intent, message) => {
    expect(understand(knowledge, message, '2026-10-14').intent).toBe(intent);
  });
});
