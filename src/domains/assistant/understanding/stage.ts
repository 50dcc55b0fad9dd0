import { isCounting, plain, type Unit, unitOf } from '../../materials/language/public.ts';
import type { Item } from './items.ts';
import { type Stage, stages } from './lexicon/stages.ts';
import type { Reading } from './reading.ts';
import { areaIn, areaOfBedrooms, areaOfRoom, ordinaryArea } from './stage-area.ts';
import { countFor } from './stage-count.ts';

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
const dwelling =
  '(?:house|home|bungalow|maisonette|apartments?|flats?(?! roof)|rentals?|bedrooms?|rooms?|classrooms?|church|office|shop|school|hotel|hostel|nyumba|vyumba|duka|shule|kanisa|ofisi|block|building)';
/** "Foundation of a classroom block", "paint my 3 bedroom house", "kujenga choo cha shimo". */
const ofBuilding = new RegExp(`\\b(?:for|of|ya|za|la|wa|kwa) (?:\\w+ ){0,3}${dwelling}\\b`);
const doneTo = new RegExp(
  `\\b(?:(?:re)?paint|tile|roof|fence|plaster|(?:re)?wire|pave) (?:a|an|my|the|our|this|whole) (?:\\w+ ){0,3}${dwelling}\\b`,
);
const builds =
  /\b(?:build|construct|put up|dig|erect|kujenga|nijenge|tujenge|najenga|tunajenga|kuchimba|jenga) (?:\w+ ){0,3}/;
/** Whoever asks how it is done wants no list. */
const asksOfIt =
  /\b(?:how|why|when|should|deep|thick|better|difference|permits?|approval|kwa nini|kwanini|lini|namna|vipi)\b/;
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
  const isFor = !hasItems && isForBuilding(text);
  const isBare = !hasItems && isBareStage(text);
  if (!wholeList.test(text) && !isSized && !isAskedAbout && !isFor && !isBare) return null;
  const stage =
    stages.find(({ words }) => words.test(text)) ??
    (beginning.test(text) ? stages.find(({ key }) => key === 'foundation') : undefined);
  if (!stage) return null;
  const isBuilding =
    isSized ||
    isAskedAbout ||
    isFor ||
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

/** "Foundation", said to who asked which stage. */
const isBareStage = (text: string) =>
  text.trim().split(/\s+/).length <= 2 && stages.some(({ words }) => words.test(text));

/** Whether a stage is named with the building that it is of, or as what is to be built. */
export function isForBuilding(text: string): boolean {
  if (isHowMany.test(text) || asksOfIt.test(text)) return false;
  const start = builds.exec(text);
  const built = start ? text.slice(start.index, start.index + 60) : null;
  return (
    ofBuilding.test(text) ||
    doneTo.test(text) ||
    (built !== null && stages.some(({ words }) => words.test(built)))
  );
}

/** Whether words begin with a stage rather than a thing: "ceiling for a", "paint the house". */
export const beginsStage = (text: string): boolean =>
  stages.some(({ words }) => words.exec(text)?.index === 0);

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
