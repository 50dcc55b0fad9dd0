import * as z from 'zod/mini';
import { readNumberWords, tokenize } from '../../../materials/language/public.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { type Understanding, understand } from '../../understanding/understand.ts';

/**
 * A second reading where the rules were unsure: the model says in plain trade words what is asked for,
 * and the rules read that. Materials, sizes and places are still only those of the dictionary, and
 * quantities only those of the message.
 */

const restatement = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
        quantity: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))),
        unit: z.nullable(z.string().check(z.trim(), z.maxLength(20))),
      }),
    )
    .check(z.maxLength(20)),
  place: z.nullable(z.string().check(z.trim(), z.maxLength(60))),
});

const seeking = new Set<Understanding['intent']>(['match_suppliers', 'create_rfq', 'out_of_scope']);

/** Whether the rules may have missed what a message asks for. */
export function isUnsure({ intent, items, violation, stage }: Understanding): boolean {
  if (violation || stage || !seeking.has(intent)) return false;
  return items.every((item) => item.types.length === 0);
}

/**
 * Reads what the model made of a message; null where it is of no use.
 *
 * @param now today in Nairobi, YYYY-MM-DD
 */
export function readRestatement(
  knowledge: Knowledge,
  { message, first, answer, now }: RestatementInput,
): Understanding | null {
  const parsed = restatement.safeParse(jsonIn(answer));
  if (!parsed.success || parsed.data.items.length === 0) return null;
  const { items, place } = parsed.data;
  const said = numbersIn(message);
  const lines = items.map(({ name, quantity, unit }) =>
    [quantity !== null && said.has(quantity) ? `${quantity} ${unit ?? ''}` : '', plainName(name)]
      .join(' ')
      .trim(),
  );
  const text = `${lines.join('\n')}${place === null ? '' : `\ndelivered to ${place}`}`;
  const second = understand(knowledge, text, now);
  const known = second.items.filter((item) => item.types.length > 0);
  if (second.violation || known.length === 0) return null;
  return {
    ...first,
    intent: first.intent === 'create_rfq' ? 'create_rfq' : 'match_suppliers',
    items: known,
    place: first.place ?? second.place,
  };
}

interface RestatementInput {
  readonly message: string;
  /** What the rules made of the message itself. */
  readonly first: Understanding;
  readonly answer: string;
  readonly now: string;
}

/** One line, without what the rules would read as a mark of its own. */
const plainName = (name: string) => name.replace(/[\n\r;,:]+/g, ' ');

function numbersIn(message: string): ReadonlySet<number> {
  const tokens = readNumberWords(tokenize(message));
  return new Set(
    tokens.flatMap((token, at) => {
      if (token.kind === 'size') return token.sides ?? [];
      if (token.value === undefined) return [];
      const next = tokens[at + 1];
      return next?.isGlued && next.text === 'k'
        ? [token.value, token.value * 1_000]
        : [token.value];
    }),
  );
}

/** The object in a text: some models put words or a fence around it. */
function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}
