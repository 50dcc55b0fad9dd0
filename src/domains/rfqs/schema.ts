import * as z from 'zod/mini';
import { counties } from '../../shared/counties.ts';
import { endOfNairobiDay } from '../../shared/dates.ts';
import { id } from '../../shared/id.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { maxLines, rfqStatuses } from './rules.ts';

/** The words of requests for quotation, shared by the routes, the pages and the API document. */

const nullableText = z.nullable(z.string());

export const rfqResponse = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  requirements: z.unknown(),
  deliveryLocation: nullableText,
  deliveryCounty: nullableText,
  /** The end of that day in Nairobi. */
  deliveryDate: z.nullable(time),
  closesAt: time,
  verifiedOnly: z.boolean(),
  status: z.enum(rfqStatuses),
  version: z.int().check(z.minimum(1)),
  contractorId: z.uuid(),
  contractor: z.strictObject({
    id: z.uuid(),
    firstName: nullableText,
    lastName: nullableText,
    companyName: nullableText,
    location: nullableText,
    isVerified: z.boolean(),
  }),
  itemCount: count,
  closedAt: z.nullable(time),
  closedReason: nullableText,
  awardedAt: z.nullable(time),
  aiGeneratedId: z.nullable(z.uuid()),
  createdAt: time,
  updatedAt: time,
  /** For the owner only: the project it stands in. */
  projectId: z.optional(z.nullable(z.uuid())),
  /** For the owner only: the member who sent it; null for the account itself. */
  sentBy: z.optional(nullableText),
  /** For the owner only: live quotations. */
  quotationCount: z.optional(count),
  /** For the owner only: how many suppliers it was matched with and sent to. */
  sentTo: z.optional(count),
  /** For the owner only, of an awarded one: what is left of it; null where everything is awarded. */
  remainder: z.optional(
    z.nullable(
      z.strictObject({
        /** Lines that are not awarded, or not in full. */
        lines: count,
        /** Whether a quotation offers something of it, which is valid or can be reconfirmed. */
        canAward: z.boolean(),
        /** Whether an order of it stands: after an award each may have been cancelled. */
        hasOrder: z.boolean(),
      }),
    ),
  ),
  /** For suppliers only: they sell what it asks for, and deliver there. */
  isMatch: z.optional(z.boolean()),
  /** For suppliers only: they answered it. */
  hasQuoted: z.optional(z.boolean()),
  /** For suppliers only: how many of its lines they sell. */
  linesSold: z.optional(count),
});
export type Rfq = z.infer<typeof rfqResponse>;
export type RfqRemainder = NonNullable<Rfq['remainder']>;

/** A text, or a map as products have it. */
const specifications = z.union([z.string(), z.record(z.string(), z.string())]);
export type Specifications = z.infer<typeof specifications>;

/** A line. Whatever else speaks of lines takes its fields from here. */
export const rfqItemResponse = z.strictObject({
  id: z.uuid(),
  rfqId: z.uuid(),
  lineNo: z.int(),
  productName: z.string(),
  categoryId: z.nullable(z.uuid()),
  category: z.nullable(z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() })),
  /** Key of the materials dictionary, where the line's name is in it. */
  productType: nullableText,
  productId: z.nullable(z.uuid()),
  quantity: z.number(),
  /** For the owner only, of an awarded RFQ: what of it is awarded. */
  awardedQuantity: z.optional(z.number()),
  unit: nullableText,
  /** The quantity in a base unit (kg, m …); null where its unit says too little. */
  normalizedQuantity: z.nullable(z.string().check(z.regex(/^\d+\.\d{6}$/))),
  normalizedUnit: nullableText,
  specifications: z.nullable(specifications),
  estimatedBudget: z.nullable(money),
  /** Tonnes of one load, where its unit is a lorry or a trip; null where that is not said. */
  loadTonnes: z.nullable(z.number()),
});
export type RfqItem = z.infer<typeof rfqItemResponse>;

/** GET /api/dashboard/contractor. */
export const figuresResponse = z.strictObject({
  activeRfqs: count,
  receivedQuotations: count,
  completedProjects: count,
  /** Of orders that are not cancelled. */
  totalSpent: money,
});
export type ContractorFigures = z.infer<typeof figuresResponse>;

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

export const requiredText = (
  max: number,
  { missing, long }: { readonly missing: string; readonly long: string },
  tidy: (text: string) => string = trimmed,
) => z.string(missing).check(z.overwrite(tidy), visibleText(missing), z.maxLength(max, long));

const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

/** "2026-12-01", which ends with that day in Nairobi, or an instant; an empty one is null. */
export const optionalTime = (wrong: string) =>
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

export const optionalCounty = z.nullish(
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
  /** One of its sender's. */
  projectId: z.nullish(id),
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
  projectId: createRfqSchema.shape.projectId,
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
export const recipientResponse = z.strictObject({
  supplierId: z.uuid(),
  companyName: nullableText,
  location: nullableText,
  isVerified: z.boolean(),
  /** Asked unless others are chosen. */
  isMatch: z.boolean(),
  /** Names of the categories asked for that it sells in. */
  sells: listOf(z.string()),
  deliversThere: z.boolean(),
});
export type Recipient = z.infer<typeof recipientResponse>;

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
export const pastedLineResponse = z.strictObject({
  /** What it was read off. */
  from: z.string(),
  productName: z.string(),
  categoryId: z.nullable(z.uuid()),
  /** Whether the materials dictionary has it. */
  isKnown: z.boolean(),
  quantity: z.nullable(z.number()),
  unit: nullableText,
  specifications: nullableText,
  /** False where it should be looked at. */
  isSure: z.boolean(),
  /** False for what looks like no material: a heading, a total, a page's carry, nonsense. */
  isLikely: z.boolean(),
});
export type PastedLine = z.infer<typeof pastedLineResponse>;
