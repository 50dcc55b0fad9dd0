import type { Language } from '../../../../messages/index.ts';

const wordsOf = (text: string) => new Set(text.split(' '));
const swahili = wordsOf(
  'nataka nahitaji ninahitaji natafuta naomba bei ya wa za la cha kwa na ni gani ngapi wapi nani ipi yupi niko mifuko simiti mabati mchanga mbao rangi misumari vigae vipande kesho leo tafadhali habari asante nipatie nitumie unauza kuna yangu langu wangu zangu iko hii hizi tengeneza linganisha sawa bora nzuri bado vitu vifaa nyumba mita lita kilo tani roli mia elfu haraka analeta wanaleta kuliko jumla muuzaji wauzaji mbona kwanini',
);
const english = wordsOf(
  "i i'm we my our you your he she they the a is are was do does did can could would will should have has had need want looking get how what which who when where why much many please for of by with to from at on this that these those me us cheapest cheaper best better than faster one delivers price delivered",
);

/** The language that a message is clearly written in; null where it is too short or says too little. */
export function languageIn(message: string): Language | null {
  const words = message
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== '');
  const long = words.filter((word) => word.length > 1);
  const known = long.filter((word) => swahili.has(word)).length;
  if (known > 0 && (long.length <= 2 || (known >= 2 && known / long.length > 0.34))) return 'sw';
  return words.filter((word) => english.has(word)).length >= 2 ? 'en' : null;
}

/** The language of an answer: the message's, else that of the talk so far, else the page's. */
export function languageOfTalk(
  message: string,
  before: readonly string[],
  page: Language,
): Language {
  const said = [message, ...before.toReversed()];
  for (const text of said) {
    const language = languageIn(text);
    if (language) return language;
  }
  return page;
}
