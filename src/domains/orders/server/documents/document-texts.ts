import { documents as english } from '../../../../messages/en/documents.ts';
import { orders as englishOrders } from '../../../../messages/en/orders.ts';
import { payees as englishPayees } from '../../../../messages/en/payees.ts';
import { countWords, fill, type Language, type Messages } from '../../../../messages/index.ts';
import { unitWords } from '../../../../messages/material-words.ts';
import { typeWords } from '../../../../messages/product-words.ts';
import { manyWords, quantityWords } from '../../../../messages/quantity-words.ts';
import { documents as swahili } from '../../../../messages/sw/documents.ts';
import { materials as swahiliMaterials } from '../../../../messages/sw/materials.ts';
import { orders as swahiliOrders } from '../../../../messages/sw/orders.ts';
import { payees as swahiliPayees } from '../../../../messages/sw/payees.ts';
import { productTypes as swahiliTypes } from '../../../../messages/sw/productTypes.ts';
import { quantities as swahiliQuantities } from '../../../../messages/sw/quantities.ts';
import { amountInWords } from '../../../../shared/amount-words.ts';
import { amountInSwahili } from '../../../../shared/amount-words-sw.ts';
import { formatDate, formatDateTime, formatEnd } from '../../../../shared/dates.ts';
import { oneOf } from '../../../../shared/quantities.ts';

/** What documents say, in one language. English needs no translation of units. */
const spoken = {
  en: {
    t: english as Messages['documents'],
    orders: englishOrders as Messages['orders'],
    payees: englishPayees as Messages['payees'],
    materials: null,
    quantities: null,
    types: null,
    amount: amountInWords,
  },
  sw: {
    t: swahili,
    orders: swahiliOrders as Messages['orders'],
    payees: swahiliPayees as Messages['payees'],
    materials: swahiliMaterials as Messages['materials'],
    quantities: swahiliQuantities as Messages['quantities'],
    types: swahiliTypes as Messages['productTypes'],
    amount: amountInSwahili,
  },
} as const;

export function documentTexts(language: Language) {
  const { t, orders, payees, materials, quantities, types, amount } = spoken[language];
  return {
    language,
    t,
    /** As on the order's page. */
    orders,
    payees,
    date: (instant: string) => formatDate(instant, language),
    end: (instant: string) => formatEnd(instant, language),
    dateTime: (instant: string) => formatDateTime(instant, language),
    days: (count: number) => countWords(t.days, count),
    promise: (days: number) => (days === 0 ? t.sameDay : countWords(t.within, days)),
    quantity: (quantity: string, unit: string | null) => quantityWords(quantity, unit, quantities),
    /** The unit as it stands beside its number in a column of its own. */
    unit: (quantity: string, unit: string) =>
      Number(quantity) === 1 ? unitWords(oneOf(unit), materials) : manyWords(unit, quantities),
    /** A line that asks for a product type by the dictionary's name. */
    type: (name: string) => typeWords(name, types),
    amountInWords: amount,
    /** By its last 8 characters, as on the screen. */
    quotationNumber: (id: string) => fill(t.quotationNumber, { id: id.slice(-8).toUpperCase() }),
    rfqNumber: (id: string) => fill(t.rfqNumber, { id: id.slice(0, 8).toUpperCase() }),
  };
}

export type DocumentTexts = ReturnType<typeof documentTexts>;
