import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { parseMessage } from '../dialogue/parsed-message.ts';
import { type DialogueTurn, reduce } from '../dialogue/reduce.ts';
import { consultOn } from './consult.ts';
import { knowledgeOf } from './knowledge.ts';
import type { LineMatch } from './matching/match.ts';

/** The assistant's reading of one message in the form that the evaluation scores. */
export interface Prediction {
  readonly id: string;
  readonly intent: string;
  readonly items: readonly {
    readonly productType?: string;
    readonly categorySlug?: string;
    readonly quantity: number | null;
    readonly unit: string | null;
  }[];
  readonly location: { readonly county: string; readonly town: string | null } | null;
  readonly deadline: string | null;
  readonly budgetKes: number | null;
  /** Slugs, best first. */
  readonly productIds: readonly string[];
  /** Names of companies, best first. */
  readonly suppliers: readonly string[];
  readonly reply: Reply;
}

/** What it answers with, where that is advice. */
export interface Reply {
  readonly kind: 'takeOff' | 'problem' | 'answer' | 'unknown' | 'price' | 'other';
  /** What a job needs, and the figures of the work itself. */
  readonly figures: readonly {
    readonly type: string | null;
    readonly quantity: number;
    readonly unit: string;
  }[];
  /** The dimension that it asks for. */
  readonly asks: string | null;
  /** What went wrong. */
  readonly problem: string | null;
  /** The key of the answer that is given. */
  readonly answer: string | null;
}

/** Reads a message by the way the chat reads it; `now` is today in Nairobi (YYYY-MM-DD). */
export async function predict(
  db: Kysely<DB>,
  { id, message }: { id: string; message: string },
  now: string,
): Promise<Prediction> {
  const knowledge = await knowledgeOf(db).get();
  const parsed = parseMessage(knowledge, message, now);
  const { understanding, matches } = await consultOn(db, parsed.understanding, now);
  const surroundings = { knowledge, now, rfqs: [], isDraftSent: false };
  const turn = reduce(newDialogue, parsed, surroundings);
  return {
    id,
    intent: understanding.intent,
    items: understanding.items.flatMap((item) => {
      const material = knowledge.materials.get(item.types[0] ?? '');
      if (!material) return [];
      const { key: productType, categorySlug } = material;
      return [{ productType, categorySlug, quantity: item.quantity, unit: item.unit }];
    }),
    location: understanding.place,
    deadline: understanding.deadline,
    budgetKes: understanding.budgetKes,
    productIds: inTurns(matches?.lines ?? []),
    suppliers: (matches?.suppliers ?? []).slice(0, 10).map((supplier) => supplier.supplierName),
    reply: replyOf(turn),
  };
}

const newDialogue = { state: null, drafts: [], offeredDraft: null, orders: [] };

function replyOf(turn: DialogueTurn): Reply {
  const { advice } = turn;
  const { done = null, missing = null } = turn.takeOff ?? {};
  const lines = (done?.lines ?? []).flatMap(({ type, quantity, unit, also }) => [
    { type, quantity, unit },
    ...(also ? [{ type, ...also }] : []),
  ]);
  const work = (done?.figures ?? []).map(({ value, unit }) => ({
    type: null,
    quantity: value,
    unit,
  }));
  return {
    kind: kindOf(turn),
    figures: [...lines, ...work],
    asks: missing,
    problem: advice?.kind === 'problem' ? advice.problem : null,
    answer: advice?.kind === 'answer' ? advice.answer.key : null,
  };
}

function kindOf({ takeOff, advice, service, understanding, wanted, parsed }: DialogueTurn) {
  if (takeOff) return 'takeOff';
  if (advice) return advice.kind;
  const isOfPrice =
    wanted === 'cheapest' ||
    parsed.acts.asksCheapest ||
    service === 'bargain' ||
    understanding.price;
  return isOfPrice ? 'price' : 'other';
}

/**
 * The best of each line, then the second of each: the first ten serve the whole list. What has another
 * size than was asked for stands behind all that fits, unless its line has nothing better.
 */
function inTurns(lines: readonly LineMatch[]): string[] {
  const slugs = new Set<string>();
  const ordered = [...lines].sort((a, b) => Number(a.item.isExtra) - Number(b.item.isExtra));
  for (const isFirst of [true, false]) {
    const shown = ordered.map(({ offers, hasExactSize }) =>
      offers.filter((offer) => (offer.isExact || !hasExactSize) === isFirst),
    );
    for (let turn = 0; turn < 20 && slugs.size < 20; turn += 1) {
      for (const offers of shown) {
        const offer = offers[turn];
        if (offer) slugs.add(offer.slug);
      }
    }
  }
  return [...slugs].slice(0, 20);
}
