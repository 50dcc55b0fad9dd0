import { countWords, fill, type Language, type Messages } from '../../../messages/index.ts';
import { quantityWords, typeWords } from '../../../messages/material-words.ts';
import { materials as swahiliMaterials } from '../../../messages/sw/materials.ts';
import { productTypes as swahiliTypes } from '../../../messages/sw/productTypes.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { copy as en, type NotificationCopy } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';

const copies: Record<Language, NotificationCopy> = { en, sw };

/** What a mail and an SMS say of an RFQ beside its title. */
export interface RfqDetails {
  /** For a mail: where to, until when, the first lines. */
  readonly details: readonly string[];
  /** Instead of the title. */
  readonly sms: string;
  /** An instant: of several RFQs an SMS has room for the one that closes first. */
  readonly closesAt: string;
}

const translations = {
  en: { types: null, materials: null },
  sw: {
    types: swahiliTypes as Messages['productTypes'],
    materials: swahiliMaterials as Messages['materials'],
  },
};

/** "50 bags Cement 42.5"; a line of a notice that was stored as words stays so. */
function lineWords(line: string, language: Language): string {
  const [quantity = '', unit = '', name] = line.split('\t');
  if (name === undefined) return line;
  const { types, materials } = translations[language];
  return `${quantityWords(quantity, unit || null, materials)} ${typeWords(name, types)}`;
}

const longestPlaceInSms = 24;

/**
 * The place, the deadline and the first lines that a notice of an RFQ carries; null for notices without.
 *
 * @param safe makes one line of what somebody wrote; null for what may not stand in an email of ours
 */
export function rfqDetails(
  values: Readonly<Record<string, string | number>>,
  language: Language,
  safe: (text: string) => string | null,
): RfqDetails | null {
  const { closesAt, county = '', place = '', lines = '', lineCount = 0 } = values;
  if (typeof closesAt !== 'string') return null;
  const copy = copies[language];
  const time = formatDateTime(closesAt, language);
  const written = String(lines).split('\n').filter(Boolean);
  const listed = written.flatMap((line) => safe(lineWords(line, language)) ?? []);
  const where = [place, county].flatMap((part) => safe(String(part)) || []).join(', ');
  const hidden = Number(lineCount) - listed.length;
  const short = safe(String(county)) || Array.from(where).slice(0, longestPlaceInSms).join('');
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
      lines: listed.join(', ') || safe(String(values.title)) || copy.request,
    }),
  };
}
