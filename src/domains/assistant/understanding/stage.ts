import type { Item } from './items.ts';
import { type Stage, stages } from './lexicon/stages.ts';
import type { Reading } from './reading.ts';
import { areaIn, areaOfBedrooms, ordinaryArea } from './stage-area.ts';
import { isCounting, type Unit, unitOf } from './units.ts';

/** A building stage that somebody wants the materials of. */
export interface StageAsked {
  readonly stage: Stage;
  /** Floor area in m² that the rough quantities are for. */
  readonly areaSqm: number;
  /** Whether the message says the size; otherwise it is a small three-bedroom house. */
  readonly isSizeSaid: boolean;
}

const wholeList =
  /\b(?:materials?|everything|what (?:all )?(?:do|will|would|should) (?:i|we) (?:need|buy)|what i need|what is needed|whats needed|all (?:the )?(?:stuff|things|materials)|requirements?|(?:full |shopping |material )?list|vitu|vifaa|bidhaa|nini (?:na nini )?(?:nitahitaji|nahitaji|inahitajika)|nahitaji nini|nitahitaji nini|niko (?:kwa )?stage|stage|items needed|package|stuff|needed for|the bits|help me with|nisaidie|complete|kila kitu|inahitaji nini)\b/;
const building =
  /\b(?:house|bungalow|maisonette|apartments?|flats?|nyumba|bedroom|sqm|home|rental|rentals|shop|store|room|rooms|plot|kiosk|servant|sq|classroom|church|vyumba|ghorofa|gorofa|compound|site|build|building|starting|kuanza|naanza|najenga|stage|slab|job|work|ploti|shamba|school|office|hotel|bungalo)\b/;

/** "What do I need to start with?": a house begins with its foundation. */
const beginning =
  /\b(?:(?:to )?start (?:with|off|building|the)|to (?:begin|start)|begin with|kuanza (?:kujenga|ujenzi|na)|naanza (?:kujenga|ujenzi))\b/;

/** "What about roofing?": the next stage of what was spoken of. */
const askedAbout =
  /^(?:and |ok |okay |sawa |na |then |now )*(?:what about|how about|vipi kuhusu|je)\b/;
const isHowMany = /\b(?:how (?:many|much)|ngapi|mangapi|price|bei|cost|labou?r|fundi|hire)\b/;

/** The stage that the message wants the materials of, if it names one and wants them all. */
export function findStage({ text, tokens }: Reading, hasItems = true): StageAsked | null {
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
  const area = areaIn(tokens) ?? areaOfBedrooms(tokens);
  return { stage, areaSqm: area ?? ordinaryArea, isSizeSaid: area !== null };
}

/** Of what could be left out the likeliest. */
const shownExtras = 4;

/** The stage's materials with rough quantities, whole numbers upwards. */
export function stageItems(
  { stage, areaSqm }: StageAsked,
  isKnown: (type: string) => boolean,
): Item[] {
  const rooms = Math.max(2, Math.round(areaSqm / 22));
  const extras = stage.lines.filter((line) => line.isExtra).slice(0, shownExtras);
  return stage.lines
    .filter((line) => isKnown(line.type) && (!line.isExtra || extras.includes(line)))
    .map((line) => ({
      types: [line.type],
      written: '',
      quantity: Math.max(
        1,
        Math.ceil((line.perSqm ?? 0) * areaSqm + (line.fixed ?? 0) + (line.perRoom ?? 0) * rooms),
      ),
      unit: unitFor(line.unit),
      wishes: [],
      isExtra: line.isExtra ?? false,
      isSure: false,
    }));
}

function unitFor(word: string): Unit {
  const unit = unitOf(word, true);
  return unit && isCounting(unit) ? unit : 'piece';
}
