import { BLUE, GREEN, LATERITE, ORANGE, RED, YELLOW } from './palette.ts';
import { hash } from './svg.ts';

const TEAL = '#2f8583';
const NAVY = '#34507c';
const PLUM = '#7b4a72';
const OLIVE = '#82883f';
const MAROON = '#8e2f36';
const SLATE = '#566672';
const AZURE = '#4b94be';
const LIME = '#8cab4a';
const OCHRE = '#c58a32';
const INDIGO = '#51518f';
const FOREST = '#386650';
const CORAL = '#d9664b';

/** The site's harmonious set, from which an unknown brand gets one by its name. */
const BRAND_SET = [
  BLUE,
  GREEN,
  LATERITE,
  ORANGE,
  RED,
  YELLOW,
  TEAL,
  NAVY,
  PLUM,
  OLIVE,
  MAROON,
  SLATE,
  AZURE,
  LIME,
  OCHRE,
  INDIGO,
  FOREST,
  CORAL,
] as const;

/**
 * Colours of our choosing, picked so that brands which meet on one shelf differ. They are not
 * the owners' trade dress.
 */
const BRAND_COLOURS: Readonly<Record<string, string>> = {
  'Savannah Cement': ORANGE,
  'Nyumba Cement': TEAL,
  'Ndovu Cement': SLATE,
  'Blue Triangle': BLUE,
  'Bamburi Cement': GREEN,
  'Simba Cement': RED,
  'JK White': AZURE,
  'Birla White': MAROON,
  'Homa Lime': LIME,
  'Devki Steel': RED,
  Tononoka: BLUE,
  'Apex Steel': GREEN,
  'Accurate Steel': OCHRE,
  'Mabati Rolling Mills': LATERITE,
  'Royal Mabati': NAVY,
  'Maisha Mabati Mills': FOREST,
  Harvey: MAROON,
  Decra: SLATE,
  Comply: GREEN,
  RaiPly: ORANGE,
  'PG Bison': NAVY,
  Aquatech: TEAL,
  Gabriel: GREEN,
  Eslon: BLUE,
  'Metro Plastics': ORANGE,
  Megh: PLUM,
  Pegler: RED,
  Toptank: NAVY,
  Kentank: GREEN,
  'Roto Tanks': OCHRE,
  Pedrollo: BLUE,
  Dayliff: TEAL,
  Frencia: TEAL,
  Twyford: NAVY,
  Franke: RED,
  Cobra: OLIVE,
  Lorenzetti: BLUE,
  Horizon: CORAL,
  'Saj Ceramics': LATERITE,
  Goodwill: FOREST,
  Sika: YELLOW,
  'Dr. Fixit': CORAL,
  'Leak Seal': AZURE,
  'Basco Paints': RED,
  'Crown Paints': GREEN,
  'Tile Bond': PLUM,
  Dow: MAROON,
  Henkel: RED,
  Fevicol: AZURE,
  Ponal: ORANGE,
  Tangit: LIME,
  Soudal: MAROON,
  Sadolin: NAVY,
  Plascon: ORANGE,
  'East African Cables': GREEN,
  'Coast Cables': AZURE,
  Metsec: MAROON,
  Tronic: ORANGE,
  MK: BLUE,
  Clipsal: PLUM,
  ABB: RED,
  Schneider: GREEN,
  Philips: BLUE,
  Jinko: LIME,
  Solarmax: ORANGE,
  Deye: BLUE,
  Must: RED,
  Growatt: GREEN,
  'Chloride Exide': RED,
  Pylontech: TEAL,
  Megasun: BLUE,
  Vachette: MAROON,
  Union: SLATE,
  Yale: YELLOW,
  Viro: LATERITE,
  Tricircle: BLUE,
  Fischer: SLATE,
  Crocodile: GREEN,
  Lasher: RED,
  Stanley: YELLOW,
  Makita: TEAL,
  Ingco: OCHRE,
  Bosch: NAVY,
  Total: AZURE,
  Rubi: RED,
  Bata: RED,
  Erdemann: TEAL,
  Gyproc: BLUE,
  Wallmaster: CORAL,
  Armstrong: NAVY,
  Nemtek: GREEN,
};

/** Colour of a brand's goods, `#rrggbb`; goods without a brand get the site's own laterite. */
export function brandColour(brandName: string | null): string {
  if (brandName === null || brandName === '') return LATERITE;
  const known = Object.hasOwn(BRAND_COLOURS, brandName) ? BRAND_COLOURS[brandName] : undefined;
  return known ?? BRAND_SET[hash(brandName) % BRAND_SET.length] ?? LATERITE;
}

/** Second words that say what the maker makes; they only crowd a label. */
const TRADE_WORDS = /\s+(cement|paints?|steel|cables|plastics|tanks|ceramics|mills|lime)$/i;

/** Short form of a brand for a label: `Bamburi Cement` → `BAMBURI`. */
export function brandLabel(brandName: string | null): string {
  if (brandName === null) return '';
  return brandName.replace(TRADE_WORDS, '').replace(TRADE_WORDS, '').toUpperCase();
}
