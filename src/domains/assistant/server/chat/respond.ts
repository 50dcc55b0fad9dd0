import { fill } from '../../../../messages/index.ts';
import type { SupplierMatchAnswer } from '../../schema.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { lineOf } from '../../understanding/read-line.ts';
import { consultOn } from '../consult.ts';
import type { Db } from '../deps.ts';
import { findMatches } from '../matching/match.ts';
import { adviceAnswer } from './advice-words.ts';
import { matchWords, secondWords, suppliersAnswer } from './answer.ts';
import { asideOf } from './asides.ts';
import { changedWords } from './change-words.ts';
import { deliveryWords } from './delivery-words.ts';
import { writeDraft } from './drafts.ts';
import { namesIn } from './item-names.ts';
import { budgetNote, notesBefore } from './notes.ts';
import { ownQuotes } from './own-quotes.ts';
import { cheapestWords, fairWords, firstWords, totalWords } from './price-words.ts';
import { statusAnswer } from './reports.ts';
import { cheapestOf, secondOf, supplierAnswer } from './shown-suppliers.ts';
import { stockWords } from './stock-words.ts';
import { takeOffAnswer } from './take-off-words.ts';
import type { Answered, Said, Turn } from './turn.ts';

export interface RespondDeps extends Db {
  /** Notes a refusal: who and why, never what was written. */
  readonly noteRefusal: (userId: string, violation: string) => void;
}

/** The answer to a message by rules alone. */
export async function respond(deps: RespondDeps, turn: Turn): Promise<Answered> {
  const { understanding, copy } = turn;
  const { acts } = turn.parsed;
  if (turn.takeOff) return takeOffAnswer(deps, turn, turn.takeOff);
  if (turn.advice) return adviceAnswer(deps, turn, turn.advice);
  const aside = understanding.violation ? null : await asideOf(deps, turn);
  if (aside) return aside;
  switch (understanding.intent) {
    case 'unsafe':
      return refusal(deps, turn);
    case 'out_of_scope': {
      return { response: acts.asksStock && acts.isShort ? copy.ofWhat : copy.outOfScope };
    }
    case 'smalltalk':
      return { response: acts.thanks ? copy.thanks : copy.hello };
    case 'order_status':
      return statusAnswer(deps, turn);
    case 'analyse_quotes':
      return analyse(deps, turn);
    case 'create_rfq':
      return draft(deps, turn);
    default:
      return find(deps, turn);
  }
}

/** Says why. What is `unsafe` has a violation: `understand` sets both or neither. */
function refusal(deps: RespondDeps, { actor, understanding: { violation }, copy }: Turn): Said {
  if (violation === null) return { response: copy.outOfScope };
  deps.noteRefusal(actor.id, violation);
  return { response: `${copy.unsafe[violation]} ${copy.instead}` };
}

async function find(deps: Db, turn: Turn): Promise<Said> {
  const { understanding, copy, knowledge, change } = turn;
  const { acts } = turn.parsed;
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  const changed = changedWords(knowledge, change, copy);
  if (!matches) {
    if (change) return { response: changed + emptiedWords(turn) };
    const open = acts.asksStock ? copy.ofWhat : copy.whatMaterial;
    return { response: changed + (aboutState(turn) ?? open) };
  }
  const items = itemsOf(knowledge, turn);
  const supplierMatches = cardsOf(suppliersAnswer(matches, copy));
  if (acts.asksStock) {
    const words = notesBefore(turn) + stockWords(turn, matches);
    return { response: changed + words, items, ...supplierMatches };
  }
  if (understanding.intent === 'product_question') {
    return { response: copy.productUnsure, items, ...supplierMatches };
  }
  if (turn.wanted === 'second') {
    const second = secondOf(matches);
    const next = second && supplierAnswer(second, matches, copy);
    return { response: secondWords(next, copy), items, ...cardsOf(next ? [next] : []) };
  }
  if (acts.asksDelivery && !change) {
    const response = deliveryWords(acts.asksDelivery === 'near', matches, copy);
    return { response, items, ...supplierMatches };
  }
  const isCheapest = turn.wanted === 'cheapest' || asksWhatIsCheapest(turn);
  if (isCheapest || turn.wanted === 'total') {
    const cheapest = cheapestOf(matches).map((one) => supplierAnswer(one, matches, copy));
    const words =
      turn.wanted === 'total'
        ? totalWords(turn, matches.lines)
        : [
            notesBefore(turn) + cheapestWords(knowledge, matches.lines, copy),
            ...firstWords(understanding, copy.onlyFirst),
          ].join(' ');
    return { response: changed + words, items, ...cardsOf(cheapest, 'price') };
  }
  const words = notesBefore(turn) + matchWords(turn, matches);
  return { response: changed + words, items, ...supplierMatches };
}

/** Nothing is left of the request; where it was to go is kept for what comes next. */
function emptiedWords({ understanding: { place }, copy }: Turn): string {
  if (!place) return copy.emptied;
  return fill(copy.emptiedThere, { place: place.town ?? place.county });
}

/** "Which cement is cheapest in Mombasa?", where nothing is counted. */
const asksWhatIsCheapest = ({ parsed: { acts }, understanding: { items } }: Turn) =>
  acts.asksCheapest && items.every(({ quantity }) => quantity === null);

/** What the talk is about, for who said something short that was not understood. */
function aboutState({ knowledge, spokenOf, copy, parsed, change }: Turn): string | null {
  if (spokenOf.length === 0 || !parsed.acts.isShort || change) return null;
  return fill(copy.aboutTopic, { what: namesIn(knowledge, spokenOf, copy) });
}

const cardsOf = (matches: readonly SupplierMatchAnswer[], rankedBy?: 'price') =>
  matches.length === 0 ? {} : { supplierMatches: { matches, ...(rankedBy ? { rankedBy } : {}) } };

const itemsOf = (knowledge: Knowledge, { understanding }: Turn) =>
  understanding.items.map((item) => {
    const { name, productType, quantity, unit } = lineOf(knowledge, item);
    return { name, productType, quantity, unit };
  });

async function draft(deps: Db, turn: Turn): Promise<Said> {
  const { understanding, copy, knowledge, change } = turn;
  const pressed = turn.parsed.acts.wantsNoAsking ? `${copy.sendingIsYours} ` : '';
  const changed = pressed + changedWords(knowledge, change, copy);
  if (understanding.items.length === 0)
    return { response: changed + (change ? emptiedWords(turn) : copy.draftEmpty) };
  const { matches } = await consultOn(deps.db, understanding, turn.now);
  const rfqDraft = await writeDraft(deps, turn.actor, turn.sessionId, knowledge, {
    asked: understanding,
    copy,
    stageKey: turn.stageKey,
  });
  return {
    response: changed + notesBefore(turn) + copy.draft + budgetNote(turn),
    items: itemsOf(knowledge, turn),
    rfqDraft,
    ...cardsOf(matches ? suppliersAnswer(matches, copy) : []),
  };
}

async function analyse(deps: Db, turn: Turn): Promise<Answered> {
  const { understanding } = turn;
  const price = turn.quotes === null ? understanding.price : null;
  if (price !== null && understanding.items.length > 0) {
    const { lines } = await findMatches(deps.db, {
      items: understanding.items.slice(0, 1),
      county: understanding.place?.county ?? null,
      brands: understanding.brands,
      daysLeft: null,
    });
    const words = fairWords(turn, lines[0], price);
    if (words) return { response: words };
  }
  return ownQuotes(deps, turn);
}
