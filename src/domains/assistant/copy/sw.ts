import type { Copy } from './en.ts';

/** What the assistant says in Swahili. */
export const copy: Copy = {
  hello:
    'Habari! Niambie unachohitaji, kiasi gani na wapi: "mifuko 50 ya simiti Kasarani kufikia Ijumaa". Natafuta wauzaji, naandika maombi ya bei na kulinganisha bei unazopata.',
  outOfScope:
    'Nasaidia na vifaa vya ujenzi tu: kuvitafuta na kulinganisha bei, maombi ya bei, na oda zako. Unahitaji nini kwa site?',
  unsafe:
    'Siwezi kusaidia na hilo. Naweza kutafuta vifaa na wauzaji, na kushughulikia maombi, bei na oda zako mwenyewe.',
  found: 'Nimepata {suppliers} wa {what}{where}. Anayefaa zaidi ni {best}.',
  suppliersOne: 'muuzaji 1',
  suppliersMany: 'wauzaji {count}',
  place: ' wanaoleta {place}',
  noDelivery: 'Hakuna anayeleta {what} {place}. Wauzaji hawa wanauza kwingine:',
  nothing: 'Sijapata muuzaji wa {what}.',
  notSold: 'Hakuna anayeuza {what} hapa. Ni heri nikwambie kuliko kukuonyesha kitu kingine.',
  nearest: '{what} haipo kwa saizi hiyo; hizi ndizo zinazokaribia.',
  partly: 'Hakuna muuzaji mwenye vyote: {best} ana {covered} kati ya {needed}.',
  stage:
    'Kwa {stage} ya takriban m² {area} unahitaji hivi kwa makadirio. Ni makadirio tu: fundi au QS wako avihakikishe kabla ya kuagiza.',
  stageGuess: ' Hukusema ukubwa, kwa hivyo nimechukua nyumba ndogo ya vyumba vitatu.',
  overBudget: 'Kwa bei nzuri zaidi jumla ni kama KSh {total}, juu ya bajeti yako ya KSh {budget}.',
  withinBudget:
    'Kwa bei nzuri zaidi jumla ni kama KSh {total}, ndani ya bajeti yako ya KSh {budget}.',
  draft:
    'Hii ni rasimu ya ombi lako la bei. Iangalie, badilisha unachotaka, kisha itume: hakuna kinachotumwa kabla ya hapo.',
  draftEmpty: 'Niombe bei ya vifaa gani, na kiasi gani cha kila kimoja?',
  whatMaterial: 'Unahitaji kifaa gani, kiasi gani, na wapi?',
  noQuotes: 'Bado huna bei za kulinganisha. Naweza kuwaomba wauzaji: niambie unachohitaji.',
  compared:
    'Kwa "{title}" una bei {count}. {best} ndiye bora kwa jumla ya KSh {total}{days}, akiwa na mistari {covered} kati ya {lines}.',
  comparedScore: ' Alama yake ni {score} kati ya 5.',
  comparedNext: ' Anayefuata ni {name} kwa KSh {total}.',
  comparedOne:
    'Kwa "{title}" una bei moja: {best}, KSh {total}{days}, mistari {covered} kati ya {lines}.',
  comparedNote: ' Uamuzi ni wako: fungua ulinganisho ili kuchagua.',
  days: ', inaletwa kwa siku {days}',
  fair: '{name} huuzwa KSh {low} hadi {high} kwa {unit} hapa, katikati KSh {middle}. KSh {price} ni {verdict}.',
  verdictLow: 'chini ya hapo: uliza nini hakijajumuishwa',
  verdictFair: 'bei ya haki',
  verdictHigh: 'juu ya hapo: punguziwa, au uliza wengine',
  noOrders: 'Bado huna oda.',
  order: 'Oda {number} kutoka {supplier}: {status}.',
  rfqState: 'Ombi lako "{title}": {status}, lina bei {count}.',
  product: '{name}: {description}',
  productUnsure: 'Sina jibu la uhakika. Hivi ndivyo vilivyopo; muuzaji anaweza kukueleza zaidi.',
  cheapest: 'Bei nafuu zaidi: {what}.',
  changed: 'Nimebadilisha. ',
  reasons: {
    delivers: 'analeta hapo',
    elsewhere: 'haleti hapo',
    verified: 'amethibitishwa',
    outOfStock: 'imeisha',
    otherSize: 'saizi nyingine',
    below: 'asilimia {percent} chini ya bei ya kawaida',
    above: 'asilimia {percent} juu ya bei ya kawaida',
    stock: 'zipo {quantity}',
    minimum: 'kuanzia {quantity}',
    inTime: 'tayari kwa siku {days}',
    late: 'siku {days}: itachelewa',
    onTime: 'asilimia {percent} kwa wakati',
    covers: 'ana {covered} kati ya {needed}',
  },
  status: {
    placed: 'imewekwa',
    confirmed: 'imekubaliwa',
    dispatched: 'iko njiani',
    delivered: 'imefika',
    completed: 'imekamilika',
    cancelled: 'imeghairiwa',
    open: 'wazi',
    closed: 'limefungwa',
    awarded: 'limetolewa',
  },
};
