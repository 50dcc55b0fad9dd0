import { type Advice, problemOf, questionOf } from '../knowledge/advice.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import { barePrice, second, total } from '../understanding/lexicon/chat-words.ts';
import {
  intentOfService,
  isOfItsLines,
  type ServiceTopic,
  serviceAsked,
} from '../understanding/service.ts';
import type { Understanding } from '../understanding/understand.ts';
import { asksOnly } from './corrections.ts';
import { aloneFollowUp, type FollowUp, followUp } from './follow-up.ts';
import type { OrdersAsked, ParsedMessage } from './parsed-message.ts';
import { choiceIn, type QuoteTopic, quoteTopicOf } from './quotes.ts';
import { asStage, asStageInSize, ofSameHouse } from './stages.ts';
import type { Dialogue, DialogueState, KnownRfq } from './state.ts';
import { itemsOfTakeOff, type TakeOffTurn, takeOffOf } from './take-off.ts';

/** What is asked about what was found before: its cheapest offers, its sum, the supplier after the best. */
type Wanted = 'cheapest' | 'total' | 'second' | null;

/** What a message means in its dialogue: all that an answer is made of. */
export interface DialogueTurn extends Pick<FollowUp, 'change' | 'asks' | 'isStop' | 'missing'> {
  readonly parsed: ParsedMessage;
  /** What is asked for now, what was said before included. */
  readonly understanding: Understanding;
  /** Whether it is about what was asked before. */
  readonly isChange: boolean;
  readonly wanted: Wanted;
  /** The building stage whose rough list the items are, now or since an earlier message. */
  readonly stageKey: string | null;
  /** The job whose materials are counted; null for all else. */
  readonly takeOff: TakeOffTurn | null;
  /** What went wrong, or what is asked of the trade, the rules or the product; null for all else. */
  readonly advice: Advice | null;
  /** What it asks about the service itself; null for all else. */
  readonly service: ServiceTopic | null;
  readonly orders: OrdersAsked;
  /** What is asked of the own quotations; null where that has to be found in the message alone. */
  readonly quotes: QuoteTopic | null;
}

/** What is known beside the dialogue. */
export interface Surroundings {
  readonly knowledge: Knowledge;
  /** Today in Nairobi, YYYY-MM-DD. */
  readonly now: string;
  /** The speaker's own, as far as the message may be about them. */
  readonly rfqs: readonly KnownRfq[];
  /** Whether the last draft of the dialogue was sent. */
  readonly isDraftSent: boolean;
}

/** Reads a message in the light of the dialogue. `stateAfter` is what the dialogue is about from then on. */
export function reduce(
  dialogue: Dialogue,
  message: ParsedMessage,
  surroundings: Surroundings,
): DialogueTurn {
  const { knowledge, now, isDraftSent } = surroundings;
  const { state } = dialogue;
  const { text } = message;
  const takeOff = takeOffOf(message, state, knowledge);
  if (takeOff) return ofTakeOff(takeOff, dialogue, message, knowledge);
  const understanding =
    asStage(knowledge, text, state, now) ??
    asStageInSize(knowledge, text, state, now) ??
    message.understanding;
  const parsed = { ...message, understanding };
  const problem = problemOf(understanding, state !== null);
  if (problem) return ofAdvice({ kind: 'problem', problem }, dialogue, parsed);
  const asked = serviceIn(parsed, state !== null);
  const isOfLines = asked === 'endRequest' && state !== null && isOfItsLines(text);
  const { follow, ...meant } = readMeant(
    { dialogue, parsed, ...surroundings },
    isOfLines && !isDraftSent ? null : asked,
  );
  const orders = ordersIn(parsed, dialogue);
  const question = isOpen(meant, follow, parsed, orders)
    ? questionOf(parsed, state !== null)
    : null;
  if (question) return ofAdvice(question, dialogue, parsed);
  const after =
    asksWithoutChange(follow, text) || isDraftSent
      ? follow.understanding
      : ofDraft(dialogue, follow);
  return {
    ...meant,
    parsed,
    understanding: after,
    stageKey: stageOf(after, state),
    ...{ takeOff: null, advice: null },
    orders,
    change: follow.change,
    asks: follow.asks,
    isStop: follow.isStop,
    missing: follow.missing,
    isChange: follow.isChange,
  };
}

/** The materials of a job stand for what is asked for, so that what follows is said of them. */
function ofTakeOff(
  takeOff: TakeOffTurn,
  { state }: Dialogue,
  parsed: ParsedMessage,
  { materials }: Knowledge,
): DialogueTurn {
  const said = {
    ...parsed.understanding,
    place: parsed.understanding.place ?? state?.place ?? null,
  };
  const items = itemsOfTakeOff(takeOff, (type) => materials.has(type));
  const follow = aloneFollowUp({ ...said, items, stage: null, intent: 'match_suppliers' });
  return {
    ...follow,
    ...{ parsed, takeOff, advice: null, wanted: null, stageKey: null, service: null, quotes: null },
    orders: parsed.orders,
  };
}

/** Nothing else was made of it: neither of the own quotations, the service nor what was spoken of. */
const isOpen = (
  { quotes, service, wanted }: Omit<Meant, 'follow'>,
  { change, asks, isStop, missing, understanding: { intent } }: FollowUp,
  { text, understanding }: ParsedMessage,
  orders: OrdersAsked,
) =>
  !(quotes || service || wanted || change || asks || isStop || missing) &&
  intent === understanding.intent &&
  orders.numbers.length === 0 &&
  !asksOfOwn(understanding, text);

/** What was spoken of stays as it is. */
function ofAdvice(advice: Advice, dialogue: Dialogue, parsed: ParsedMessage): DialogueTurn {
  const { understanding } = parsed;
  const intent = advice.kind === 'problem' ? 'order_status' : understanding.intent;
  return {
    ...aloneFollowUp({ ...understanding, intent }),
    ...{ parsed, takeOff: null, advice, wanted: null, stageKey: null, service: null, quotes: null },
    orders: ordersIn(parsed, dialogue),
  };
}

interface Said extends Surroundings {
  readonly dialogue: Dialogue;
  readonly parsed: ParsedMessage;
}

interface Meant {
  readonly follow: FollowUp;
  readonly wanted: Wanted;
  readonly quotes: QuoteTopic | null;
  readonly service: ServiceTopic | null;
}

/** About an order, the service, quotations, or materials. */
function readMeant(said: Said, service: ServiceTopic | null): Meant {
  const { parsed, dialogue } = said;
  const of = (intent: Understanding['intent'], more: Partial<Meant> = {}): Meant => ({
    follow: aloneFollowUp({ ...parsed.understanding, intent, violation: null }),
    wanted: null,
    quotes: null,
    service: null,
    ...more,
  });
  if (isOfOrder(parsed, dialogue)) return of('order_status');
  const isOfService = service !== null && service !== 'sellersThere';
  // What delivery costs and lower prices are asked of quotations too.
  const isOfServiceAlone = isOfService && service !== 'transport' && service !== 'bargain';
  const quotes = isOfServiceAlone ? null : quoteTopicOf(said);
  // A message that is about quotations is no change of what was spoken of.
  if (quotes) return of('analyse_quotes', { quotes });
  return service ? of(intentOfService[service], { service }) : readOn(said);
}

/** Calls an order by its number, whatever it wants of it: the order's page is where that is done. */
const isOfOrder = (parsed: ParsedMessage, dialogue: Dialogue) =>
  parsed.understanding.violation === null &&
  parsed.understanding.items.every(({ types }) => types.length === 0) &&
  ordersIn(parsed, dialogue).numbers.length > 0;

/** The orders that a message names, or that it means because they were spoken of just now. */
const ordersIn = ({ orders }: ParsedMessage, dialogue: Dialogue): OrdersAsked =>
  orders.numbers.length > 0 || !orders.isOfThat ? orders : { ...orders, numbers: dialogue.orders };

/** Any other message, in the light of what was said before. */
function readOn(said: Said): Meant {
  const { parsed, knowledge, dialogue } = said;
  const { state } = dialogue;
  const first = ofSameHouse(knowledge, parsed.understanding, state);
  // "Show me my quotations" is no change of what was spoken of.
  const spokenOf = asksOfOwn(first, parsed.text) ? null : state;
  const { follow, wanted } = readWanted(
    followUp(knowledge, first, parsed.text, spokenOf),
    parsed,
    spokenOf,
  );
  return { ...choiceIn(said, follow), wanted, service: null };
}

/** A question about what was found, read as one about the same things again. */
function readWanted(
  follow: FollowUp,
  { text, acts }: ParsedMessage,
  state: DialogueState | null,
): { readonly follow: FollowUp; readonly wanted: Wanted } {
  const { understanding, wantsCheapest, isChange } = follow;
  if (wantsCheapest) return { follow, wanted: 'cheapest' };
  const { intent, violation, items } = understanding;
  const isBare = barePrice.test(text.trim());
  const isOpen = isBare || !['create_rfq', 'analyse_quotes', 'order_status'].includes(intent);
  const isCounted = state?.items.every(({ quantity }) => quantity !== null) ?? false;
  const isSum = (isBare && isCounted) || total.test(text);
  const wanted = isSum ? 'total' : second.test(text) ? 'second' : null;
  if (!(wanted || isBare) || !state || state.items.length === 0) return { follow, wanted: null };
  if (!isOpen || !acts.isShort || violation || isChange || items.length > 0)
    return { follow, wanted: null };
  const about = { ...understanding, ...state, violation: null, intent: 'match_suppliers' as const };
  return { follow: { ...follow, understanding: about }, wanted };
}

const asksOfOwn = ({ intent }: Understanding, text: string) =>
  (intent === 'analyse_quotes' || intent === 'order_status') &&
  /\b(?:my|mine|our|yangu|langu|zangu|wangu|yetu|zetu)\b/.test(text);

/** The question on the service itself; "do you deliver to Lodwar?" in a talk is of what was found. */
function serviceIn(
  { text, understanding }: ParsedMessage,
  isTalking: boolean,
): ServiceTopic | null {
  const { items, violation, stage, place } = understanding;
  if (violation !== null || stage) return null;
  const named = items.filter(({ types }) => types.length > 0);
  const service = serviceAsked(text, {
    named: named.length,
    counted: named.filter(({ quantity }) => quantity !== null).length,
    hasPlace: place !== null,
  });
  const isOfFound = isTalking && !/\b(?:list|show|orodha|nionyeshe)\b/.test(text);
  return service === 'sellersThere' && isOfFound ? null : service;
}

/** What the assistant listed itself has no words of its own. */
const stageOf = ({ stage, items }: Understanding, state: DialogueState | null) =>
  items.some(({ written }) => written === '')
    ? (stage?.stage.key ?? state?.stageKey ?? null)
    : null;

/** Whether a message only asks, so that a draft that waits stays as it is. */
const asksWithoutChange = ({ change, understanding }: FollowUp, text: string) =>
  change === null && understanding.intent !== 'create_rfq' && asksOnly(text);

/** A change while a draft waits to be sent is a change of the draft. */
function ofDraft({ drafts }: Dialogue, follow: FollowUp): Understanding {
  const { understanding, isChange, wantsCheapest } = follow;
  const isOfDraft = isChange && !wantsCheapest && understanding.intent === 'match_suppliers';
  return isOfDraft && drafts.length > 0
    ? { ...understanding, intent: 'create_rfq' }
    : understanding;
}

/** A question about some of the lines that were spoken of leaves all of them as they are. */
function isOnlyAsked({ parsed, understanding, change }: DialogueTurn, known: DialogueState) {
  const { items, intent } = understanding;
  const { asksStock, asksPrice } = parsed.acts;
  const isQuestion = intent === 'product_question' || asksStock || asksPrice;
  const isOfLines = items.every(
    ({ quantity, types }) =>
      quantity === null &&
      known.items.some((line) => types.some((type) => line.types.includes(type))),
  );
  return isQuestion && change === null && items.length > 0 && isOfLines;
}

const nothing = { items: [], place: null, deadline: null, budgetKes: null, stage: null };
const ofMaterials = new Set<string>(['match_suppliers', 'create_rfq', 'product_question']);

/**
 * What the dialogue is about after an answer.
 *
 * @param rfqId the RFQ whose quotations the answer speaks of
 */
export function stateAfter(
  before: DialogueState | null,
  turn: DialogueTurn,
  rfqId: string | null,
): DialogueState | null {
  const { understanding, stageKey, change, asks, missing, takeOff } = turn;
  const { items, place, deadline, budgetKes, stage, brands, intent } = understanding;
  if (turn.advice) return before;
  if (before && isOnlyAsked(turn, before)) return { ...before, pending: null };
  const isSized = stage?.isSizeSaid && stage.count === null;
  const isOfLines = items.length > 0 ? ofMaterials.has(intent) : change !== null;
  if (!isOfLines && missing !== 'thing' && !takeOff)
    return rfqId ? { ...(before ?? nothing), pending: null, rfqId } : before;
  return {
    // A range is told where it was said; from then on the number that was taken stands alone.
    items: items.map(({ atLeast: _, isNone: _none, ...item }) => item),
    place,
    deadline,
    budgetKes,
    brands,
    stage: null,
    areaSqm: isSized ? stage.areaSqm : (before?.areaSqm ?? null),
    stageKey,
    focus: change?.focus ?? null,
    pending: asks,
    // A draft of its lines leaves a job as it is; other lines are no job's.
    job: takeOff
      ? { job: takeOff.job, values: takeOff.values }
      : turn.isChange || intent === 'create_rfq'
        ? (before?.job ?? null)
        : null,
  };
}
