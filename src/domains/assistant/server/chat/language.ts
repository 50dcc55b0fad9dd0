const swahili = new Set(
  'nataka nahitaji ninahitaji natafuta naomba bei ya wa za la cha kwa na ni gani ngapi wapi nani niko mifuko simiti mabati mchanga mbao rangi misumari vigae vipande kesho leo tafadhali habari asante nipatie nitumie unauza kuna yangu langu wangu zangu iko hii hizi tengeneza linganisha sawa bado vitu vifaa nyumba mita lita kilo tani roli mia elfu'.split(
    ' ',
  ),
);

/** The language that a message is answered in: Swahili where more of it than a third is. */
export function languageOf(message: string): 'en' | 'sw' {
  const words = message
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word.length > 1);
  const known = words.filter((word) => swahili.has(word)).length;
  return known >= 2 && known / words.length > 0.34
    ? 'sw'
    : known > 0 && words.length <= 2
      ? 'sw'
      : 'en';
}
