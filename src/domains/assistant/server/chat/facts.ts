import { formatNumber } from '../../../../shared/numbers.ts';
import type { FactsAsked } from '../../dialogue/facts-asked.ts';

/** What the trade knows of materials, for questions that no price answers; by type and what is asked. */
interface Fact {
  readonly types: RegExp;
  readonly asks: RegExp;
  readonly en: string;
  readonly sw: string;
  /** How many a square metre takes, least and most: counted where the message says the area. */
  readonly perSqm?: readonly [least: number, most: number];
}

/*
 * Where the figures come from. Steel weighs 7,850 kg a m³: π/4 × d² × 7,850 / 10⁶ is d²/162. Strength
 * classes are those of KS EAS 18. Makers of emulsion give 10 to 12 m² a litre on smooth plaster, and
 * of tile adhesive 4 to 5 kg a m². A block's face of 0.4 × 0.2 m goes 12.5 times into a m², of a stone
 * 9 inches high and 16 long, with joints of 12 mm, 10 times; a brick's of 215 × 65 mm with its joints
 * 59 times. Usual mixes and 6.5 bags a m³ of 1 : 2 : 4 are ordinary site practice, as in the lexicon's
 * stage lines; gauges, PN classes and slab thicknesses are those the materials are sold by here.
 */

export const facts: readonly Fact[] = [
  {
    types: /^deformed-bar|^round-bar/,
    asks: /weigh|weight|uzito|urefu|length|long|kilo/,
    en: 'Bars are 12 m long. A metre weighs d²/162 kg: Y8 0.395, Y10 0.617, Y12 0.888, Y16 1.58, Y20 2.47 kg, so a Y12 bar weighs about 10.7 kg.',
    sw: 'Nondo ina urefu wa mita 12. Mita moja ina uzito wa d²/162 kg: Y8 0.395, Y10 0.617, Y12 0.888, Y16 1.58, Y20 2.47, hivyo Y12 moja ni kama kilo 10.7.',
  },
  {
    types: /^cement-/,
    asks: /difference|32|42|which|better|bora|tofauti|slab|plaster/,
    en: '42.5 gains strength faster and higher: use it for slabs, beams and columns. 32.5 is for mortar, plaster and ordinary house concrete, and costs less.',
    sw: '42.5 hupata nguvu haraka na zaidi: itumie kwa slab, beam na nguzo. 32.5 ni ya mortar, plasta na zege la kawaida, na ni nafuu.',
  },
  {
    types: /^emulsion-paint|^exterior|^gloss|^undercoat/,
    asks: /coverage|cover|square|sqm|how (?:much|many)|ngapi|funika/,
    en: 'A litre covers roughly 10 to 12 m² a coat on a smooth wall: 20 L are about 200 m² in one coat, 100 m² in two. Rough plaster takes more.',
    sw: 'Lita moja hufunika kama m² 10 hadi 12 kwa koti moja kwenye ukuta laini: lita 20 ni kama m² 200 koti moja, m² 100 koti mbili. Plasta yenye kwaruza hutumia zaidi.',
  },
  {
    types: /^emulsion-paint/,
    asks: /silk|matt|difference|tofauti/,
    en: 'Silk has a soft sheen and can be washed; matt is flat, hides uneven plaster better and marks more easily.',
    sw: "Silk inang'aa kidogo na inaoshwa; matt haing'ai, huficha kasoro za plasta lakini huchafuka upesi.",
  },
  {
    types: /^machine-cut-stone/,
    asks: /how many|ngapi|square|sqm/,
    en: 'Stones of 9 inches high and about 16 inches long make roughly 10 to 11 a square metre of wall, whatever their thickness; add 5 % for breakage.',
    sw: 'Mawe ya kimo cha inchi 9 na urefu wa kama inchi 16 ni 10 hadi 11 kwa mita mraba ya ukuta, unene wowote; ongeza asilimia 5 ya yanayovunjika.',
    perSqm: [10, 11],
  },
  {
    types: /-concrete-block$/,
    asks: /how many|ngapi|square|sqm/,
    en: 'Blocks of 400 × 200 mm face are about 12.5 a square metre.',
    sw: 'Bloki za uso wa 400 × 200 mm ni kama 12.5 kwa mita mraba.',
    perSqm: [12.5, 12.5],
  },
  {
    types: /^clay-brick/,
    asks: /how many|ngapi|square|sqm/,
    en: 'Burnt bricks are about 50 to 60 a square metre in a single skin.',
    sw: 'Matofali ya kuchoma ni kama 50 hadi 60 kwa mita mraba ya ukuta wa tofali moja.',
    perSqm: [50, 60],
  },
  {
    types: /^tile-adhesive/,
    asks: /how many|ngapi|cover|sqm|square|bags/,
    en: 'A 20 kg bag fixes roughly 4 to 5 m² with an ordinary notched trowel, a 25 kg bag 5 to 6 m².',
    sw: 'Mfuko wa kilo 20 huweka kama m² 4 hadi 5, wa kilo 25 m² 5 hadi 6.',
  },
  {
    types: /^paving-block/,
    asks: /thick|unene|lorr|heavy|which|size|car|parking/,
    en: '60 mm is for footpaths and cars, 80 mm for lorries and heavy loads.',
    sw: '60 mm ni ya watu na magari madogo, 80 mm ya lori na mizigo mizito.',
  },
  {
    types: /sheet$/,
    asks: /gauge|geji|thick|sea|rust|better|bora|last|coast/,
    en: 'A lower gauge is thicker: 28 is thicker than 30 and 32, lasts longer and carries more. Near the sea take 28 with a painted or aluminium-zinc coat.',
    sw: 'Geji ndogo ni nene zaidi: 28 ni nene kuliko 30 na 32, hudumu na kubeba zaidi. Karibu na bahari chukua 28 yenye rangi au aluminium-zinc.',
  },
  {
    types: /^ppr-pipe|^gi-pipe/,
    asks: /hot|moto|gi|better|bora|or|ama/,
    en: 'PPR PN20 is made for hot and cold water, does not rust and is welded by heat. GI is stronger outside and where pipes may be hit, but rusts with time.',
    sw: 'PPR PN20 ni ya maji moto na baridi, haishiki kutu na huunganishwa kwa joto. GI ni imara zaidi nje na palipo na kugongwa, lakini hushika kutu.',
  },
  {
    types: /^solar-panel|^solar-inverter/,
    asks: /work|inverter|panel|fit|match|how many/,
    en: "Check three things on the inverter's plate: its largest PV power, its PV voltage range and its battery voltage. A 550 W panel gives about 41 V and 13 A; panels in series add their volts.",
    sw: 'Angalia mambo matatu kwenye kibandiko cha inverter: nguvu kubwa ya PV, voltage ya PV na voltage ya betri. Paneli ya 550 W hutoa kama 41 V na 13 A; zikiunganishwa mfululizo volti hujumlishwa.',
  },
  {
    types: /^(?:cement|ballast|river-sand)/,
    asks: /ratio|mix|changanya|how many bags/,
    en: 'Usual mixes by volume: foundations and floors 1 cement : 3 sand : 6 ballast; slabs, beams and columns 1 : 2 : 4, about 6.5 bags a cubic metre; mortar and plaster 1 : 4 to 1 : 6.',
    sw: 'Mchanganyiko wa kawaida kwa ujazo: msingi na sakafu simiti 1 : mchanga 3 : kokoto 6; slab, beam na nguzo 1 : 2 : 4, kama mifuko 6.5 kwa m³; mortar na plasta 1 : 4 hadi 1 : 6.',
  },
];

/** The fact that answers, in the language, or null. */
export function factFor(
  types: readonly string[],
  { asks, isOfCement, areaSqm }: FactsAsked,
  language: 'en' | 'sw',
): string | null {
  const known = types.length === 0 && isOfCement ? ['cement-42-5'] : types;
  const fact = facts.find((one) => asks(one.asks) && known.some((type) => one.types.test(type)));
  if (!fact) return null;
  if (!fact.perSqm || areaSqm === null) return fact[language];
  const [least, most] = fact.perSqm.map((rate) => formatNumber(Math.ceil(rate * areaSqm)));
  const count = least === most ? least : `${least} ${language === 'en' ? 'to' : 'hadi'} ${most}`;
  const shown = formatNumber(Math.round(areaSqm * 10) / 10);
  return language === 'en'
    ? `${fact.en} For ${shown} m² that is about ${count}.`
    : `${fact.sw} Kwa m² ${shown} ni kama ${count}.`;
}
