/** What may stand between the digits of a phone number. */
const gap = String.raw`[\s\p{P}\p{S}]{0,3}`;
const isNoDate = String.raw`(?!\d{1,2}[./-]\d{1,2}[./-]\d{4}(?!\d))`;
const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa';
const spoken = `(?:${digitWords}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`;
const between = String.raw`[\s,;./-]+`;
/** "no. is", "changu ni": what may stand between what a number is of and the number. */
const connecting = String.raw`(?:\s+[\p{L}.:#]{1,12}){0,3}[\s.:#-]{0,4}`;
/** A part of an address; a longer one is hidden from there on. */
const part = String.raw`[\w.+-]{1,64}`;

/**
 * What people are reached or registered by, by kind; the first that fits wins. Nothing here repeats
 * without a bound: a hostile message takes no longer than another.
 */
export const contacts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.|wa\.me\/|t\.me\/|bit\.ly\/)\S+/gi, '[LINK]'],
  // "cement@650" and "bags@ksh 640" are prices.
  [
    /[\p{L}\d._%+-]{1,64}@(?!(?:ksh|kes|kshs|sh|shs|bob)\b)\p{L}[\p{L}\d-]{0,64}(?:\.[\p{L}\d-]{1,64}){0,5}/giu,
    '[EMAIL]',
  ],
  [
    new RegExp(
      String.raw`\b${part}\s{0,3}(?:\(at\)|\[at\]|\sat\s|@)\s{0,3}[\w-]{1,64}\s{0,3}(?:\(dot\)|\[dot\]|\sdot\s|\.)\s{0,3}(?:com|co|org|net|info|biz|ke)\b(?:\s{0,3}(?:dot|\.)\s{0,3}ke\b)?`,
      'gi',
    ),
    '[EMAIL]',
  ],
  [/\b\w[\w.-]{0,64}[_\s](?:gmail|yahoo|hotmail|outlook)[_\s.]{1,3}com\b/gi, '[EMAIL]'],
  [/(?:\b\w\s){2,30}@(?:\s?[\w.]\b|\s?\.){3,30}/g, '[EMAIL]'],
  [
    /\b[\w-]{1,64}\.(?:com|co|org|net|info|xyz|shop|ke|io|app|africa|online|store|biz|link|dev|ly|tz|ug)\b(?:\/\S*)?/gi,
    '[LINK]',
  ],
  [/\b[\w-]{1,64}\.[a-z]{2,24}\/\S+/gi, '[LINK]'],
  [/\b[AP](?:[\s.-]?\d){9}[\s.-]?[A-Z]\b/gi, '[PIN]'],
  [/(?<!\d)\d{4}(?:[\s-]\d{4}){3}(?!\d)/g, '[NUMBER]'],
  [new RegExp(String.raw`(?<![\w.,])(?:\+|00)\d(?:${gap}\d){7,13}(?!\d)`, 'gu'), '[PHONE]'],
  [
    new RegExp(
      String.raw`(?<![\w.,])${isNoDate}\(?(?:254|0)\)?(?:[\s()./_-]{0,2}\d){9}(?!\d)`,
      'g',
    ),
    '[PHONE]',
  ],
  [
    new RegExp(
      String.raw`(?<![\w.,])\(?(?:254|0|o(?=\d))\)?${gap}[17](?:${gap}\d){8}(?!\d)`,
      'giu',
    ),
    '[PHONE]',
  ],
  [/(?<![\w.,])[71]\d{2}[\s/_-]?\d{3}[\s/_-]?\d{3}(?!\d)/g, '[PHONE]'],
  [/(?<![\w.,])7\d{2}(?:[\s/_-]\d{2}){3}(?!\d)/g, '[PHONE]'],
  [new RegExp(String.raw`\b${spoken}(?:${between}${spoken}){6,}\b`, 'gi'), '[PHONE]'],
  [
    new RegExp(
      String.raw`(?<![\w.,])0[17]\d{0,3}${between}(?:${spoken}|\d{1,3})(?:${between}(?:${spoken}|\d{1,3})){2,}\b`,
      'gi',
    ),
    '[PHONE]',
  ],
  [new RegExp(String.raw`\b(?:(?:${digitWords})\d{1,3}){2,}\w*`, 'gi'), '[PHONE]'],
  [
    new RegExp(
      String.raw`\b(pay ?bill|till|buy goods|acc(?:oun)?t|akaunti|a\/c|bank)(${connecting})\d[\d\s]{3,14}\d`,
      'giu',
    ),
    '$1$2[NUMBER]',
  ],
  // What is written after "KSh" or before "bob" is money.
  [
    /(?<![\w.,])(?<!\b(?:ksh|kes|kshs|shs?|budget|bajeti)[\s.]{0,3})\d{8,}(?!\d)(?!\s{0,2}(?:ksh|kes|bob|\/=|shilling))/gi,
    '[NUMBER]',
  ],
  [
    new RegExp(
      String.raw`\b(?:id|kitambulisho|passport|pasipoti)${connecting}[A-Z]{0,2}\d[\d\s]{4,10}\d\b`,
      'giu',
    ),
    '[ID]',
  ],
  [/\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z][A-Z\d]*[A-Z])[A-Z]{2}[A-Z\d]{8}\b/g, '[CODE]'],
  [/\b(?=[a-z\d]{10}\b)[a-z]{2,6}\d[a-z\d]*?[a-z]\d[a-z\d]*\b/gi, '[CODE]'],
  [/\b[A-Z]{2}[A-Z\d]{2}\s(?=[A-Z]*\d)[A-Z\d]{4}\s[A-Z\d]{2}\b/g, '[CODE]'],
  [/(?<![\w@])@[a-z][\w.]{2,}/gi, '[HANDLE]'],
];
