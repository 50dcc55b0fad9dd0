import { countWords, fill, type Language, type Messages } from '../../../messages/index.ts';
import { typeWords } from '../../../messages/product-words.ts';
import { quantityWords } from '../../../messages/quantity-words.ts';
import { productTypes as swahiliTypes } from '../../../messages/sw/productTypes.ts';
import { quantities as swahiliQuantities } from '../../../messages/sw/quantities.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { copy as en, type NotificationCopy } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';

const copies: Record<Language, NotificationCopy> = { en, sw };

/** What a mail and an SMS say of an RFQ beside its title. */
export interface RfqDetails {
  /** For a mail: where to, until when, the first lines. */
  readonly details: readonly string[];
  /** Instead of the text. */
  readonly sms: string;
  /** An instant: of several RFQs an SMS has room for the one that closes first. */
  readonly closesAt: string;
}

const translations = {
  en: { types: null, quantities: null },
  sw: {
    types: swahiliTypes as Messages['productTypes'],
    quantities: swahiliQuantities as Messages['quantities'],
  },
};

interface Line {
  /** "50 bags Cement 42.5", or the name of its product type where its own words may not be shown. */
  readonly words: string | null;
  /** The name of its product type by the dictionary. */
  readonly type: string | null;
}

/** A line of a notification that was stored as words stays so. */
function readLine(line: string, language: Language, safe: Safe): Line {
  const { types, quantities } = translations[language];
  const [quantity = '', unit = '', name, typeName = ''] = line.split('\t');
  if (name === undefined) return { words: safe(line), type: null };
  const type = typeName ? typeWords(typeName, types) : null;
  // Read with a number before it: "till" is one to pay into where the quantity is its number.
  const shown = safe(`1 ${unit} ${name}`) === null ? null : safe(name);
  if (shown === null) return { words: type, type };
  const amount = quantityWords(quantity, unit || null, quantities);
  return { words: `${amount} ${typeWords(shown, types)}`, type };
}

/** Makes one line of what somebody wrote; null for what may not stand in a message of ours. */
type Safe = (text: string) => string | null;

const longestPlaceInSms = 24;

/**
 * The place, the deadline and the first lines that a notice of an RFQ carries; null for notices without.
 *
 * @param isWriterProven else an SMS says nothing that its owner typed: product types, county and closing date alone
 */
export function rfqDetails(
  values: Readonly<Record<string, string | number>>,
  language: Language,
  { safe, isWriterProven }: { safe: Safe; isWriterProven: boolean },
): RfqDetails | null {
  const { closesAt, county = '', place = '', lines = '', lineCount = 0 } = values;
  if (typeof closesAt !== 'string') return null;
  const copy = copies[language];
  const time = formatDateTime(closesAt, language);
  const written = String(lines).split('\n').filter(Boolean);
  const read = written.map((line) => readLine(line, language, safe));
  const listed = read.flatMap(({ words }) => words ?? []);
  const types = [...new Set(read.flatMap(({ type }) => type ?? []))];
  const where = [place, county].flatMap((part) => safe(String(part)) || []).join(', ');
  const hidden = Number(lineCount) - listed.length;
  const typed = Array.from(where).slice(0, longestPlaceInSms).join('');
  const short = safe(String(county)) || (isWriterProven ? typed : '');
  const inSms = isWriterProven ? listed.join(', ') || safe(String(values.title)) : types.join(', ');
  return {
    closesAt,
    details: [
      ...(where ? [fill(copy.rfqPlace, { place: where })] : []),
      fill(copy.rfqCloses, { time }),
      ...listed,
      ...(hidden > 0 && listed.length > 0 ? [countWords(copy.rfqMoreLines, hidden)] : []),
    ],
    sms: fill(short ? copy.rfqSms : copy.rfqSmsNoPlace, {
      place: short,
      time,
      lines: inSms || copy.request,
    }),
  };
}
