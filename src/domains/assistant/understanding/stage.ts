import {
  isCounting,
  plain,
  type Token,
  type Unit,
  unitOf,
} from '../../materials/language/public.ts';
import type { Item } from './items.ts';
import { type CountedFor, type Stage, stages } from './lexicon/stages.ts';
import type { Reading } from './reading.ts';

/** A building stage that somebody wants the materials of. */
export interface StageAsked {
  readonly stage: Stage;
  /** Floor area in m² that the rough quantities are for. */
  readonly areaSqm: number;
  /** How many workers, doors or bathrooms it is for, where it is counted by these; else null. */
  readonly count: number | null;
  /** Whether the message says the size; otherwise it is a small three-bedroom house, or the usual count. */
  readonly isSizeSaid: boolean;
}

const wholeList =
  /\b(?:materials?|everything|what (?:all )?(?:do|will|would|should) (?:i|we) (?:need|buy)|what i need|what is needed|whats needed|all (?:the )?(?:stuff|things|materials)|requirements?|(?:full |shopping |material )?list|vitu|vifaa|bidhaa|nini (?:na nini )?(?:nitahitaji|nahitaji|inahitajika)|nahitaji nini|nitahitaji nini|niko (?:kwa )?stage|stage|items needed|package|stuff|needed for|the bits|help me with|nisaidie|complete|kila kitu|inahitaji nini|kununua nini)\b/;
const building =
  /\b(?:house|bungalow|maisonette|apartments?|flats?|nyumba|bedroom|sqm|home|rental|rentals|shop|store|room|rooms|plot|kiosk|servant|sq|classroom|church|vyumba|ghorofa|gorofa|compound|site|build|building|starting|kuanza|naanza|najenga|niko kwa|niko kwenye|natakiwa|stage|slab|job|work|ploti|shamba|school|office|hotel|bungalo)\b/;

/** "What do I need to start with?": a house begins with its foundation. */
const beginning =
  /\b(?:(?:to )?start (?:with|off|building|the)|to (?:begin|start)|begin with|kuanza (?:kujenga|ujenzi|na)|naanza (?:kujenga|ujenzi))\b/;

/** "What about roofing?": the next stage of what was spoken of. */
const askedAbout =
  /^(?:and |ok |okay |sawa |na |then |now )*(?:what about|how about|vipi kuhusu|je)\b/;
/** "The silver stuff you roll under the roof": one thing, told by where it goes. */
const describesThing =
  /\b(?:stuff|thing|something|kitu|kifaa|dawa|sheet|paper|tape)\b(?: \w+){0,3} (?:that|which|they|you|we|people|ya ku\w+|za ku\w+|ina\w+|to)\b/;
const wholeThing = /\b(?:everything|all|list|materials?|kila kitu|vitu|vifaa)\b/;
const isHowMany = /\b(?:how (?:many|much)|ngapi|mangapi|price|bei|cost|labou?r|fundi|hire)\b/;

/** The stage that the message wants the materials of, if it names one and wants them all. */
export function findStage({ text, tokens }: Reading, hasItems = true): StageAsked | null {
  if (describesThing.test(text) && !wholeThing.test(text)) return null;
  const isAskedAbout = !hasItems && askedAbout.test(text);
  const isSized =
    !hasItems && !isHowMany.test(text) && (areaIn(tokens) ?? areaOfBedrooms(tokens)) !== null;
  if (!wholeList.test(text) && !isSized && !isAskedAbout) return null;
  const stage =
    stages.find(({ words }) => words.test(text)) ??
    (beginning.test(text) ? stages.find(({ key }) => key === 'foundation') : undefined);
  if (!stage) return null;
  const isBuilding =
    isSized ||
    isAskedAbout ||
    building.test(text) ||
    /\b(?:materials?|vifaa|vitu|everything|kila kitu)\b/.test(text);
  if (!isBuilding) return null;
  return sized(stage, tokens);
}

/** A stage, and how large it is or for how many. */
function sized(stage: Stage, tokens: Reading['tokens']): StageAsked {
  const { countedFor } = stage;
  const said = countedFor ? countFor(tokens, countedFor.of) : null;
  const area = areaIn(tokens) ?? areaOfBedrooms(tokens);
  return {
    stage,
    areaSqm: area ?? ordinaryArea,
    count: countedFor ? (said ?? countedFor.usual) : null,
    isSizeSaid: countedFor ? said !== null : area !== null,
  };
}

/** A stage that is spoken of in the size or for the number that a message says: "make it 4 bedrooms". */
export function stageInSize(key: string, { tokens }: Pick<Reading, 'tokens'>): StageAsked | null {
  const stage = stages.find((one) => one.key === key);
  const asked = stage ? sized(stage, tokens) : null;
  return asked?.isSizeSaid ? asked : null;
}

/**
 * The set of materials that is named by its family: "safety gear for 10", "ironmongery for 6 doors".
 * None where things of it are counted: their list is what is wanted.
 */
export function findSet(
  { message, tokens }: Reading,
  items: readonly Pick<Item, 'quantity'>[],
): StageAsked | null {
  const text = plain(message);
  if (notOfSets.test(text)) return null;
  const stage = stages.find(({ set }) => set?.test(text));
  if (!stage) return null;
  const asked = sized(stage, tokens);
  const numbers = new Set(tokens.flatMap(({ value }) => value ?? []));
  const isOther = ({ quantity }: Pick<Item, 'quantity'>) =>
    quantity !== null && quantity !== asked.count && numbers.size > 1;
  return items.length > 2 || items.some(isOther) ? null : asked;
}

/** Who asks how, or of people and hire, wants no list. */
const notOfSets =
  /\b(?:how|why|should|difference|better|regulations?|rules?|law|required by|hire|kukodi|labou?r|fundi wa|plumber|electrician)\b/;

/** Of what could be left out the likeliest. */
const shownExtras = 4;

/** The stage's materials with rough quantities, whole numbers upwards. */
export function stageItems(
  { stage, areaSqm, count, isSizeSaid }: StageAsked,
  isKnown: (type: string) => boolean,
): Item[] {
  const rooms = Math.max(isSizeSaid ? 1 : 2, Math.round(areaSqm / areaOfRoom));
  const extras = stage.lines.filter((line) => line.isExtra).slice(0, shownExtras);
  return stage.lines
    .filter((line) => isKnown(line.type) && (!line.isExtra || extras.includes(line)))
    .map((line) => ({
      types: [line.type],
      written: '',
      quantity: Math.max(
        1,
        Math.ceil(
          (line.perSqm ?? 0) * areaSqm +
            (line.fixed ?? 0) +
            (line.perRoom ?? 0) * rooms +
            (line.perOne ?? 0) * (count ?? 1),
        ),
      ),
      unit: unitFor(line.unit),
      wishes: Object.entries(line.sizes ?? {}).map(([key, value]) => ({
        key,
        value,
        isKnown: true,
      })),
      isExtra: line.isExtra ?? false,
      isSure: false,
    }));
}

function unitFor(word: string): Unit {
  const unit = unitOf(word, true);
  return unit && isCounting(unit) ? unit : 'piece';
}

/** Floor areas of ordinary houses in m², by bedrooms. */
const areaByBedrooms = [40, 45, 70, 110, 150, 190, 230];
/** A small three-bedroom house, in m². */
const ordinaryArea = 110;

/** Whoever says less or more means no house, wall or yard. */
const bounds = { least: 1, most: 100_000 };
const sqmInSqft = 0.0929;
/** Without a unit longer sides are the millimetres of a section; with one they are a wall's. */
const longestUnsaid = 60;
const longestSaid = 2000;
/** Without a unit, plots and floors with such sides are said in feet. */
const leastFeet = 25;

const within = (area: number): number | null =>
  area >= bounds.least && area <= bounds.most ? Math.round(area) : null;

/** The area in m² that a message says: "80 sqm", "50m by 2.4m"; else null. */
export function areaIn(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const unit = unitOf(tokens[at + 1]?.text ?? '', true);
    if (token.kind === 'number' && (unit === 'sqm' || unit === 'sqft'))
      return within((token.value ?? 0) * (unit === 'sqft' ? sqmInSqft : 1));
    const sides = sidesAt(tokens, at);
    if (sides) return within(areaOfSides(sides));
  }
  return null;
}

interface Sides {
  readonly a: number;
  readonly b: number;
  readonly unit: 'metre' | 'foot' | null;
}

const lengthUnit = (text: string | undefined): Sides['unit'] => {
  const unit = text === "'" ? 'foot' : unitOf(text ?? '', true);
  return unit === 'metre' || unit === 'foot' ? unit : null;
};

/** The two sides that are said at a position: "10x12", "50m by 2.4m", "80 by 40". */
function sidesAt(tokens: readonly Token[], at: number): Sides | null {
  const token = tokens[at];
  const isApart =
    token?.kind === 'number' && tokens[at + 1]?.text === 'by' && tokens[at + 2]?.kind === 'number';
  const [a = 0, b = 0] = isApart
    ? [token.value, tokens[at + 2]?.value]
    : token?.kind === 'size'
      ? (token.sides ?? [])
      : [];
  if (a <= 0 || b <= 0) return null;
  const behind = tokens[at + (isApart ? 3 : 1)]?.text;
  const unit = lengthUnit(token?.sideUnit) ?? lengthUnit(behind);
  const isOfSmall = ['mm', 'cm', 'inch'].includes(
    unitOf(token?.sideUnit ?? behind ?? '', true) ?? '',
  );
  const longest = unit === null && !isApart ? longestUnsaid : longestSaid;
  return isOfSmall || Math.max(a, b) > longest ? null : { a, b, unit };
}

function areaOfSides({ a, b, unit }: Sides): number {
  const isFeet = unit === 'foot' || (unit === null && Math.max(a, b) >= leastFeet);
  return a * b * (isFeet ? sqmInSqft : 1);
}

/** What one room of a house takes of its area, in m². */
const areaOfRoom = 22;
const house = /^(?:house|home|bungalow|maisonette|nyumba|bed\w*|br|bdrm|\w*roomed|flat|apartment)$/;

const singleRoom = /^(?:room|bathroom|washroom|toilet|kitchen|bafu|chumba)$/;

/** The area of a house in m² by its bedrooms, or of some rooms alone; null where they are not said. */
function areaOfBedrooms(tokens: readonly Token[]): number | null {
  const isHouse = tokens.some(({ text }) => house.test(text));
  for (const [at, token] of tokens.entries()) {
    // "For a bathroom".
    if (!isHouse && /^(?:a|an)$/.test(token.text) && singleRoom.test(tokens[at + 1]?.text ?? ''))
      return areaOfRoom;
    if (token.kind !== 'number' || !token.value || token.value > 12) continue;
    const around = [tokens[at - 1]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text].join(' ');
    if (
      /\b(?:bedrooms?|bdrm|br|bedroomed|vyumba|chumba|bed|rooms?|bathrooms?|bafu)\b/.test(around)
    ) {
      // "For 2 rooms": these, and no house around them.
      if (!isHouse && /\b(?:rooms?|vyumba|chumba|bathrooms?|bafu)\b/.test(around))
        return token.value * areaOfRoom;
      return areaByBedrooms[token.value] ?? Math.ceil(token.value * 38);
    }
  }
  return null;
}

const countedNouns: Readonly<Record<CountedFor, RegExp>> = {
  people:
    /^(?:workers?|men|people|persons?|guys|staff|casuals|masons?|labourers|fundis?|mafundi|watu|wafanyakazi|vibarua|wasee|us)$/,
  doors: /^(?:doors?|milango|mlango)$/,
  bathrooms:
    /^(?:bathrooms?|toilets?|washrooms?|ensuites?|bafu|bafuni|vyoo|choo|units?|flats?|apartments?|houses?|nyumba)$/,
};
const leads = new Set(['for', 'kwa', 'of', 'ya', 'za', 'wa']);
/** More than a site has. */
const mostCountedFor = 2000;

/** How many a set of materials is for: "for 6 doors", "kwa watu 8", "for 10"; null where nobody says. */
function countFor(tokens: readonly Token[], of: CountedFor): number | null {
  const isNoun = (at: number) =>
    countedNouns[of].test(tokens[at]?.written ?? tokens[at]?.text ?? '');
  const isCount = ({ kind, value = 0 }: Token) =>
    kind === 'number' && Number.isInteger(value) && value > 0 && value <= mostCountedFor;
  const beside = tokens.findIndex(
    (token, at) => isCount(token) && [at + 1, at - 1, at + 2].some(isNoun),
  );
  // "For 10": of what, the set itself tells.
  const bare = tokens.findIndex(
    (token, at) =>
      isCount(token) &&
      leads.has(tokens[at - 1]?.text ?? '') &&
      (!isWordAt(tokens, at + 1) || places.has(tokens[at + 1]?.text ?? '')),
  );
  const at = beside >= 0 ? beside : bare;
  return tokens[at]?.value ?? null;
}

/** What begins where the goods go, or when. */
const places = new Set(['in', 'at', 'to', 'huko', 'hapa', 'by', 'before', 'delivered', 'please']);

const isWordAt = (tokens: readonly Token[], at: number) => tokens[at]?.kind === 'word';
