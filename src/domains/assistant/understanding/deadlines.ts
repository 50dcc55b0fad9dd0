import { wordTable } from '../../../shared/word-table.ts';
import { type Token, unitOf } from '../../materials/language/public.ts';

/** Words by the number of their group. */
const numbered = (groups: string): Readonly<Record<string, number>> =>
  wordTable(
    Object.fromEntries(
      groups
        .split(/,\s*/)
        .flatMap((words, at) => words.split(' ').map((word) => [word, at] as const)),
    ),
  );
const dayNames = numbered(
  `sunday sun jumapili, monday mon jumatatu, tuesday tue tues jumanne,
   wednesday wed weds jumatano, thursday thur thurs thu alhamisi alhamis,
   friday fri ijumaa furahiday furaiday, saturday sat jumamosi`,
);
const months = numbered(
  `january jan januari, february feb februari, march mar machi, april apr aprili, may mei,
   june jun juni, july jul julai, august aug agosti, september sep sept septemba,
   october oct oktoba, november nov novemba, december dec desemba`,
);
const spans: Readonly<Record<string, number>> = wordTable({
  ...Object.fromEntries('day days siku'.split(' ').map((word) => [word, 1])),
  ...Object.fromEntries('week weeks wk wks wiki'.split(' ').map((word) => [word, 7])),
  ...Object.fromEntries('month months mwezi miezi'.split(' ').map((word) => [word, 30])),
  ...Object.fromEntries('hours hrs masaa saa'.split(' ').map((word) => [word, 1 / 24])),
  fortnight: 14,
});
const anyOf = (table: Readonly<Record<string, number>>) => `(${Object.keys(table).join('|')})`;

/** A date without time; days are those of Nairobi, handed in as `now` (YYYY-MM-DD). */
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const nextMonday = (today: Date) => plus(today, (8 - today.getUTCDay()) % 7 || 7);
const inMonth = (today: Date, months: number, date: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, date));
/** Days until a day of the week, 0 on Sundays. */
const until = (today: Date, weekday: number) =>
  today.getUTCDay() === 0 ? 0 : Math.max(weekday, today.getUTCDay()) - today.getUTCDay();

/** One way to say a day. */
interface Way {
  /** The words from here on. */
  readonly here: RegExp;
  /** The words that lead there must end so, or must not. */
  readonly before?: RegExp;
  readonly notBefore?: RegExp;
  /** Null for what is no day. `before`: the words that lead there. */
  readonly date: (today: Date, said: RegExpExecArray, before: string) => Date | null;
}

const ordinal = '(?: (?:st|nd|rd|th))';
const leads = /\b(?:by|before|on|kabla|kufikia|the|until|ifikapo)$/;
const upTo = /\b(?:before|b ?4|kabla(?: ya)?)$/;
const within =
  /\b(?:in|within|after|next|ndani ya|baada ya|katika|for the next|muda wa|under|less than|by|kwa)(?: (?:about|the|next|kama))?$/;
const nextWeek = '(?:next week|nxt week|wiki ijayo)';
const ofNextWeek: Way['date'] = (today, [, name = '']) =>
  plus(nextMonday(today), ((dayNames[name] ?? 0) + 6) % 7);
const later = '(?:from (?:now|today|leo)|time|hivi|zijazo|ijayo|kutoka (?:leo|sasa)|max)';
const spanOf: Way['date'] = (today, { groups: { count = '1', unit = '' } = {} }) =>
  Number(count) > 90 ? null : plus(today, Math.round(Number(count) * (spans[unit] ?? 1)));
const count = String.raw`(?<count>\d+(?:\.\d+)?)`;
const unit = anyOf(spans).replace('(', '(?<unit>');

/** Of several that fit the first is meant. */
const ways: readonly Way[] = [
  { here: /^(?:kesho kutwa|keshokutwa|day after tomorrow)\b/, date: (today) => plus(today, 2) },
  { here: /^mtondo(?:goo)?\b/, date: (today) => plus(today, 3) },
  {
    here: /^(?:tomorrow|kesho|tomoro|tmrw|tmoro)\b/,
    notBefore: /\bafter$/,
    date: (today) => plus(today, 1),
  },
  { here: /^(?:today|leo|tonight)\b(?! price)/, date: (today) => today },
  {
    here: new RegExp(
      `^(\\d{1,2})(?:${ordinal} (?:(?:of|ya|mwezi) )?| (?:of|ya|mwezi) | (?!may [a-z]))${anyOf(months)}\\b`,
    ),
    date: (today, [, date, month = '']) => onDay(today, Number(date), months[month] ?? null),
  },
  {
    here: new RegExp(
      `^(?:tarehe|date|tar) (\\d{1,2})${ordinal}?(?= |$)(?! (?:(?:of|ya|mwezi) )?${anyOf(months)}\\b)(?! \\/)`,
    ),
    date: (today, [, date]) => onDay(today, Number(date), null),
  },
  {
    here: new RegExp(`^(\\d{1,2})${ordinal}\\b`),
    before: leads,
    date: (today, [, date]) => onDay(today, Number(date), null),
  },
  {
    here: /^(\d{1,2})\/(\d{1,2})( \/ \d{2,4}\b)?/,
    date: (today, [, date, month, year], before) =>
      Number(month) < 1 ||
      Number(month) > 12 ||
      !(year || /(?:\b(?:by|before|on|tarehe|kabla|date)|:)$/.test(before))
        ? null
        : onDay(today, Number(date), Number(month) - 1),
  },
  {
    here: new RegExp(`^(?!mar )${anyOf(months)} (\\d{1,2})\\b${ordinal}?`),
    date: (today, [, month = '', date], before) =>
      month === 'may' && !/\b(?:by|before|on|in|of|kabla)$/.test(before)
        ? null
        : onDay(today, Number(date), months[month] ?? null),
  },
  { here: new RegExp(`^${anyOf(dayNames)} (?:of |ya )?${nextWeek}\\b`), date: ofNextWeek },
  { here: new RegExp(`^${nextWeek} (?:on )?${anyOf(dayNames)}\\b`), date: ofNextWeek },
  {
    here: new RegExp(`^${anyOf(dayNames)}\\b`),
    date(today, [, name = ''], before) {
      const isOther = name === 'sun' ? /\b(?:the|and|from|hot)$/ : name === 'sat' ? /\bi$/ : null;
      if (isOther?.test(before)) return null;
      const ahead = ((dayNames[name] ?? 0) - today.getUTCDay() + 7) % 7 || 7;
      return plus(today, upTo.test(before) && ahead > 1 ? ahead - 1 : ahead);
    },
  },
  {
    here: /^(?:end of (?:the |this )?month|month end|end month|month - end|mwisho (?:(?:wa|ya) )?(?:huu )?mwezi|eom)\b/,
    date: (today) => inMonth(today, 1, 0),
  },
  {
    here: /^(?:end of next week|mwisho wa wiki (?:ijayo|kesho)|(?:next|nxt) (?:wk|week)|wiki (?:ijayo|kesho|inayokuja|lijalo)|week ijayo|coming week|following week|the week after|juma lijalo)\b/,
    date: (today) => plus(nextMonday(today), 4),
  },
  {
    here: /^(?:end of (?:the |this )?week|week end of|mwisho wa wiki(?: hii)?|eow|this week|(?:ndani ya )?wiki hii)\b/,
    date: (today) => (today.getUTCDay() === 6 ? plus(today, 1) : plus(today, until(today, 5))),
  },
  {
    here: /^(?:(?:this |the )?weekend|wikendi|weekendi|wkend|wikiendi)\b/,
    date: (today) => plus(today, until(today, 6)),
  },
  {
    here: /^(?:(?:next|nxt|coming) month|mwezi (?:ujao|kesho|ijayo|unaokuja)|month ijayo)\b/,
    date: (today) => inMonth(today, 1, 15),
  },
  { here: new RegExp(`^${count} ${unit}\\b(?= ${later})`), date: spanOf },
  { here: new RegExp(`^${count} ${unit}\\b`), before: within, date: spanOf },
  {
    here: new RegExp(`^(?<unit>siku|wiki) ${count}\\b(?= (?:zijazo|hivi|kutoka|tu))`),
    date: spanOf,
  },
  { here: new RegExp(`^(?<unit>siku|wiki) ${count}\\b`), before: within, date: spanOf },
  { here: /^(?<unit>fortnight)\b/, date: spanOf },
  { here: /^a (?<unit>week|month)\b/, before: within, date: spanOf },
];

const past =
  /\b(?:yesterday|jana|last|since|ago|iliyopita|tangu|juzi|was|ilipaswa|ilikuwa|ilifaa)\b/;

/** "Bei ya simiti leo", "today's price": of when the price is, not the delivery. */
const isOfPrice = (said: string) =>
  /\b(?:bei|prices?|pricing|rates?|cost|ngapi|how much)\b/.test(said) &&
  !/\b(?:deliver\w*|need|nahitaji|niletee\w*|niletewe|ziletwe|peleka|before|by|kabla|ifike|zifike|natakia|site)\b/.test(
    said,
  );

/** So many words lead to a day, and so many say it. */
const behind = 4;
const ahead = 7;

/** The day by which it is wanted, as YYYY-MM-DD, and the positions of the words that say so. */
export function findDeadline(
  tokens: readonly Token[],
  now: string,
): { deadline: string | null; positions: ReadonlySet<number> } {
  const today = day(now);
  const positions = new Set<number>();
  const words = tokens.map(({ text }) => text);
  const said = words.join(' ');
  let deadline: string | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const before = words.slice(Math.max(0, at - behind), at).join(' ');
    const here = words.slice(at, at + ahead).join(' ');
    const isGone = past.test(words.slice(Math.max(0, at - 2), at + 1).join(' '));
    if (isGone || (/^(?:leo|today|now|sasa)\b/.test(here) && isOfPrice(said))) continue;
    const found = dayAt(today, here, before);
    // "tani saba wiki ijayo": the seven are tonnes, and the week is the next.
    const isCounted =
      /^[\d.]+ wiki (?:ijayo|hii|kesho)/.test(here) && unitOf(words[at - 1] ?? '', false) !== null;
    if (!found || isCounted) continue;
    deadline ??= found.date.toISOString().slice(0, 10);
    for (let one = at; one < at + found.length; one += 1) positions.add(one);
    at += found.length - 1;
  }
  return { deadline, positions };
}

function dayAt(today: Date, here: string, before: string) {
  for (const way of ways) {
    const said = way.here.exec(here);
    if (!said || way.before?.test(before) === false || way.notBefore?.test(before)) continue;
    const date = way.date(today, said, before);
    if (date) return { date, length: said[0].trim().split(' ').length };
  }
  return null;
}

/** That day, this year or next; without a month, the next day of that number. */
function onDay(today: Date, date: number, month: number | null): Date | null {
  if (date < 1 || date > 31) return null;
  const year = today.getUTCFullYear();
  // A month that has no such day is passed over: "the 31st" in November is that of December.
  for (let passed = 0; passed <= 48; passed += month === null ? 1 : 12) {
    const at = new Date(Date.UTC(year, (month ?? today.getUTCMonth()) + passed, date));
    if (at.getUTCDate() === date && at >= today) return at;
    if (month !== null && at.getUTCDate() !== date && date > (month === 1 ? 29 : 30)) return null;
  }
  return null;
}
