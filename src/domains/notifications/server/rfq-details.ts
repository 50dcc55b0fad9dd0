import { fill, type Language } from '../../../messages/index.ts';
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
  const listed = written.flatMap((line) => safe(line) ?? []);
  const where = [place, county].flatMap((part) => safe(String(part)) || []).join(', ');
  const hidden = Number(lineCount) - listed.length;
  const short = safe(String(county)) || Array.from(where).slice(0, longestPlaceInSms).join('');
  return {
    closesAt,
    details: [
      ...(where ? [fill(copy.rfqPlace, { place: where })] : []),
      fill(copy.rfqCloses, { time }),
      ...listed,
      ...(hidden > 0 && listed.length > 0 ? [fill(copy.rfqMoreLines, { count: hidden })] : []),
    ],
    sms: fill(short ? copy.rfqSms : copy.rfqSmsNoPlace, {
      place: short,
      time,
      lines: listed.join(', ') || safe(String(values.title)) || copy.request,
    }),
  };
}
