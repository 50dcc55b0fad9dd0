import type { Item } from './items.ts';
import { type Stage, stages } from './lexicon/stages.ts';
import type { Reading } from './reading.ts';
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

/** Floor areas of ordinary houses, by bedrooms. */
const areaByBedrooms = [40, 45, 70, 110, 150, 190, 230];

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
  return { stage, areaSqm: area ?? areaByBedrooms[3] ?? 110, isSizeSaid: area !== null };
}

function areaIn(tokens: Reading['tokens']): number | null {
  for (const [at, token] of tokens.entries()) {
    const after = tokens[at + 1]?.text ?? '';
    if (token.kind === 'number' && unitOf(after, true) === 'sqm') return token.value ?? null;
    if (token.kind === 'size' && token.sides && Math.max(...token.sides) <= 60) {
      const [a = 0, b = 0] = token.sides;
      const isFeet = /^(?:ft|feet|foot|futi)/.test(after) || Math.max(a, b) >= 25;
      return Math.round(isFeet ? a * b * 0.093 : a * b);
    }
    if (token.kind === 'number' && after === 'by' && tokens[at + 2]?.kind === 'number') {
      return Math.round((token.value ?? 0) * (tokens[at + 2]?.value ?? 0) * 0.093);
    }
  }
  return null;
}

function areaOfBedrooms(tokens: Reading['tokens']): number | null {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || token.value === undefined || token.value > 12) continue;
    const around = [tokens[at - 1]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text].join(' ');
    if (/\b(?:bedrooms?|bdrm|br|bedroomed|vyumba|chumba|bed|rooms?)\b/.test(around)) {
      return areaByBedrooms[token.value] ?? token.value * 38;
    }
  }
  return null;
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
