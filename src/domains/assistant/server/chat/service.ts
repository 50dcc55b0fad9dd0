import type { Language } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { copies } from '../../copy/copy.ts';
import { languageOfTalk } from '../../dialogue/language.ts';
import { parseMessage } from '../../dialogue/parsed-message.ts';
import { mayBeOfQuotes } from '../../dialogue/quotes.ts';
import { reduce } from '../../dialogue/reduce.ts';
import type { Dialogue } from '../../dialogue/state.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer, ChatInput } from '../../schema.ts';
import { placed } from '../figured-words.ts';
import { knowledgeOf } from '../knowledge.ts';
import type { LanguageModel } from '../model/language-model.ts';
import { selectSentDrafts } from '../queries/drafts.ts';
import { selectOwnRfqs } from '../queries/own-rfqs.ts';
import type { SessionData, SessionRow } from '../queries/sessions.ts';
import { todayInNairobi } from '../today.ts';
import { answeredBefore, keepAnswer, openSession } from './kept.ts';
import { ordersPath } from './own-orders.ts';
import { type RespondDeps, respond } from './respond.ts';
import type { Turn } from './turn.ts';
import { noteUnread } from './unread-words.ts';
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
  await noteUnread(deps, turn, message);
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

/** Parses a message and reads it in its dialogue; the model may read again what nothing was found in. */
async function readTurn(deps: ChatDeps, incoming: Incoming): Promise<Turn> {
  const { actor, session, knowledge, use, message, page } = incoming;
  const now = todayInNairobi();
  const dialogue = dialogueOf(session.data);
  const { state } = dialogue;
  const parsed = parseMessage(knowledge, message, now);
  const ownRfqs = once(() => selectOwnRfqs(deps.db, actor.id));
  const draftId = dialogue.drafts.at(-1) ?? null;
  const turn = reduce(dialogue, parsed, {
    knowledge,
    now,
    rfqs: mayBeOfQuotes(parsed) ? await ownRfqs() : [],
    isDraftSent:
      draftId !== null && (await selectSentDrafts(deps.db, actor.id, [draftId])).has(draftId),
  });
  const { understanding, isChange, service } = turn;
  const again =
    use && !isChange && !service && !turn.takeOff && !turn.advice
      ? await readAgain(use, actor.id, { message, first: understanding, knowledge, now })
      : understanding;
  const { intent } = turn.parsed.understanding;
  const mayNameRfqs =
    turn.quotes !== null ||
    service === 'endRequest' ||
    !!state?.rfqId ||
    intent === 'order_status' ||
    intent === 'analyse_quotes';
  const language = languageOfTalk(
    message,
    session.data.messages.flatMap(({ type, content }) => (type === 'user' ? content : [])),
    page,
    // Titles of requests tell no language.
    mayNameRfqs ? (await ownRfqs()).map(({ title }) => title) : [],
  );
  return {
    ...turn,
    understanding: again,
    actor,
    sessionId: session.id,
    copy: copies[language],
    language,
    knowledge,
    draftId,
    spokenOf: state?.items ?? [],
    ownRfqs,
    now,
  };
}

/** What of a session tells how its next message is meant. */
function dialogueOf({ messages, state }: SessionData): Dialogue {
  const links = messages.findLast(({ type }) => type === 'ai')?.data?.links ?? [];
  const offered = messages.findLast(({ data }) => data?.rfqDraft ?? data?.supplierMatches);
  return {
    state,
    drafts: messages.flatMap(({ data }) => data?.rfqDraft?.id ?? []),
    offeredDraft: offered?.data?.rfqDraft?.id ?? null,
    orders: links.flatMap(({ href, label }) => (href.startsWith(`${ordersPath}/`) ? label : [])),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= read();
    return result;
  };
}

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
