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
  // "Foundation", said to who asked which stage.
  const isBare = !hasItems && text.trim().split(/\s+/).length <= 2;
  if (!wholeList.test(text) && !isSized && !isAskedAbout && !isBare) return null;
  const stage =
    stages.find(({ words }) => words.test(text)) ??
    (beginning.test(text) ? stages.find(({ key }) => key === 'foundation') : undefined);
  if (!stage) return null;
  const isBuilding =
    isSized ||
    isAskedAbout ||
    isBare ||
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

/** A message with its numbers in digits and its sizes with their unit: "wall 60x2 m". */
const lineOf = (tokens: readonly Token[], isWritten = false) =>
  tokens
    .map(({ text, written, value, sides, sideUnit = '' }) =>
      sides
        ? `${sides.join('x')} ${sideUnit}`.trim()
        : (value ?? (isWritten ? written : null) ?? text),
    )
    .join(' ');

const measure =
  /(?<![\d./])(\d+(?:\.\d+)?)(?:(x| by )(\d+(?:\.\d+)?))?(?:x[\d.]+)?(?=(?: (\S+))?)/g;

/** The area in m² that a message says: "80 sqm", "50m by 2.4m"; else null. */
export function areaIn(tokens: readonly Token[]): number | null {
  for (const [, a = '', joint, b, behind = ''] of lineOf(tokens).matchAll(measure)) {
    const unit = behind === "'" ? 'foot' : unitOf(behind, true);
    if (b === undefined) {
      if (unit === 'sqm') return within(Number(a));
      if (unit === 'sqft') return within(Number(a) * sqmInSqft);
      continue;
    }
    const isSaid = unit === 'metre' || unit === 'foot';
    const isOfSmall = unit === 'mm' || unit === 'cm' || unit === 'inch';
    const longer = Math.max(Number(a), Number(b));
    if (isOfSmall || longer > (isSaid || joint !== 'x' ? longestSaid : longestUnsaid)) continue;
    const isFeet = unit === 'foot' || (!isSaid && longer >= leastFeet);
    return within(Number(a) * Number(b) * (isFeet ? sqmInSqft : 1));
  }
  return null;
}

/** What one room of a house takes of its area, in m². */
const areaOfRoom = 22;
const house =
  /\b(?:house|home|bungalow|maisonette|nyumba|bed\w*|br|bdrm|\w*roomed|flat|apartment)\b/;
const rooms = 'rooms?|vyumba|chumba|bathrooms?|bafu';
const ofRooms = new RegExp(`\\b(?:${rooms}) (\\d+)\\b|\\b(\\d+) (?:\\S+ )?(?:${rooms})\\b`);
const ofBedrooms =
  /\b(?:vyumba|chumba|bedrooms?) (\d+)\b|\b(\d+) (?:\S+ )?(?:bedrooms?|bdrm|br|bedroomed|vyumba|chumba|bed|rooms?)\b/;
const mostBedrooms = 12;

/** The area of a house in m² by its bedrooms, or of some rooms alone; null where they are not said. */
function areaOfBedrooms(tokens: readonly Token[]): number | null {
  const text = lineOf(tokens);
  const isHouse = house.test(text);
  // "For a bathroom".
  if (!isHouse && /\ban? (?:room|bathroom|washroom|toilet|kitchen|bafu|chumba)\b/.test(text))
    return areaOfRoom;
  const [, behind, before] = (isHouse ? ofBedrooms : ofRooms).exec(text) ?? [];
  const count = Number(behind ?? before);
  if (!count || count > mostBedrooms) return null;
  // "For 2 rooms": these, and no house around them.
  return isHouse ? (areaByBedrooms[count] ?? Math.ceil(count * 38)) : count * areaOfRoom;
}

const countedNouns: Readonly<Record<CountedFor, string>> = {
  people:
    'workers?|men|people|persons?|guys|staff|casuals|masons?|labourers|fundis?|mafundi|watu|wafanyakazi|vibarua|wasee|us',
  doors: 'doors?|milango|mlango',
  bathrooms:
    'bathrooms?|toilets?|washrooms?|ensuites?|bafu|bafuni|vyoo|choo|units?|flats?|apartments?|houses?|nyumba',
};
/** "For 10": of what, the set itself tells; behind it comes where the goods go, or when. */
const bareCount =
  /\b(?:for|kwa|of|ya|za|wa) (\d+)(?! (?!in|at|to|huko|hapa|by|before|delivered|please)[a-z])/;
/** More than a site has. */
const mostCountedFor = 2000;

/** How many a set of materials is for: "for 6 doors", "kwa watu 8", "for 10"; null where nobody says. */
function countFor(tokens: readonly Token[], of: CountedFor): number | null {
  const text = lineOf(tokens, true);
  const nouns = countedNouns[of];
  const beside = new RegExp(`\\b(\\d+) (?:\\S+ )?(?:${nouns})\\b|\\b(?:${nouns}) (\\d+)\\b`);
  const [, first, second] = beside.exec(text) ?? bareCount.exec(text) ?? [];
  const count = Number(first ?? second);
  return count > 0 && count <= mostCountedFor ? count : null;
}
