import type { Language } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer, ChatInput } from '../../schema.ts';
import {
  aloneFollowUp,
  asksWithoutChange,
  type FollowUp,
  followUp,
} from '../../understanding/follow-up.ts';
import {
  intentOfService,
  isOfItsLines,
  type ServiceTopic,
  serviceAsked,
} from '../../understanding/service.ts';
import { type Understanding, understand } from '../../understanding/understand.ts';
import type { Db } from '../deps.ts';
import { placed } from '../figured-words.ts';
import { knowledgeOf } from '../knowledge.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { selectSentDrafts } from '../queries/drafts.ts';
import { selectOwnRfqs } from '../queries/own-rfqs.ts';
import type { KeptTopic, SessionRow } from '../queries/sessions.ts';
import { todayInNairobi } from '../today.ts';
import { copies } from './answer.ts';
import { type Chosen, readChoice } from './choice.ts';
import { answeredBefore, keepAnswer, openSession } from './kept.ts';
import { languageOfTalk } from './language.ts';
import { ordersAsked } from './orders-asked.ts';
import { readQuoteTalk, type Said as Talk } from './quote-talk.ts';
import { type RespondDeps, respond } from './respond.ts';
import type { Turn } from './turn.ts';
import { asStage, asStageInSize, ofSameHouse, readWanted } from './wanted.ts';
import { inOtherWords, isWorded, type ModelUse, openUse, readAgain } from './with-model.ts';

export interface ChatDeps extends RespondDeps {
  /** Null where none is set up: the rules answer alone. */
  readonly model: LanguageModel | null;
}

/** Who waits for an answer while the model writes it. */
export interface Listener {
  /** Ends when nobody listens any more. */
  readonly ended: AbortSignal;
  /** Hears what was found, with the words of the rules. */
  found(answer: ChatAnswer): void;
  /** Hears the reply as far as it is written and found right. */
  written(text: string): void;
}

/**
 * Answers a message of a contractor and keeps both in its session, a new one where none is named. A
 * message that was answered before, by its id, is answered the same again.
 *
 * @throws AppError 404 for a session that is missing or somebody else's; 422 for an id that another
 *   message of it has
 */
export async function chat(
  deps: ChatDeps,
  actor: Actor,
  input: ChatInput & { readonly language: Language },
  listener?: Listener,
): Promise<ChatAnswer> {
  const session = await openSession(deps, actor, input);
  const before = await answeredBefore(deps, actor, session, input);
  if (before) return before;
  const knowledge = await knowledgeOf(deps.db).get();
  const use = deps.model
    ? await openUse(deps, deps.model, actor.id, knowledge, listener?.ended)
    : null;
  const { message, language: page } = input;
  const turn = await readTurn(deps, { actor, session, knowledge, use, message, page });
  const { known = [], ...said } = await respond(deps, turn);
  const answer: ChatAnswer = {
    ...said,
    sessionId: session.id,
    intent: turn.understanding.intent,
  };
  const worded = await inWords(deps, { use, turn, message, answer, known, listener });
  return keepAnswer(deps, turn, { input, answer: worded, session });
}

interface Incoming {
  readonly actor: Actor;
  readonly session: SessionRow;
  readonly knowledge: Turn['knowledge'];
  readonly use: ModelUse | null;
  readonly message: string;
  /** The language of the page that it was written on. */
  readonly page: Language;
}

async function readTurn(deps: ChatDeps, incoming: Incoming): Promise<Turn> {
  const { actor, session, knowledge, use, message, page } = incoming;
  const now = todayInNairobi();
  const text = message.toLowerCase();
  const isTalking = session.data.topic !== null;
  const alone =
    asStage(knowledge, text, session.data.topic, now) ??
    asStageInSize(knowledge, text, session.data.topic, now) ??
    understand(knowledge, message, now, { isTalking });
  const ownRfqs = once(() => selectOwnRfqs(deps.db, actor.id));
  const talk = { text, alone, session: session.data, knowledge, ownRfqs };
  const asked = serviceIn(alone, text, isTalking);
  const isOfLines = asked === 'endRequest' && isTalking && isOfItsLines(text);
  const isOpen = isOfLines && !(await wasSent(deps, actor, session));
  const read = await readMeant(talk, isOpen ? null : asked);
  const { follow } = read;
  const meant = asksWithoutChange(follow, text)
    ? follow.understanding
    : await ofDraft(deps, actor, session, follow);
  const understanding =
    use && !follow.isChange && !read.service
      ? await readAgain(use, actor.id, { message, first: follow.understanding, knowledge, now })
      : meant;
  const own = session.data.messages.filter(({ type }) => type === 'user');
  const isOfOwn = read.quotes !== null || read.service === 'endRequest' || isOfRfqs(session, alone);
  const language = languageOfTalk(
    message,
    own.map(({ content }) => content),
    page,
    isOfOwn ? (await ownRfqs()).map(({ title }) => title) : [],
  );
  return {
    actor,
    sessionId: session.id,
    text,
    copy: copies[language],
    language,
    knowledge,
    understanding,
    wanted: read.wanted,
    stageKey: stageOf(understanding, session.data.topic),
    follow,
    service: read.service,
    draftId: lastDraft(session)?.id ?? null,
    spokenOf: session.data.topic?.items ?? [],
    orders: ordersAsked(text, session.data),
    quotes: read.quotes,
    ownRfqs,
    now,
  };
}

interface Read extends Chosen {
  readonly wanted: Turn['wanted'];
  readonly service: ServiceTopic | null;
}

/** About the service, about quotations, or about materials. */
async function readMeant(talk: Talk, service: ServiceTopic | null): Promise<Read> {
  const { alone } = talk;
  if (isOfOrder(talk))
    return { follow: asIntent(alone, 'order_status'), wanted: null, quotes: null, service: null };
  const isOfService = service !== null && service !== 'sellersThere';
  // What delivery costs and lower prices are asked of quotations too.
  const isOfAll = isOfService && service !== 'transport' && service !== 'bargain';
  const quotes = isOfAll ? null : await readQuoteTalk(talk);
  // A message that is about quotations is no change of what was spoken of.
  if (quotes)
    return { follow: asIntent(alone, 'analyse_quotes'), wanted: null, quotes, service: null };
  if (!service) return { ...(await readOn(talk)), service };
  return { follow: asIntent(alone, intentOfService[service]), wanted: null, quotes, service };
}

const asIntent = (alone: Understanding, intent: Understanding['intent']) =>
  aloneFollowUp({ ...alone, intent, violation: null });

/** Calls an order by its number, whatever it wants of it: the order's page is where that is done. */
const isOfOrder = ({ text, session, alone: { violation, items } }: Talk) =>
  violation === null &&
  items.every(({ types }) => types.length === 0) &&
  ordersAsked(text, session).numbers.length > 0;

/** Any other message, in the light of what was said before. */
async function readOn({
  text,
  alone,
  session,
  knowledge,
  ownRfqs,
}: Talk): Promise<Omit<Read, 'service'>> {
  const { topic } = session;
  const first = ofSameHouse(knowledge, alone, topic);
  // "Show me my quotations" is no change of what was spoken of.
  const spokenOf = asksOfOwn(first, text) ? null : topic;
  const { follow, wanted } = readWanted(followUp(knowledge, first, text, spokenOf), text, spokenOf);
  return { ...(await readChoice({ text, follow, session, ownRfqs })), wanted };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= read();
    return result;
  };
}

/** What the assistant listed itself has no words of its own. */
const stageOf = ({ stage, items }: Understanding, topic: KeptTopic | null) =>
  items.some(({ written }) => written === '')
    ? (stage?.stage.key ?? topic?.stageKey ?? null)
    : null;

const asksOfOwn = ({ intent }: Understanding, text: string) =>
  (intent === 'analyse_quotes' || intent === 'order_status') &&
  /\b(?:my|mine|our|yangu|langu|zangu|wangu|yetu|zetu)\b/.test(text);

/** The question on the service itself; "do you deliver to Lodwar?" in a talk is of what was found. */
function serviceIn(first: Understanding, text: string, isTalking: boolean): ServiceTopic | null {
  const named = first.items.filter(({ types }) => types.length > 0);
  if (first.violation !== null || first.stage) return null;
  const topic = serviceAsked(text, {
    named: named.length,
    counted: named.filter(({ quantity }) => quantity !== null).length,
    hasPlace: first.place !== null,
  });
  return topic === 'sellersThere' && isTalking && !/\b(?:list|show|orodha|nionyeshe)\b/.test(text)
    ? null
    : topic;
}

const lastDraft = (session: SessionRow) =>
  session.data.messages.findLast(({ data }) => data?.rfqDraft)?.data?.rfqDraft;

/** A change while a draft waits to be sent is a change of the draft. */
async function ofDraft(
  { db }: Db,
  actor: Actor,
  session: SessionRow,
  { understanding, isChange, wantsCheapest }: FollowUp,
): Promise<Understanding> {
  const isOfDraft = isChange && !wantsCheapest && understanding.intent === 'match_suppliers';
  if (!lastDraft(session) || !isOfDraft) return understanding;
  const isSent = await wasSent({ db }, actor, session);
  return isSent ? understanding : { ...understanding, intent: 'create_rfq' };
}

/** Whether the last request that was drafted here was sent. */
async function wasSent({ db }: Db, actor: Actor, session: SessionRow): Promise<boolean> {
  const draft = lastDraft(session);
  return !!draft && (await selectSentDrafts(db, actor.id, [draft.id])).has(draft.id);
}

/** Whether it may name requests of the speaker's, whose titles tell no language. */
const isOfRfqs = ({ data: { topic } }: SessionRow, { intent }: Understanding) =>
  !!topic?.rfqId || intent === 'order_status' || intent === 'analyse_quotes';

interface Unworded {
  readonly use: ModelUse | null;
  readonly turn: Turn;
  readonly message: string;
  readonly answer: ChatAnswer;
  readonly known: readonly Figure[];
  readonly listener: Listener | undefined;
}

/** The answer in the model's words where there is one and they hold, else in those of the rules. */
async function inWords(
  deps: ChatDeps,
  { use, turn, message, answer, known, listener }: Unworded,
): Promise<ChatAnswer> {
  if (!use || !isWorded(turn)) return answer;
  listener?.found(answer);
  const onText = (text: string) => listener?.written(text);
  const words = await inOtherWords(deps, use, turn, { message, said: answer, known, onText });
  if (!words) return answer;
  const { figures: _ruled, ...rest } = answer;
  const { text: response, figures } = placed(words);
  return { ...rest, response, ...(figures.placed.length > 0 ? { figures } : {}) };
}
