import * as z from 'zod/mini';
import { counties } from '../../../../shared/counties.ts';
import { AppError } from '../../../../shared/errors.ts';
import { formatMoney, formatUnitPrice } from '../../../../shared/money.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ComparisonAnswer, SupplierMatchAnswer } from '../../schema.ts';
import type { Tool, ToolCall } from './endpoint.ts';

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

/** What a tool found: what the model is told, and what of it is given. */
export interface Found {
  readonly data: unknown;
  readonly offers?: readonly SupplierMatchAnswer[];
  readonly comparison?: ComparisonAnswer;
  readonly known?: readonly Figure[];
  readonly status?: string;
}

const refused = (error: string): Found => ({ data: { error } });

/** Runs a call as its caller may; what is wrong with it is answered to the model, never thrown. */
export async function runTool(lookups: Lookups, call: ToolCall): Promise<Found> {
  const run = Object.hasOwn(runs, call.name) ? runs[call.name] : undefined;
  if (!run) return refused('There is no such tool.');
  const given = parsed(call.arguments);
  try {
    return await run(lookups, given);
  } catch (error) {
    if (error instanceof AppError) return refused(error.message);
    throw error;
  }
}

type Run = (lookups: Lookups, given: unknown) => Promise<Found>;
const wrongArguments = refused('The arguments do not fit the schema.');

const runs: Readonly<Record<string, Run>> = {
  async find_offers(lookups, given) {
    const wanted = offersArguments.safeParse(given);
    if (!wanted.success) return wrongArguments;
    const { items, county } = wanted.data;
    const found = await lookups.findOffers({
      items: items.map(({ name, quantity }) => ({ name, quantity: quantity ?? null })),
      county: county ?? null,
    });
    return { data: found.map(offersFact), offers: found };
  },
  async compare_quotations(lookups, given) {
    const wanted = comparisonArguments.safeParse(given);
    if (!wanted.success) return wrongArguments;
    const found = await lookups.compareQuotations(wanted.data.rfqId ?? null);
    if (!found) return refused('There are no quotations to compare.');
    return { data: comparisonFact(found.comparison), ...found };
  },
  async order_status(lookups, given) {
    if (!noArguments.safeParse(given).success) return wrongArguments;
    const status = await lookups.orderStatus();
    return { data: { status }, status };
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}

/** What the model needs of a match: no ids. */
export const offersFact = ({
  supplierName,
  matchScore,
  reasons,
  products,
}: SupplierMatchAnswer) => ({
  supplier: supplierName,
  match: `${matchScore} %`,
  reasons,
  products: products.map(({ name, price, unit }) => ({
    name,
    price: formatUnitPrice(price),
    unit,
  })),
});

export const comparisonFact = ({ title, quotations }: ComparisonAnswer) => ({
  request: title,
  quotations: quotations.map((one) => ({
    supplier: one.supplierName,
    total: formatMoney(one.landedTotal),
    deliveryDays: one.deliveryTime,
    linesCovered: one.coveredLines,
    linesAsked: one.lines,
    score: one.aiScore,
    state: one.state,
  })),
});
