import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../../platform/actor.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { RfqDeps } from '../../../rfqs/server/public.ts';
import {
  type ChatAnswer,
  type ChatInput,
  type ChatMessage,
  type ChatSession,
  keptMessages,
} from '../../schema.ts';
import { followUp } from '../../understanding/follow-up.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { understand } from '../../understanding/understand.ts';
import { consultOn } from '../consult.ts';
import { knowledgeOf } from '../knowledge.ts';
import { findMatches } from '../matching/match.ts';
import {
  appendToSession,
  insertSession,
  type SessionRow,
  selectSession,
} from '../queries/sessions.ts';
import { lineOf } from '../read-items.ts';
import { todayInNairobi } from '../today.ts';
import { cheapestWords, copies, fairWords, matchWords, suppliersAnswer } from './answer.ts';
import { writeDraft } from './drafts.ts';
import { factFor } from './facts.ts';
import { languageOf } from './language.ts';
import { compareOwn } from './quotes.ts';
import { comparisonWords, statusWords } from './reports.ts';
import type { Turn } from './turn.ts';

export interface ChatDeps extends RfqDeps {
  /** Notes a refusal: who and why, never what was written. */
  readonly noteRefusal: (userId: string, danger: string) => void;
}

const noSuchSession = () => notFound('There is no such conversation.');

/**
 * Answers a message of a contractor and keeps both in its session, a new one where none is named.
 *
 * @throws AppError 404 for a session that is missing or somebody else's
 */
export async function chat(deps: ChatDeps, actor: Actor, input: ChatInput): Promise<ChatAnswer> {
  const session = await openSession(deps, actor, input.sessionId ?? null);
  const knowledge = await knowledgeOf(deps.db).get();
  const now = todayInNairobi();
  const first = understand(knowledge, input.message, now);
  const follow = followUp(first, input.message.toLowerCase(), session.data.topic);
  const turn: Turn = {
    actor,
    sessionId: session.id,
    text: input.message.toLowerCase(),
    copy: copies[languageOf(input.message)],
    language: languageOf(input.message),
    knowledge,
    understanding: follow.understanding,
    wantsCheapest: follow.wantsCheapest,
    isChange: follow.isChange,
    now,
  };
  const said = await answerTurn(deps, turn);
  const answer = { ...said, sessionId: session.id, intent: turn.understanding.intent };
  await keep(deps, turn, input.message, answer, session);
  return answer;
}

async function openSession(deps: ChatDeps, actor: Actor, id: string | null): Promise<SessionRow> {
  if (id === null) return insertSession(deps.db, actor.id);
  const session = await selectSession(deps.db, actor.id, id);
  if (!session) throw noSuchSession();
  return session;
}

type Said = Omit<ChatAnswer, 'sessionId' | 'intent'>;

async function answerTurn(deps: ChatDeps, turn: Turn): Promise<Said> {
  const { understanding, copy } = turn;
  switch (understanding.intent) {
    case 'unsafe':
      deps.noteRefusal(turn.actor.id, understanding.danger ?? 'unsafe');
      return { response: copy.unsafe };
    case 'out_of_scope':
      return { response: copy.outOfScope };
    case 'smalltalk':
      return { response: copy.hello };
    case 'order_status':
      return { response: await statusWords(deps, turn) };
    case 'analyse_quotes':
      return analyse(deps, turn);
    case 'create_rfq':
      return draft(deps, turn);
    default:
      return find(deps, turn);
  }
}

async function find(deps: ChatDeps, turn: Turn): Promise<Said> {
  const { understanding, copy, knowledge } = turn;
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  if (!matches) return { response: copy.whatMaterial };
  const items = itemsOf(knowledge, turn);
  const found = suppliersAnswer(matches, copy);
  const supplierMatches = found.length > 0 ? { supplierMatches: { matches: found } } : {};
  if (understanding.intent === 'product_question') {
    const types = understanding.items.flatMap((item) => item.types);
    const fact = factFor(types, turn.text, turn.language);
    return { response: fact ?? copy.productUnsure, items, ...supplierMatches };
  }
  const words = turn.wantsCheapest
    ? cheapestWords(matches.lines, copy)
    : matchWords(knowledge, understanding, matches, copy);
  return {
    response: (turn.isChange && !turn.wantsCheapest ? copy.changed : '') + words,
    items,
    ...supplierMatches,
  };
}

const itemsOf = (knowledge: Knowledge, { understanding }: Turn) =>
  understanding.items.map((item) => {
    const { name, productType, quantity, unit } = lineOf(knowledge, item);
    return { name, productType, quantity, unit };
  });

async function draft(deps: ChatDeps, turn: Turn): Promise<Said> {
  const { understanding, copy, knowledge } = turn;
  if (understanding.items.length === 0) return { response: copy.draftEmpty };
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  const rfqDraft = await writeDraft(deps, turn.actor, turn.sessionId, knowledge, understanding);
  const found = matches ? suppliersAnswer(matches, copy) : [];
  return {
    response: copy.draft,
    items: itemsOf(knowledge, turn),
    rfqDraft,
    ...(found.length > 0 ? { supplierMatches: { matches: found } } : {}),
  };
}

async function analyse(deps: ChatDeps, turn: Turn): Promise<Said> {
  const { understanding, copy } = turn;
  const price = priceIn(turn.text);
  if (price !== null && understanding.items.length > 0) {
    const { lines } = await findMatches(deps.db, {
      items: understanding.items.slice(0, 1),
      county: null,
      daysLeft: null,
    });
    const words = fairWords(lines, price, copy);
    if (words) return { response: words };
  }
  const comparison = await compareOwn(deps, turn.actor, turn.text);
  if (!comparison) return { response: copy.noQuotes };
  return { response: comparisonWords(comparison, copy), comparison };
}

/** The price that a message asks about: "KSh 640 per metre". */
function priceIn(text: string): number | null {
  const found = text.match(
    /(?:ksh|kes|sh|@|kwa|at)\.?\s*(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s*(?:per|each|kwa kila|bob|\/=|shilling)/,
  );
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

async function keep(
  deps: ChatDeps,
  turn: Turn,
  message: string,
  answer: ChatAnswer,
  session: SessionRow,
) {
  const timestamp = new Date().toISOString();
  const { response, sessionId: _session, intent, items: _items, ...data } = answer;
  const messages: ChatMessage[] = [
    { id: randomUUID(), type: 'user', content: message, timestamp },
    { id: randomUUID(), type: 'ai', content: response, timestamp, data },
  ];
  const { items, place, deadline, budgetKes, stage } = turn.understanding;
  const hasTopic =
    items.length > 0 &&
    (intent === 'match_suppliers' || intent === 'create_rfq' || intent === 'product_question');
  const topic = hasTopic
    ? { items, place, deadline, budgetKes, stage: stage && null }
    : session.data.topic;
  await appendToSession(deps.db, turn.actor.id, session.id, { messages, topic }, keptMessages);
}

/** What was said in a session. @throws AppError 404 for one that is missing or somebody else's */
export async function readSession(
  deps: Pick<ChatDeps, 'db'>,
  actor: Actor,
  id: string,
): Promise<ChatSession> {
  const session = await selectSession(deps.db, actor.id, id);
  if (!session) throw noSuchSession();
  return {
    id: session.id,
    messages: session.data.messages ?? [],
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
  };
}
