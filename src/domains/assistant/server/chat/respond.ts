import type { RfqDeps } from '../../../rfqs/server/public.ts';
import type { ChatAnswer } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { consultOn } from '../consult.ts';
import { findMatches } from '../matching/match.ts';
import { lineOf } from '../read-items.ts';
import { cheapestWords, fairWords, matchWords, suppliersAnswer } from './answer.ts';
import { writeDraft } from './drafts.ts';
import { factFor } from './facts.ts';
import { compareOwn } from './quotes.ts';
import { comparisonWords, statusWords } from './reports.ts';
import type { Turn } from './turn.ts';

/** What is answered, before it is known where it is kept. */
export type Said = Omit<ChatAnswer, 'sessionId' | 'intent'>;

export interface RespondDeps extends RfqDeps {
  /** Notes a refusal: who and why, never what was written. */
  readonly noteRefusal: (userId: string, danger: string) => void;
}

/** The answer to a message by rules alone. */
export async function respond(deps: RespondDeps, turn: Turn): Promise<Said> {
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

async function find(deps: RfqDeps, turn: Turn): Promise<Said> {
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

async function draft(deps: RfqDeps, turn: Turn): Promise<Said> {
  const { understanding, copy, knowledge } = turn;
  if (understanding.items.length === 0) return { response: copy.draftEmpty };
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  const rfqDraft = await writeDraft(deps, turn.actor, turn.sessionId, knowledge, {
    asked: understanding,
    copy,
  });
  const found = matches ? suppliersAnswer(matches, copy) : [];
  return {
    response: copy.draft,
    items: itemsOf(knowledge, turn),
    rfqDraft,
    ...(found.length > 0 ? { supplierMatches: { matches: found } } : {}),
  };
}

async function analyse(deps: RfqDeps, turn: Turn): Promise<Said> {
  const { understanding, copy, language, rfqId } = turn;
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
  const comparison = await compareOwn(deps, turn.actor, { words: turn.text, rfqId, language });
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
