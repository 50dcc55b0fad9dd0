import * as z from 'zod/mini';
import { counties } from '../../../../shared/counties.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ComparisonAnswer, SupplierMatchAnswer } from '../../schema.ts';
import type { Tool, ToolCall } from './endpoint.ts';
import type { Placeholders } from './placeholders.ts';

/** What the model may look up. All of it is read, and read as the person who asks. */
export interface Lookups {
  findOffers(wanted: {
    readonly items: readonly { readonly name: string; readonly quantity: number | null }[];
    readonly county: string | null;
  }): Promise<readonly SupplierMatchAnswer[]>;
  /** @throws AppError 404 for an RFQ that is missing or somebody else's */
  compareQuotations(rfqId: string | null): Promise<LookedUp | null>;
  orderStatus(): Promise<string>;
}

export interface LookedUp {
  readonly comparison: ComparisonAnswer;
  /** Its figures, and what they are computed from. */
  readonly known: readonly Figure[];
}

const offersArguments = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
        quantity: z.nullish(z.number().check(z.positive(), z.maximum(1_000_000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
  county: z.nullish(z.enum(counties)),
});
const comparisonArguments = z.strictObject({ rfqId: z.nullish(z.guid()) });
const noArguments = z.strictObject({});

export const tools: readonly Tool[] = [
  tool(
    'find_offers',
    'Suppliers and prices of construction materials on this marketplace, best first.',
    offersArguments,
  ),
  tool(
    'compare_quotations',
    "The asker's own quotations on one request (the latest where rfqId is null), compared.",
    comparisonArguments,
  ),
  tool('order_status', "Where the asker's own orders and requests stand.", noArguments),
];

function tool(name: string, description: string, schema: z.ZodMiniType): Tool {
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(schema, { io: 'input' });
  return { type: 'function', function: { name, description, parameters } };
}

/**
 * Runs a call as its caller may; what is wrong with it is answered to the model, never thrown.
 *
 * @returns what the model is told
 */
export async function runTool(
  lookups: Lookups,
  call: ToolCall,
  placeholders: Placeholders,
): Promise<object> {
  const run = Object.hasOwn(runs, call.name) ? runs[call.name] : undefined;
  if (!run) return { error: 'There is no such tool.' };
  try {
    const data = await run(lookups, parsed(call.arguments), placeholders);
    return 'error' in data ? data : { ...data, placeholders: placeholders.legend() };
  } catch (error) {
    if (error instanceof AppError) return { error: error.message };
    throw error;
  }
}

type Run = (lookups: Lookups, given: unknown, placeholders: Placeholders) => Promise<object>;
const wrongArguments = { error: 'The arguments do not fit the schema.' };

const runs: Readonly<Record<string, Run>> = {
  async find_offers(lookups, given, placeholders) {
    const wanted = offersArguments.safeParse(given);
    if (!wanted.success) return wrongArguments;
    const { items, county } = wanted.data;
    const found = await lookups.findOffers({
      items: items.map(({ name, quantity }) => ({ name, quantity: quantity ?? null })),
      county: county ?? null,
    });
    return { suppliers: placeholders.offers(found) };
  },
  async compare_quotations(lookups, given, placeholders) {
    const wanted = comparisonArguments.safeParse(given);
    if (!wanted.success) return wrongArguments;
    const found = await lookups.compareQuotations(wanted.data.rfqId ?? null);
    if (!found) return { error: 'There are no quotations to compare.' };
    return placeholders.comparison(found.comparison, found.known);
  },
  async order_status(lookups, given, placeholders) {
    if (!noArguments.safeParse(given).success) return wrongArguments;
    return { status: placeholders.coverStates(await lookups.orderStatus()) };
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}
