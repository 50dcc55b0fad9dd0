import { wrongActs } from './lexicon/wrong-acts.ts';
import { wrongCircumstances } from './lexicon/wrong-circumstances.ts';
import { wrongPowers } from './lexicon/wrong-powers.ts';
import { wrongSchemes } from './lexicon/wrong-schemes.ts';
import { wrongSecrets } from './lexicon/wrong-secrets.ts';
import { wrongThings } from './lexicon/wrong-things.ts';
import { Sentence, sentencesOf } from './nearness.ts';

/** Why a message is refused; the answer names each in words (`copy.unsafe`). */
export type Danger = 'injection' | 'privacy' | 'fraud' | 'theft' | 'harm' | 'access';

const wrongWords = {
  ...wrongActs,
  ...wrongCircumstances,
  ...wrongPowers,
  ...wrongSchemes,
  ...wrongSecrets,
  ...wrongThings,
};
type Part = keyof typeof wrongWords;

/** An act, a thing and a person or circumstance that are a wrong where they stand near each other. */
interface Wrong {
  readonly danger: Danger;
  readonly parts: readonly Part[];
  /** So many words lie at most between the first and the last of them. */
  readonly within: number;
  /** What makes it innocent, anywhere in the sentence. */
  readonly unless?: readonly Part[];
}

const wrongs: readonly Wrong[] = [
  {
    danger: 'privacy',
    parts: ['look', 'otherTrader', 'tradeSecret'],
    within: 12,
    unless: ['suffered'],
  },
  { danger: 'privacy', parts: ['look', 'otherTrader', 'contact'], within: 12 },
  { danger: 'privacy', parts: ['everyone', 'contact'], within: 8 },
  { danger: 'privacy', parts: ['whereabouts', 'notMine', 'look'], within: 14, unless: ['goods'] },
  { danger: 'access', parts: ['credential', 'notMine'], within: 4, unless: ['forgotten'] },
  { danger: 'access', parts: ['enter', 'account', 'notMine'], within: 7, unless: ['forgotten'] },
  { danger: 'access', parts: ['iAmBoss', 'command'], within: 12 },
  { danger: 'access', parts: ['command', 'orderThing', 'waived'], within: 8 },
  { danger: 'fraud', parts: ['edit', 'payee', 'notMine'], within: 10, unless: ['forgotten'] },
  { danger: 'fraud', parts: ['falsify', 'paper'], within: 7, unless: ['suffered', 'complaint'] },
  { danger: 'fraud', parts: ['make', 'false', 'paper'], within: 7, unless: ['complaint'] },
  { danger: 'fraud', parts: ['make', 'false', 'mark'], within: 7, unless: ['complaint'] },
  { danger: 'fraud', parts: ['untested', 'mark'], within: 14, unless: ['complaint'] },
  { danger: 'fraud', parts: ['paper', 'more', 'profit'], within: 16 },
  {
    danger: 'fraud',
    parts: ['paper', 'fabricate', 'lessInTruth'],
    within: 16,
    unless: ['complaint'],
  },
  { danger: 'fraud', parts: ['bribe'], within: 0, unless: ['suffered', 'complaint'] },
  { danger: 'fraud', parts: ['official', 'passing', 'gift'], within: 16 },
  { danger: 'fraud', parts: ['commission', 'traceless'], within: 14 },
  { danger: 'fraud', parts: ['refill', 'packing', 'brand', 'cheap'], within: 14 },
  { danger: 'fraud', parts: ['claimed', 'butTruly'], within: 10, unless: ['complaint'] },
  { danger: 'fraud', parts: ['claimed', 'brand', 'cheap'], within: 10 },
  { danger: 'fraud', parts: ['deceive', 'victim'], within: 4, unless: ['suffered', 'complaint'] },
  { danger: 'fraud', parts: ['manySelves', 'rating', 'unfair'], within: 16 },
  { danger: 'fraud', parts: ['paidSaid', 'notPaid'], within: 8, unless: ['suffered'] },
  { danger: 'fraud', parts: ['edit', 'falseProof', 'seem'], within: 8, unless: ['complaint'] },
  { danger: 'fraud', parts: ['agree', 'sellersTogether', 'priceFloor'], within: 14 },
  { danger: 'fraud', parts: ['traceless', 'goods'], within: 14 },
  {
    danger: 'theft',
    parts: ['steal', 'goods'],
    within: 8,
    unless: ['suffered', 'prevention', 'lost'],
  },
  { danger: 'theft', parts: ['stolen', 'trade'], within: 10, unless: ['lost', 'complaint'] },
  { danger: 'theft', parts: ['takeAway', 'goods', 'unseen', 'theirPlace'], within: 18 },
  { danger: 'theft', parts: ['publicGoods', 'trade'], within: 16 },
  { danger: 'theft', parts: ['meter', 'around'], within: 8, unless: ['repair'] },
  { danger: 'harm', parts: ['damage', 'theirPlace'], within: 10, unless: ['repair'] },
  { danger: 'theft', parts: ['openIt', 'lock', 'strangers'], within: 10 },
  { danger: 'theft', parts: ['trade', 'goods', 'unnoticed'], within: 18, unless: ['complaint'] },
  { danger: 'theft', parts: ['takenFrom', 'trade'], within: 14, unless: ['lost'] },
  { danger: 'theft', parts: ['beforeMeter', 'unbilled'], within: 12, unless: ['repair'] },
  {
    danger: 'fraud',
    parts: ['official', 'passing', 'unchecked'],
    within: 16,
    unless: ['asksWhether', 'complaint'],
  },
  {
    danger: 'fraud',
    parts: ['edit', 'proofPaper', 'persuade'],
    within: 14,
    unless: ['complaint', 'forgotten'],
  },
  { danger: 'fraud', parts: ['conceal', 'victim'], within: 5, unless: ['complaint'] },
  {
    danger: 'fraud',
    parts: ['fabricate', 'paper', 'biggerFigure'],
    within: 12,
    unless: ['complaint'],
  },
  { danger: 'fraud', parts: ['paper', 'otherNames', 'mineWins'], within: 16 },
  { danger: 'fraud', parts: ['favourBid', 'dropOthers'], within: 12 },
  { danger: 'privacy', parts: ['look', 'whoElse'], within: 8 },
  { danger: 'injection', parts: ['look', 'dataTable'], within: 4 },
  { danger: 'fraud', parts: ['skimp', 'claimed'], within: 14, unless: ['complaint'] },
  { danger: 'fraud', parts: ['skimp', 'unnoticed'], within: 14, unless: ['complaint'] },
  {
    danger: 'fraud',
    parts: ['officialMark', 'putOn'],
    within: 10,
    unless: ['complaint', 'suffered'],
  },
  { danger: 'fraud', parts: ['raise', 'shareOut'], within: 12 },
  { danger: 'fraud', parts: ['feignPaid'], within: 0, unless: ['complaint', 'suffered'] },
  { danger: 'harm', parts: ['weapon'], within: 0, unless: ['prevention'] },
  { danger: 'injection', parts: ['persona'], within: 0 },
  { danger: 'injection', parts: ['undo', 'instruction'], within: 5 },
  { danger: 'injection', parts: ['toMachine', 'favour'], within: 10 },
  { danger: 'injection', parts: ['claimsRight'], within: 0 },
  {
    danger: 'fraud',
    parts: ['keptFrom'],
    within: 0,
    unless: ['complaint', 'suffered', 'prevention'],
  },
  { danger: 'fraud', parts: ['untrue', 'proof', 'putTogether'], within: 18, unless: ['complaint'] },
  { danger: 'fraud', parts: ['twoPapers', 'realOne'], within: 16, unless: ['complaint'] },
  { danger: 'fraud', parts: ['officialPaper', 'pastTheOffice'], within: 12, unless: ['complaint'] },
  { danger: 'fraud', parts: ['emptyPayment', 'receiveGoods'], within: 14, unless: ['complaint'] },
  {
    danger: 'fraud',
    parts: ['officer', 'sweeten', 'turnBlind'],
    within: 14,
    unless: ['complaint', 'asksWhether'],
  },
  { danger: 'fraud', parts: ['backhander', 'placesOrder', 'quietly'], within: 18 },
  { danger: 'fraud', parts: ['amongUs', 'againstBuyer'], within: 14, unless: ['complaint'] },
  { danger: 'theft', parts: ['dubiousOrigin', 'moves'], within: 14, unless: ['lost', 'complaint'] },
  { danger: 'theft', parts: ['carryOff', 'byNight', 'ofOthers'], within: 16, unless: ['lost'] },
  { danger: 'fraud', parts: ['spoilt', 'soldAs'], within: 14, unless: ['complaint'] },
  { danger: 'fraud', parts: ['thinner', 'toldOtherwise'], within: 14, unless: ['complaint'] },
  { danger: 'access', parts: ['tamper', 'shown', 'byFavour'], within: 14 },
  { danger: 'access', parts: ['acts', 'inNameOf', 'unaware'], within: 16 },
  {
    danger: 'fraud',
    parts: ['swindle', 'howTo'],
    within: 20,
    unless: ['complaint', 'suffered', 'prevention'],
  },
  { danger: 'theft', parts: ['supplyLine', 'unpaidFor'], within: 12, unless: ['repair'] },
  { danger: 'privacy', parts: ['dealOf'], within: 0 },
  { danger: 'privacy', parts: ['look', 'tradeInside'], within: 12 },
  { danger: 'privacy', parts: ['look', 'bulkPeople'], within: 10 },
  { danger: 'privacy', parts: ['look', 'chatsOf'], within: 8 },
  { danger: 'privacy', parts: ['look', 'personal', 'ofTrader'], within: 10 },
  { danger: 'privacy', parts: ['look', 'customersOf'], within: 8 },
  { danger: 'privacy', parts: ['sentByOther'], within: 0, unless: ['complaint'] },
  { danger: 'access', parts: ['toAdmin'], within: 0 },
  { danger: 'access', parts: ['acts', 'asIf'], within: 10 },
  { danger: 'access', parts: ['tamper', 'orderThing', 'belongsToOther'], within: 12 },
  { danger: 'fraud', parts: ['markPaid'], within: 0, unless: ['complaint'] },
  { danger: 'fraud', parts: ['passedOff'], within: 0, unless: ['complaint', 'suffered'] },
  { danger: 'harm', parts: ['arson'], within: 0, unless: ['repair', 'prevention'] },
  { danger: 'fraud', parts: ['falseEvidence'], within: 0, unless: ['complaint', 'suffered'] },
  {
    danger: 'fraud',
    parts: ['fakeMoney', 'command'],
    within: 10,
    unless: ['complaint', 'suffered'],
  },
  { danger: 'privacy', parts: ['undercut', 'look'], within: 16 },
  { danger: 'privacy', parts: ['owing'], within: 0 },
  { danger: 'access', parts: ['tamper', 'awardThing', 'mineWins'], within: 12 },
  { danger: 'access', parts: ['beforeSeen', 'tamper', 'awardThing'], within: 12 },
  { danger: 'fraud', parts: ['mark', 'soldAs'], within: 10, unless: ['complaint', 'suffered'] },
  { danger: 'fraud', parts: ['ownStuff', 'packing', 'brand'], within: 14 },
  { danger: 'fraud', parts: ['refusePay', 'receiveGoods'], within: 10, unless: ['complaint'] },
  { danger: 'fraud', parts: ['falseClaim'], within: 0, unless: ['complaint', 'suffered'] },
  { danger: 'fraud', parts: ['twiceCharged'], within: 0, unless: ['complaint', 'suffered'] },
  {
    danger: 'fraud',
    parts: ['officer', 'turnBlind', 'lessInTruth'],
    within: 18,
    unless: ['complaint'],
  },
  { danger: 'theft', parts: ['breakIn', 'ofOthers'], within: 10, unless: ['lost', 'prevention'] },
  { danger: 'harm', parts: ['harmChemical', 'ofEnemy', 'cracks'], within: 14, unless: ['repair'] },
];

/** The wrong that is asked for in one of the sentences, or null. `text`: lower case, as it was written. */
export function findWrong(text: string): Danger | null {
  for (const one of sentencesOf(text)) {
    const sentence = new Sentence<Part>(one, wrongWords);
    const wrong = wrongs.find(
      ({ parts, within, unless = [] }) =>
        sentence.hasNear(parts, within) && !unless.some((part) => sentence.has(part)),
    );
    if (wrong) return wrong.danger;
  }
  return null;
}
