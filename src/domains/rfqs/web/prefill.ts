import { fill, type Messages } from '../../../messages/index.ts';
import { counties } from '../../../shared/counties.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { type ApiClient, apiPath } from '../../../ui/data/api-client.ts';
import type { CartLine } from '../../cart/schema.ts';
import type { Product, ProductCard } from '../../catalogue/schema.ts';
import { leftOf } from '../rules.ts';
import type { Rfq, RfqItem } from '../schema.ts';
import { readRfq, readRfqItems } from './api.ts';
import { type DraftLine, draftOf, newLine, type RfqDraft } from './draft.ts';

type Texts = Messages['rfqs'];
/** A product type's name in the reader's language. */
type TypeWords = (name: string) => string;
type TitleTexts = Pick<Texts, 'quoteTitle' | 'cartTitle'>;

/** What the form is opened with: lines, and words where there are none yet. */
export interface Prefill {
  readonly lines: readonly DraftLine[];
  readonly title: string;
  readonly description: string;
  /** Whom to ask; null for all that match. */
  readonly suppliers: readonly string[] | null;
  /** Of the request that this one goes on with. */
  readonly place?: Pick<
    RfqDraft,
    'deliveryLocation' | 'deliveryCounty' | 'deliveryDate' | 'verifiedOnly'
  >;
}

/**
 * What an address of the form asks for: the cart, what a take-off comes to, what is left of an RFQ that is
 * awarded in part, a material by its name, or a product and how many; null for none of them.
 */
export function readWish(search: URLSearchParams) {
  if (search.get('from') === 'cart') return { kind: 'cart' } as const;
  if (search.has('takeoff')) return { kind: 'takeOff', said: Object.fromEntries(search) } as const;
  const remainder = search.get('remainder');
  if (remainder) return { kind: 'remainder', rfqId: remainder } as const;
  const material = search.get('material')?.trim();
  if (material) return { kind: 'material', material: material.slice(0, 200) } as const;
  const product = search.get('product');
  const quantity = search.get('quantity');
  return product ? ({ kind: 'product', product, quantity: quantity ?? '1' } as const) : null;
}
export type Wish = NonNullable<ReturnType<typeof readWish>>;

/** @throws an error where the cart, the RFQ or the product cannot be read */
export function readPrefill(
  api: ApiClient,
  wish: Wish,
  t: Texts,
  typeWords: TypeWords,
): Promise<Prefill> {
  if (wish.kind === 'cart') return prefillFromCart(api, t, typeWords);
  if (wish.kind === 'takeOff') return prefillFromTakeOff(wish.said, t);
  if (wish.kind === 'remainder') return prefillFromRemainder(api, wish.rfqId, t);
  if (wish.kind === 'material')
    return Promise.resolve(prefillOfMaterial(wish.material, t, typeWords));
  return prefillFromProduct(api, wish, t, typeWords);
}

const prefillOfMaterial = (productName: string, t: Texts, typeWords: TypeWords): Prefill => ({
  title: fill(t.quoteTitle, { product: typeWords(productName) }),
  description: t.cartDescription,
  suppliers: null,
  lines: [newLine({ productName })],
});

/** @throws an error where a dimension is missing or wrong: the calculator links to no such address */
async function prefillFromTakeOff(
  said: Readonly<Record<string, string>>,
  t: Texts,
): Promise<Prefill> {
  const { takeOffOf } = await import('../../materials/takeoff/public.ts');
  const done = takeOffOf(said);
  if (!done) throw new Error('A dimension of this take-off is missing or wrong');
  const own = said.stage ? done.lines.filter(({ stage }) => stage === said.stage) : done.lines;
  const lines = own.map(({ name, quantity, unit }) =>
    newLine({ productName: name, quantity: String(quantity), unit }),
  );
  const place = { deliveryLocation: '', deliveryDate: '', verifiedOnly: false };
  return {
    title: said.title || fill(t.cartTitle, { count: lines.length }),
    description: t.cartDescription,
    suppliers: null,
    lines,
    place: { ...place, deliveryCounty: counties.find((county) => county === said.county) ?? '' },
  };
}

async function prefillFromRemainder(api: ApiClient, rfqId: string, t: Texts): Promise<Prefill> {
  const [rfq, items] = await Promise.all([readRfq(api, rfqId), readRfqItems(api, rfqId)]);
  return prefillOfRemainder(rfq, items, t, nairobiDay(new Date()));
}

/** A new request for what is left of an RFQ, at its place, for its day where that is to come. */
export function prefillOfRemainder(
  rfq: Rfq,
  items: readonly RfqItem[],
  t: Pick<Texts, 'remainderTitle'>,
  today: string,
): Prefill {
  const draft = draftOf(
    rfq,
    items.flatMap((item) => {
      const quantity = leftOf(item);
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
  );
  const { deliveryLocation, deliveryCounty, deliveryDate, verifiedOnly } = draft;
  return {
    title: fill(t.remainderTitle, { title: rfq.title }),
    description: draft.description,
    lines: draft.lines.map(({ id: _stored, key: _old, ...line }) => newLine(line)),
    suppliers: null,
    place: {
      deliveryLocation,
      deliveryCounty,
      deliveryDate: deliveryDate > today ? deliveryDate : '',
      verifiedOnly,
    },
  };
}

async function prefillFromCart(api: ApiClient, t: Texts, typeWords: TypeWords): Promise<Prefill> {
  const cart = (await api.get<CartLine[]>('/api/cart')).filter(({ product }) => product.isActive);
  const [first] = cart;
  const title =
    cart.length === 1 && first
      ? fill(t.quoteTitle, { product: typeWords(first.product.name) })
      : fill(t.cartTitle, { count: cart.length });
  return {
    title,
    description: t.cartDescription,
    suppliers: null,
    lines: cart.map(({ product, quantity }) => lineOf(product, String(quantity))),
  };
}

async function prefillFromProduct(
  api: ApiClient,
  { product: id, quantity }: Extract<Wish, { kind: 'product' }>,
  t: Texts,
  typeWords: TypeWords,
): Promise<Prefill> {
  const product = await api.get<Product>(apiPath(['/api/products', id]));
  return {
    title: fill(t.quoteTitle, { product: typeWords(product.name) }),
    description: t.cartDescription,
    suppliers: [product.supplierId],
    lines: [lineOf(product, quantity)],
  };
}

const lineOf = (product: ProductCard, quantity: string): DraftLine =>
  newLine({
    productName: product.name,
    productId: product.id,
    categoryId: product.category.id,
    quantity,
    unit: product.unit,
  });

/** The same thing, however often it is asked for. */
const thing = ({ productId, productName, unit }: DraftLine) =>
  productId ?? `${productName.trim().toLowerCase()} ${unit.trim().toLowerCase()}`;

/**
 * The draft with what it is opened with. What is in it already gets the new quantity in its line; what
 * somebody wrote stays, and a title that only named one product does not.
 */
export function withPrefill(
  draft: RfqDraft,
  prefill: Prefill,
  t: TitleTexts,
  typeWords: TypeWords,
): RfqDraft {
  const wanted = new Map(prefill.lines.map((line) => [thing(line), line]));
  const known = draft.lines.map((line) => {
    const same = wanted.get(thing(line));
    if (!same) return line;
    wanted.delete(thing(line));
    return { ...line, quantity: same.quantity };
  });
  const written = known.filter((line) => line.productName.trim() !== '');
  const { place } = prefill;
  return {
    ...draft,
    title: isOwnTitle(draft, t, typeWords) ? draft.title : prefill.title.slice(0, 200),
    description: draft.description.trim() === '' ? prefill.description : draft.description,
    suppliers: suppliersOf(draft, prefill, written.length > 0),
    ...(place && {
      deliveryLocation: draft.deliveryLocation.trim() || place.deliveryLocation,
      deliveryCounty: draft.deliveryCounty || place.deliveryCounty,
      deliveryDate: draft.deliveryDate || place.deliveryDate,
      verifiedOnly: draft.verifiedOnly || place.verifiedOnly,
    }),
    lines: [...written, ...wanted.values()],
  };
}

/** A product's page asks its supplier, and no fewer than were asked already. */
function suppliersOf(draft: RfqDraft, { suppliers }: Prefill, hasLines: boolean) {
  if (suppliers === null || !hasLines) return suppliers;
  return draft.suppliers && [...new Set([...draft.suppliers, ...suppliers])];
}

/** Whether somebody wrote the title, and no product's page or cart did. */
function isOwnTitle({ title, lines }: RfqDraft, t: TitleTexts, typeWords: TypeWords): boolean {
  if (title.trim() === '') return false;
  const filledIn = [
    ...lines.map(({ productName }) => fill(t.quoteTitle, { product: typeWords(productName) })),
    fill(t.cartTitle, { count: lines.length }),
  ];
  return !filledIn.includes(title);
}
