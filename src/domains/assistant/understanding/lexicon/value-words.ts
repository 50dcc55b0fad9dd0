import { wordTable } from '../../../../shared/word-table.ts';

const entries = `
  moisture-resistant: moisture mr moistureproof, matt: matt matte mat vinylmatt,
  silk: silk silky, economy: economy covermatt, heavy: heavy nzito tractor,
  light: light nyepesi, S: s, P: p, submersible: submersible borehole kisima well,
  booster: booster pressure shower, diesel: diesel dizeli, petrol: petrol petroli,
  elbow: elbow kona elbo kiwiko, tee: tee tii, male-adaptor: male adaptor adapter,
  socket: socket coupling, bend: bend elbow kona, gully-trap: gully gulley gali,
  floor-trap: floor, galvanised: galvanised galvanized gi metal steel chuma mabati,
  pvc: pvc plastic plastiki, black: black nyeusi, white: white nyeupe, red: red nyekundu,
  grey: grey gray, clear: clear, obscure: obscure frosted bathroom bafu toilet,
  furring: furring fari, main: main, stud: stud, one-piece: piece onepiece,
  pedestal: pedestal stand, counter-top: counter countertop vanity, wall-hung: hung wall,
  kitchen-mixer: kitchen sink jikoni, basin-mixer: basin, pillar: pillar, bib: bib garden,
  exposed: exposed, concealed: concealed hidden, normal: normal ordinary,
  salty: salty salt saline chumvi borehole, polished: polished gloss glossy shiny,
  wood-effect: wood wooden, random: random crazy, sawn: sawn cut, flexible: flexible,
  roll: roll roli, sheet: sheet flat, claw: claw, sledge: sledge sledgehammer,
  timber: timber wood mbao, hacksaw: hacksaw metal, fork: fork uma, square: square,
  round: round, gel: gel, lithium: lithium, hardwood: hardwood mahogany mbao,
  steel: steel metal chuma, leather: leather ngozi welding, rubber: rubber mpira,
  laminated: laminated melamine, plastic: plastic plastiki, ceramic: ceramic kauri,
  fine: fine plaster plasta, yes: washed, Machakos: machakos, bond: bond, shingle: shingle,
  roman: roman, facing: facing facebrick, cypress: cypress, pine: pine, gypsum: gypsum,
  polystyrene: polystyrene styrofoam, aluminium: aluminium aluminum,
  chequered: chequered checkered checker, stainless: stainless, ratchet: ratchet,
  common: common, sheetform: sheet, double: double, single: single`;

/** Other words for the values of attributes. */
export const valueWords: Readonly<Record<string, readonly string[]>> = wordTable(
  Object.fromEntries(
    entries.split(',').map((entry) => {
      const [value = '', words = ''] = entry.trim().split(': ');
      return [value, words.split(' ')];
    }),
  ),
);

/** All words that say an attribute: they are spelt right. */
export const attributeWords: readonly string[] = Object.values(valueWords).flat();
