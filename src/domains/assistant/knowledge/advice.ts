import type { Answer } from '../../materials/schema.ts';
import type { ParsedMessage } from '../dialogue/parsed-message.ts';
import type { Problem } from '../understanding/problems.ts';
import type { Understanding } from '../understanding/understand.ts';

/** What a message asks advice on: something that went wrong, or a question, with the answer or the nearest. */
export type Advice =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'unknown'; readonly nearest: readonly Answer[] };

/** From here on something went wrong; what only sounds like it, as "damaged fence, need posts", stays below. */
const surelyWrong = 0.25;
/** Where it is of an order; but "where is my delivery?" asks how it stands, which says what is late. */
const mayBeWrong = 0.12;
/** In a talk on materials: "hold on, not yet" is of these. */
const wrongInTalk = 0.5;

/** @param isTalking whether materials were spoken of before */
export function problemOf(
  { advice, violation, intent }: Understanding,
  isTalking: boolean,
): Problem | null {
  const isOfOrder = intent === 'order_status' && advice.likeliest !== 'late';
  const least = isTalking ? wrongInTalk : isOfOrder ? mayBeWrong : surelyWrong;
  // "Is LPO-000012 paid?" asks more than it complains.
  const isWrong = advice.problem >= least && advice.problem > advice.question;
  return violation === null && isWrong ? advice.likeliest : null;
}

/** How much of a question its answer must speak of, and how likely the message asks one. */
interface Limits {
  readonly fit: number;
  readonly question: number;
}
const ofQuestion: Limits = { fit: 0.28, question: 0.5 };
/** What may want a purchase, an order, quotations or other people's work instead. */
const ofOther: Limits = { fit: 0.4, question: 0.35 };
/** In a talk a short message is about what was spoken of, unless it plainly asks something else. */
const inTalk: Limits = { fit: 0.5, question: 0.8 };
const seeking: ReadonlySet<string> = new Set(['match_suppliers', 'create_rfq']);
const surelyAsked = 0.6;
/** What a question has, and the bare name of a thing has not. */
const questionSign =
  /\?|\b(?:how|what|which|can|could|is|are|do|does|should|must|why|when|where|who|may|will|or|vs|difference|better|nini|gani|vipi|je|aje|ama|au|ngapi|lini|nani|kwanini|ni|unaweza|inafaa|inaweza|tofauti|nifanye\w*|\w*naweza\w*|najua\w*|nitajua\w*)\b/;
/** So many of the nearest are offered where none fits. */
const mostNearest = 3;

/** @param isTalking whether materials were spoken of before */
export function questionOf(
  {
    understanding,
    acts,
    answers,
    text,
  }: Pick<ParsedMessage, 'understanding' | 'acts' | 'answers' | 'text'>,
  isTalking: boolean,
): Advice | null {
  const { advice, violation, intent, items, place, stage } = understanding;
  const isOfOffers =
    acts.asksStock ||
    acts.asksCheapest ||
    (acts.asksPrice && (isTalking || items.length > 0 || place !== null)) ||
    (acts.asksDelivery !== null && isTalking);
  const isCounted = items.some(({ quantity }) => quantity !== null);
  if (violation !== null || stage || isOfOffers || advice.question < ofOther.question) return null;
  const isAsked = intent === 'product_question';
  if (!questionSign.test(text)) return null;
  // "Binding wire to Wajir" buys, whatever is asked of binding wire at other times.
  const isPurchase = seeking.has(intent) && items.length > 0;
  if (isPurchase && (place !== null || advice.question < surelyAsked)) return null;
  if (!isAsked && isCounted) return null;
  const found = answers();
  const [best] = found;
  const isFit = ({ fit, question }: Limits) =>
    best !== undefined && best.fit >= fit && advice.question >= question;
  const isAnswered = isTalking ? isFit(inTalk) : isFit(ofOther) || (isAsked && isFit(ofQuestion));
  if (best && isAnswered) return { kind: 'answer', answer: best.answer };
  const isOpen = isAsked && advice.question >= ofQuestion.question;
  if (isTalking || !isOpen || isCounted || !best) return null;
  return { kind: 'unknown', nearest: found.slice(0, mostNearest).map(({ answer }) => answer) };
}
