import type { disputes as english } from '../en/disputes.ts';
import type { Texts } from '../types.ts';

export const disputes: Texts<typeof english> = {
  betweenSides: '{buyer} aliagiza kutoka kwa {supplier}, {total} kwa jumla.',
  openOrder: 'Fungua oda {number}',
  title: 'Migogoro',
  lead: 'Yale ambayo wanunuzi na wauzaji hawakubaliani. Tunarekodi kila mara msimamizi anapofungua ukurasa huu.',
  unread: 'Migogoro kuhusu oda hii haikupatikana.',
  hint: 'Kuna tatizo na kilichofika? Lieleze, weka picha, na JengaSoko itaamua.',
  hintUndelivered:
    'Muuzaji hajatuma chochote? Fungua mgogoro. Muuzaji ataombwa kujibu, kisha JengaSoko itaamua. Inaweza kughairi oda na kurudisha pesa inazoshikilia.',
  opensAt:
    'Ikiwa hakuna kitakachoondoka kufikia {date}, unaweza kufungua mgogoro hapa, na JengaSoko itaamua.',
  open: 'Fungua mgogoro',
  openTitle: 'Oda {number} ina tatizo gani?',
  openText: 'Upande wa pili unaweza kujibu kwa ushahidi. Kisha msimamizi wa JengaSoko ataamua.',
  opened: 'Mgogoro umefunguliwa. Upande wa pili umearifiwa.',
  kind: 'Tatizo',
  choose: 'Chagua',
  kinds: {
    short: 'Zimefika chache kuliko zilizohesabiwa',
    damaged: 'Bidhaa zimeharibika',
    wrong: 'Hizi si bidhaa zilizoagizwa',
    not_delivered: 'Bidhaa hazikufika',
    other: 'Tatizo lingine',
  },
  text: 'Kilichotokea',
  files: 'Picha na hati',
  addFiles: 'Ongeza faili',
  removeFile: 'Ondoa {name}',
  optional: 'si lazima',
  filesFailed: 'Faili moja haikutumwa. Angalia mtandao wako, kisha ujaribu tena.',
  statuses: { open: 'Uko wazi', decided: 'Umeamuliwa', withdrawn: 'Umeondolewa' },
  sides: { buyer: 'Mnunuzi', seller: 'Muuzaji' },
  openedBy: { buyer: 'Ulifunguliwa na mnunuzi {date}', seller: 'Ulifunguliwa na muuzaji {date}' },
  textGone: 'Akaunti iliyoandika haya haipo tena.',
  answer: 'Jibu',
  answerTitle: 'Jibu kwenye mgogoro {number}',
  answered: 'Jibu limetumwa. Upande wa pili umearifiwa.',
  withdraw: 'Ondoa mgogoro',
  withdrawTitle: 'Uondoe mgogoro {number}?',
  withdrawText: 'Fanya hivi ikiwa mmekubaliana. Huwezi kutengua.',
  withdrawn: 'Mgogoro umeondolewa',
  cancel: 'Rudi',
  failed: 'Hitilafu imetokea. Tafadhali jaribu tena.',

  decision: 'Uamuzi wa JengaSoko',
  credit: 'Punguzo kwa mnunuzi',
  noCredit: 'Bei inabaki ilivyo.',
  refund: 'Pesa zinazorudi kwa mnunuzi',
  noRefund: 'JengaSoko hairudishi pesa.',
  answerBy: {
    own: 'Jibu kufikia {date}. Baada ya hapo, JengaSoko inaweza kuamua bila jibu lako.',
    other:
      'Upande wa pili unaweza kujibu hadi {date}. Baada ya hapo, JengaSoko inaweza kuamua bila jibu lake.',
  },
  outcomes: {
    continue: 'Oda inaendelea.',
    close: 'Hakuna kitakachofikishwa tena.',
    cancel: 'Oda imeghairiwa.',
  },
  decide: 'Amua',
  decideTitle: 'Amua mgogoro {number}',
  creditField: 'Punguzo kwa mnunuzi (KSh)',
  creditHint: '0 inaacha bei ilivyo. Lisizidi {most}.',
  outcomeField: 'Kitakachofanyika na oda',
  outcomeChoices: {
    continue: 'Inaendelea',
    close: 'Hakuna kinachofikishwa tena',
    cancel: 'Inaghairiwa',
  },
  outcomeTexts: {
    continue:
      'Oda inapungua bei kwa punguzo hilo. Alichozidisha mnunuzi kitarudishwa, na muuzaji anadai kilichoshikiliwa kwa bidhaa zilizofika.',
    close:
      'Mizigo iliyo njiani inaghairiwa. Oda inapungua bei kwa punguzo hilo, alichozidisha mnunuzi kitarudishwa, na muuzaji anadai zilizobaki kati ya zilizoshikiliwa.',
    cancel:
      'Bidhaa zilizowekwa kando zinarudi kwa muuzaji. Pesa ambazo JengaSoko inashikilia zinarudi kwa mnunuzi, isipokuwa anazobaki nazo muuzaji. Pesa alizopokea muuzaji moja kwa moja ni za kukubaliana wawili.',
  },
  stillDelivered: 'Muuzaji bado anapaswa kufikisha bidhaa, na bei inabaki ilivyo.',
  nothingToCredit:
    'Hakuna cha kupunguza: alicholipa mnunuzi kilienda moja kwa moja kwa muuzaji au kimeshalipwa.',
  creditCapped:
    'Haiwezekani kupunguza zaidi: kiasi kingine alicholipa mnunuzi kilienda moja kwa moja kwa muuzaji au kimeshalipwa.',
  afterOwed:
    'Baada ya uamuzi huu oda inagharimu {total}. Mnunuzi amelipa {paid} na bado anadaiwa {owed}.',
  afterBack:
    'Baada ya uamuzi huu oda inagharimu {total}. Mnunuzi amelipa {paid} na atarudishiwa {back}.',
  afterEven: 'Baada ya uamuzi huu oda inagharimu {total}. Mnunuzi amelipa {paid} na hadaiwi kitu.',
  missingUnpaid:
    'Bidhaa za {missing} hazikufika. Hivi mnunuzi analipa {rest} kwa bidhaa ambazo hazikufika.',
  unheard: 'Unaweza kughairi oda muuzaji akishajibu, au kuanzia {date}.',
  goodsField: 'Bidhaa ambazo punguzo linazilipia',
  dateField: 'Tarehe mpya ya kufikisha',
  keptField: 'Muuzaji anabaki na (KSh)',
  keptHint: '0 inarudisha pesa zote ambazo JengaSoko inashikilia. Zisizidi {most}.',
  reason: 'Sababu',
  reasonHint: 'Pande zote mbili zitaisoma.',
  decided: 'Umeamua. Pande zote mbili zimearifiwa.',

  order: 'Oda',
  number: 'Mgogoro',
  buyer: 'Mnunuzi',
  supplier: 'Muuzaji',
  since: 'Ulifunguliwa',
  status: 'Hali',
  total: 'Jumla ya oda',
  filters: { open: 'Iliyo wazi', all: 'Yote' },
  none: 'Hakuna migogoro',
  noneOpen: 'Hakuna mgogoro unaosubiri uamuzi.',
  noneAll: 'Mnunuzi au muuzaji akifungua mgogoro, utaonekana hapa.',
  more: 'Onyesha zaidi',
};
