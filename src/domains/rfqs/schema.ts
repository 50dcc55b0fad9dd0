import * as z from 'zod/mini';
import { counties } from '../../shared/counties.ts';
import { endOfNairobiDay } from '../../shared/dates.ts';
import { id } from '../../shared/id.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { maxLines, type RfqStatus } from './rules.ts';

/** The words of requests for quotation, shared by the routes, the pages and the API document. */

export interface RfqContractor {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly isVerified: boolean;
}

export interface Rfq {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly requirements: unknown;
  readonly deliveryLocation: string | null;
  readonly deliveryCounty: string | null;
  /** ISO 8601 UTC, the end of that day in Nairobi. */
  readonly deliveryDate: string | null;
  readonly closesAt: string;
  readonly verifiedOnly: boolean;
  readonly status: RfqStatus;
  readonly version: number;
  readonly contractorId: string;
  readonly contractor: RfqContractor;
  readonly itemCount: number;
  readonly closedAt: string | null;
  readonly closedReason: string | null;
  readonly awardedAt: string | null;
  readonly aiGeneratedId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** For the owner only: live quotations. */
  readonly quotationCount?: number;
  /** For the owner only: how many suppliers it was matched with and sent to. */
  readonly sentTo?: number;
  /** For the owner only, of an awarded one: what is left of it; null where everything is awarded. */
  readonly remainder?: RfqRemainder | null;
  /** For suppliers only: they sell what it asks for, and deliver there. */
  readonly isMatch?: boolean;
  /** For suppliers only: they answered it. */
  readonly hasQuoted?: boolean;
  /** For suppliers only: how many of its lines they sell. */
  readonly linesSold?: number;
}

/** A text, or a map as products have it. */
export type Specifications = string | Readonly<Record<string, string>>;

export interface RfqRemainder {
  /** Lines that are not awarded, or not in full. */
  readonly lines: number;
  /** Whether a quotation offers something of it, which is valid or can be reconfirmed. */
  readonly canAward: boolean;
  /** Whether an order of it stands: after an award each may have been cancelled. */
  readonly hasOrder: boolean;
}

export interface RfqItem {
  readonly id: string;
  readonly rfqId: string;
  readonly lineNo: number;
  readonly productName: string;
  readonly categoryId: string | null;
  readonly category: { readonly id: string; readonly name: string; readonly slug: string } | null;
  /** Key of the materials dictionary, where the line's name is in it. */
  readonly productType: string | null;
  readonly productId: string | null;
  readonly quantity: number;
  /** For the owner only, of an awarded RFQ: what of it is awarded. */
  readonly awardedQuantity?: number;
  readonly unit: string | null;
  /** The quantity in a base unit (kg, m …), six decimals; null where its unit says too little. */
  readonly normalizedQuantity: string | null;
  readonly normalizedUnit: string | null;
  readonly specifications: Specifications | null;
  /** Decimal string, KES. */
  readonly estimatedBudget: string | null;
  /** Tonnes of one load, where its unit is a lorry or a trip; null where that is not said. */
  readonly loadTonnes: number | null;
}

/** GET /api/dashboard/contractor. */
export interface ContractorFigures {
  readonly activeRfqs: number;
  readonly receivedQuotations: number;
  readonly completedProjects: number;
  /** Decimal string, KES: orders that are not cancelled. */
  readonly totalSpent: string;
}

export const limits = {
  title: 200,
  description: 10_000,
  deliveryLocation: 300,
  productName: 200,
  unit: 60,
  specifications: 2_000,
  reason: 500,
  pastedText: 20_000,
} as const;

const trimmed = (text: string) => text.trim();

/** What is typed into an optional field; nothing typed is null. */
const optionalText = (max: number, long: string, tidy: (text: string) => string = trimmed) =>
  z.nullish(
    z.pipe(
      z.string().check(z.overwrite(tidy), z.maxLength(max, long)),
      z.transform((text) => text || null),
    ),
  );

const requiredText = (
  max: number,
  { missing, long }: { readonly missing: string; readonly long: string },
  tidy: (text: string) => string = trimmed,
) => z.string(missing).check(z.overwrite(tidy), visibleText(missing), z.maxLength(max, long));

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

/** "2026-12-01", which ends with that day in Nairobi, or an instant; an empty one is null. */
const optionalTime = (wrong: string) =>
  z.nullish(
    z.pipe(
      z.string(wrong).check(
        z.trim(),
        z.maxLength(40, wrong),
        z.refine((text) => text === '' || isDay(text) || isInstant(text), wrong),
      ),
      z.transform((text) => {
        if (text === '') return null;
        return isDay(text) ? endOfNairobiDay(text) : new Date(text).toISOString();
      }),
    ),
  );

const optionalCounty = z.nullish(
  z.pipe(
    z.string('county_wrong').check(
      z.trim(),
      z.refine((text) => text === '' || counties.some((county) => county === text), 'county_wrong'),
    ),
    z.transform((text) => text || null),
  ),
);

const quantityPattern = /^\d{1,9}(\.\d{1,3})?$/;
const quantity = z.pipe(
  z.union([z.number(), z.string()], { error: 'line_quantity_wrong' }).check(
    z.refine((value) => quantityPattern.test(String(value).trim()), 'line_quantity_wrong'),
    z.refine((value) => Number(value) > 0, 'line_quantity_wrong'),
  ),
  z.transform((value) => Number(value)),
);

const optionalBudget = z.nullish(
  z.pipe(
    z
      .union([z.number(), z.string()], { error: 'budget_wrong' })
      .check(
        z.refine((value) => /^(\d{1,8}(\.\d{1,2})?)?$/.test(String(value).trim()), 'budget_wrong'),
      ),
    z.transform((value) => String(value).trim() || null),
  ),
);

const optionalLoad = z.nullish(
  z.pipe(
    z.union([z.number(), z.string()], { error: 'load_wrong' }).check(
      z.refine((value) => /^(\d{1,3}(\.\d{1,3})?)?$/.test(String(value).trim()), 'load_wrong'),
      z.refine((value) => String(value).trim() === '' || Number(value) > 0, 'load_wrong'),
      z.refine((value) => Number(value) <= 100, 'load_wrong'),
    ),
    z.transform((value) => (String(value).trim() === '' ? null : Number(value))),
  ),
);

const optionalSpecifications = z.nullish(
  z.pipe(
    z.union(
      [
        z.string().check(z.trim(), z.maxLength(limits.specifications, 'specifications_long')),
        z
          .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)))
          .check(z.refine((map) => Object.keys(map).length <= 40, 'specifications_wrong')),
      ],
      { error: 'specifications_wrong' },
    ),
    z.transform((value) => (value === '' ? null : value)),
  ),
);

/** An RFQ is sent to at most this many suppliers that its owner chose. */
export const maxRecipients = 500;

const itemFields = {
  productName: requiredText(
    limits.productName,
    { missing: 'line_name_missing', long: 'line_name_long' },
    asOneLine,
  ),
  categoryId: z.nullish(id),
  /** A product of the catalogue that the line asks for, or for one like it. */
  productId: z.nullish(id),
  quantity,
  unit: optionalText(limits.unit, 'unit_long', asOneLine),
  specifications: optionalSpecifications,
  estimatedBudget: optionalBudget,
  loadTonnes: optionalLoad,
};

const linesOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(maxLines, 'too_many_lines'));

const rfqFields = {
  /** One line, as it stands in lists, documents and notifications. */
  title: requiredText(limits.title, { missing: 'title_missing', long: 'title_long' }, asOneLine),
  description: requiredText(limits.description, {
    missing: 'description_missing',
    long: 'description_long',
  }),
  deliveryLocation: optionalText(limits.deliveryLocation, 'location_long'),
  deliveryCounty: optionalCounty,
  deliveryDate: optionalTime('delivery_date_wrong'),
  closesAt: optionalTime('closing_date_wrong'),
  verifiedOnly: z.nullish(z.boolean()),
};

/** Whom it is sent to; without it, to all that match. */
const supplierIds = z.optional(
  z.array(id).check(z.minLength(1, 'supplier_missing'), z.maxLength(maxRecipients)),
);

const newItemSchema = z.strictObject(itemFields);
/** POST /api/rfqs. */
export const createRfqSchema = z.strictObject({
  ...rfqFields,
  items: z.optional(linesOf(newItemSchema)),
  supplierIds,
});
export type CreateRfq = z.infer<typeof createRfqSchema>;
/** As forms and other programs send it, before the schema reads it. */
export type CreateRfqBody = z.input<typeof createRfqSchema>;

const editedItemSchema = z.strictObject({
  ...itemFields,
  /** Of the line as it stands. Without one it is the line of the same name and unit, where there is one. */
  id: z.nullish(id),
});
export type EditedItem = z.infer<typeof editedItemSchema>;

/** PUT /api/rfqs/{id}. Absent fields stay as they are, also those of a line; `items` replaces all lines. */
export const editRfqSchema = z.strictObject({
  ...rfqFields,
  title: z.optional(rfqFields.title),
  description: z.optional(rfqFields.description),
  items: z.optional(linesOf(editedItemSchema)),
  /** The version that the edit began with: another one meanwhile is refused with 409. Without it, the edit changes what stands. */
  version: z.optional(z.int()),
});
export type EditRfq = z.infer<typeof editRfqSchema>;

/** POST /api/rfqs/{id}/close. */
export const closeRfqSchema = z.strictObject({
  reason: optionalText(limits.reason, 'text_long'),
});
export type CloseRfq = z.infer<typeof closeRfqSchema>;

/** POST /api/cart/rfq. */
export const cartRfqSchema = z.strictObject({
  title: z.optional(rfqFields.title),
  deliveryLocation: rfqFields.deliveryLocation,
  deliveryCounty: rfqFields.deliveryCounty,
  deliveryDate: rfqFields.deliveryDate,
  supplierIds,
});
export type CartRfq = z.infer<typeof cartRfqSchema>;

/** POST /api/rfqs/recipients: a request as far as it is written. */
export const recipientsSchema = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(limits.title, 'title_long'))),
  description: z.optional(z.string().check(z.maxLength(limits.description, 'description_long'))),
  deliveryCounty: rfqFields.deliveryCounty,
  verifiedOnly: rfqFields.verifiedOnly,
  items: z.optional(
    linesOf(
      z.strictObject({
        productName: itemFields.productName,
        categoryId: itemFields.categoryId,
        productId: itemFields.productId,
      }),
    ),
  ),
});
export type RecipientsQuestion = z.infer<typeof recipientsSchema>;

/** A supplier that a request can be sent to. */
export interface Recipient {
  readonly supplierId: string;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly isVerified: boolean;
  /** Asked unless others are chosen. */
  readonly isMatch: boolean;
  /** Names of the categories asked for that it sells in. */
  readonly sells: readonly string[];
  readonly deliversThere: boolean;
}

/** POST /api/rfqs/read-lines. */
export const pastedListSchema = z.strictObject({
  text: requiredText(limits.pastedText, {
    missing: 'pasted_list_missing',
    long: 'pasted_list_long',
  }),
});

/** POST /api/rfqs/known-products. */
export const knownProductsSchema = z.strictObject({
  ids: z.array(z.guid()).check(z.maxLength(maxLines)),
});

/** A line that was read off a list: a suggestion, for somebody to look at. */
export interface PastedLine {
  /** What it was read off. */
  readonly from: string;
  readonly productName: string;
  readonly categoryId: string | null;
  /** Whether the materials dictionary has it. */
  readonly isKnown: boolean;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly specifications: string | null;
  /** False where it should be looked at. */
  readonly isSure: boolean;
  /** False for what looks like no material: a heading, a total, a page's carry, nonsense. */
  readonly isLikely: boolean;
}
