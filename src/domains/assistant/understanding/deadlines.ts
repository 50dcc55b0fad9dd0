import { wordTable } from '../../../shared/word-table.ts';
import { type Token, unitOf } from '../../materials/language/public.ts';

/** Words by the number of their group. */
const numbered = (groups: string): Readonly<Record<string, number>> =>
  wordTable(
    Object.fromEntries(
      groups.split(',').flatMap((words, at) =>
        words
          .trim()
          .split(' ')
          .map((word) => [word, at]),
      ),
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

interface Found {
  readonly date: Date;
  readonly positions: readonly number[];
}

/** A date without time; days are those of Nairobi, handed in as `now` (YYYY-MM-DD). */
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day by which it is wanted, as YYYY-MM-DD, and the positions of the words that say so. */
export function findDeadline(
  tokens: readonly Token[],
  now: string,
): { deadline: string | null; positions: ReadonlySet<number> } {
  const today = day(now);
  const all: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (const reader of readers) {
      const found = reader(tokens, at, today);
      if (!found || isPast(tokens, at) || isOfPrice(tokens, at)) continue;
      all.push(found);
      at = Math.max(...found.positions);
      break;
    }
  }
  const [first] = all;
  return {
    deadline: first ? isoOf(first.date) : null,
    positions: new Set(all.flatMap((found) => found.positions)),
  };
}

const past =
  /\b(?:yesterday|jana|last|since|ago|iliyopita|tangu|juzi|was|ilipaswa|ilikuwa|ilifaa)\b/;
const isPast = (tokens: readonly Token[], at: number) =>
  past.test(
    tokens
      .slice(Math.max(0, at - 2), at + 1)
      .map((token) => token.text)
      .join(' '),
  );

/** "Bei ya simiti leo", "today's price": of when the price is, not the delivery. */
function isOfPrice(tokens: readonly Token[], at: number): boolean {
  if (!['leo', 'today', 'now', 'sasa'].includes(text(tokens, at))) return false;
  const said = tokens.map((token) => token.text).join(' ');
  return (
    /\b(?:bei|prices?|pricing|rates?|cost|ngapi|how much)\b/.test(said) &&
    !/\b(?:deliver\w*|need|nahitaji|niletee\w*|niletewe|ziletwe|peleka|before|by|kabla|ifike|zifike|natakia|site)\b/.test(
      said,
    )
  );
}

type Reader = (tokens: readonly Token[], at: number, today: Date) => Found | null;

const text = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** "before", "kabla ya": up to the day before. */
const isBefore = (tokens: readonly Token[], at: number) =>
  /\b(?:before|b4|kabla ya|kabla)\s*$/.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map((token) => token.text)
      .join(' '),
  ) ||
  (text(tokens, at - 2) === 'b' && text(tokens, at - 1) === '4');

const relative: Reader = (tokens, at, today) => {
  const one = text(tokens, at);
  const two = `${one} ${text(tokens, at + 1)}`;
  const four = `${two} ${text(tokens, at + 2)} ${text(tokens, at + 3)}`;
  if (two === 'kesho kutwa' || one === 'keshokutwa')
    return { date: plus(today, 2), positions: range(at, at + (one === 'keshokutwa' ? 1 : 2)) };
  if (four.startsWith('day after tomorrow'))
    return { date: plus(today, 2), positions: range(at, at + 3) };
  if (one === 'mtondogoo' || one === 'mtondo') return { date: plus(today, 3), positions: [at] };
  if (
    ['tomorrow', 'kesho', 'tomoro', 'tmrw', 'tmoro'].includes(one) &&
    text(tokens, at - 1) !== 'after'
  )
    return { date: plus(today, 1), positions: [at] };
  if (['today', 'leo', 'tonight'].includes(one) && text(tokens, at + 1) !== 'price')
    return { date: today, positions: [at] };
  return null;
};

const spanWords: readonly (readonly [string, number])[] = [
  ['day days siku', 1],
  ['week weeks wk wks wiki', 7],
  ['month months mwezi miezi', 30],
  ['fortnight', 14],
  ['hours hrs masaa saa', 1 / 24],
];
const spans: Readonly<Record<string, number>> = wordTable(
  Object.fromEntries(
    spanWords.flatMap(([words, days]) => words.split(' ').map((word) => [word, days])),
  ),
);
const within =
  /\b(?:in|within|after|next|ndani ya|baada ya|katika|for the next|muda wa|under|less than|by|kwa)\s*(?:about|the|next|kama)?\s*$/;

const inSpan: Reader = (tokens, at, today) => {
  const token = tokens[at];
  if (token?.kind === 'number' && token.value !== undefined) {
    const length = spans[text(tokens, at + 1)];
    // "tani saba wiki ijayo": the seven are tonnes, and the week is the next.
    const isCounted = unitOf(text(tokens, at - 1), false) !== null;
    const isWeekNext = ['ijayo', 'hii', 'kesho'].includes(text(tokens, at + 2)) && isCounted;
    if (length === undefined || token.value > 90 || isWeekNext) return null;
    const isLater =
      /^(?:from (?:now|today|leo)|time|hivi|zijazo|ijayo|kutoka (?:leo|sasa)|max|maximum)/.test(
        `${text(tokens, at + 2)} ${text(tokens, at + 3)}`,
      );
    const before = tokens
      .slice(Math.max(0, at - 4), at)
      .map((one) => one.text)
      .join(' ');
    if (!isLater && !within.test(before)) return null;
    return { date: plus(today, Math.round(token.value * length)), positions: [at, at + 1] };
  }
  if (['siku', 'wiki'].includes(text(tokens, at)) && tokens[at + 1]?.kind === 'number') {
    const before = tokens
      .slice(Math.max(0, at - 4), at)
      .map((one) => one.text)
      .join(' ');
    const after = text(tokens, at + 2);
    const count = tokens[at + 1]?.value ?? 0;
    if (count > 90 || !(within.test(before) || ['zijazo', 'hivi', 'kutoka', 'tu'].includes(after)))
      return null;
    return {
      date: plus(today, Math.round(count * (spans[text(tokens, at)] ?? 1))),
      positions: [at, at + 1],
    };
  }
  if (text(tokens, at) === 'fortnight') return { date: plus(today, 14), positions: [at] };
  if (
    /^a (?:week|month)$/.test(`${text(tokens, at)} ${text(tokens, at + 1)}`) &&
    within.test(text(tokens, at - 1))
  ) {
    return { date: plus(today, text(tokens, at + 1) === 'week' ? 7 : 30), positions: [at, at + 1] };
  }
  return null;
};

const period: Reader = (tokens, at, today) => {
  const next = tokens
    .slice(at, at + 5)
    .map((token) => token.text)
    .join(' ');
  const found = periods.find(([pattern]) => pattern.test(next));
  if (!found) return null;
  const length = (next.match(found[0])?.[0] ?? '').trim().split(' ').length;
  return { date: found[1](today), positions: range(at, at + length) };
};

const endOfMonth = (today: Date) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0));
const nextMonday = (today: Date) => plus(today, (8 - today.getUTCDay()) % 7 || 7);
const endOfWeek = (today: Date) =>
  plus(today, today.getUTCDay() === 0 ? 0 : today.getUTCDay() === 6 ? 1 : 5 - today.getUTCDay());
const weekend = (today: Date) => plus(today, today.getUTCDay() === 0 ? 0 : 6 - today.getUTCDay());

const periods: readonly (readonly [RegExp, (today: Date) => Date])[] = [
  [
    /^(?:end of (?:the |this )?month|month end|end month|month - end|mwisho wa mwezi|mwisho (?:wa |ya )?(?:huu )?mwezi|eom)\b/,
    endOfMonth,
  ],
  [/^(?:end of next week|mwisho wa wiki (?:ijayo|kesho))\b/, (today) => plus(nextMonday(today), 4)],
  [
    /^(?:end of (?:the |this )?week|week end of|mwisho wa wiki|mwisho wa wiki hii|eow|this week|wiki hii|ndani ya wiki hii)\b/,
    endOfWeek,
  ],
  [/^(?:this weekend|the weekend|weekend|wikendi|weekendi|wkend|wikiendi)\b/, weekend],
  [
    /^(?:next (?:wk|week)|nxt (?:wk|week)|wiki ijayo|wiki kesho|week ijayo|wiki inayokuja|wiki lijalo|coming week|following week|the week after|juma lijalo)\b/,
    (today) => plus(nextMonday(today), 4),
  ],
  [
    /^(?:next month|nxt month|mwezi ujao|mwezi kesho|month ijayo|mwezi ijayo|mwezi unaokuja|coming month)\b/,
    (today) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 15)),
  ],
];

const weekday: Reader = (tokens, at, today) => {
  const one = text(tokens, at);
  const index = dayNames[one];
  if (index === undefined) return null;
  if (one === 'sun' && ['the', 'and', 'from', 'hot'].includes(text(tokens, at - 1))) return null;
  if (one === 'sat' && text(tokens, at - 1) === 'i') return null;
  const ahead = (index - today.getUTCDay() + 7) % 7 || 7;
  const around = `${text(tokens, at - 3)} ${text(tokens, at - 2)} ${text(tokens, at - 1)} ${one} ${text(tokens, at + 1)} ${text(tokens, at + 2)} ${text(tokens, at + 3)}`;
  const isNextWeek = /\b(?:next week|wiki ijayo|nxt week)\b/.test(around);
  if (isNextWeek) {
    const monday = nextMonday(today);
    const positions = range(Math.max(0, at - 2), Math.min(tokens.length, at + 4)).filter(
      (position) => ['next', 'week', 'wiki', 'ijayo', 'nxt', one].includes(text(tokens, position)),
    );
    return {
      date: plus(monday, (index + 6) % 7),
      positions: positions.length > 0 ? positions : [at],
    };
  }
  const date = plus(today, ahead);
  return { date: isBefore(tokens, at) && ahead > 1 ? plus(date, -1) : date, positions: [at] };
};

const ordinals = new Set(['st', 'nd', 'rd', 'th']);

const calendar: Reader = (tokens, at, today) => {
  const token = tokens[at];
  const one = text(tokens, at);
  if (token?.kind === 'number' && /^\d{1,2}$/.test(one)) {
    const isOrdinal = ordinals.has(text(tokens, at + 1));
    let next = at + (isOrdinal ? 2 : 1);
    if (['of', 'ya', 'mwezi'].includes(text(tokens, next))) next += 1;
    const month = months[text(tokens, next)];
    if (
      month !== undefined &&
      !(text(tokens, next) === 'may' && !isOrdinal && tokens[next + 1]?.kind === 'word')
    ) {
      return onDay(today, Number(one), month, range(at, next + 1));
    }
    const isDated = ['tarehe', 'date', 'tar'].includes(text(tokens, at - 1));
    if (isDated) return onDay(today, Number(one), null, range(at - 1, at + (isOrdinal ? 2 : 1)));
    const isBy = ['by', 'before', 'on', 'kabla', 'kufikia', 'the', 'until', 'ifikapo'].includes(
      text(tokens, at - 1),
    );
    if (isOrdinal && isBy) return onDay(today, Number(one), null, range(at, at + 2));
  }
  if (
    token?.kind === 'number' &&
    /^\d{1,2}\/\d{1,2}$/.test(one) &&
    (['by', 'before', 'on', 'tarehe', 'kabla', 'date', ':'].includes(text(tokens, at - 1)) ||
      (text(tokens, at + 1) === '/' && /^\d{2,4}$/.test(text(tokens, at + 2))))
  ) {
    const [date = 1, month = 1] = one.split('/').map(Number);
    if (month >= 1 && month <= 12 && date <= 31)
      return onDay(today, date, month - 1, text(tokens, at + 1) === '/' ? range(at, at + 3) : [at]);
  }
  const month = months[one];
  if (month !== undefined && one !== 'mar' && tokens[at + 1]?.kind === 'number') {
    const date = tokens[at + 1]?.value ?? 0;
    if (
      date >= 1 &&
      date <= 31 &&
      Number.isInteger(date) &&
      !(one === 'may' && !isDateLed(tokens, at))
    ) {
      return onDay(
        today,
        date,
        month,
        range(at, at + (ordinals.has(text(tokens, at + 2)) ? 3 : 2)),
      );
    }
  }
  return null;
};

const isDateLed = (tokens: readonly Token[], at: number) =>
  ['by', 'before', 'on', 'in', 'of', 'kabla'].includes(text(tokens, at - 1));

/** That day, this year or next; without a month, the next day of that number. */
function onDay(
  today: Date,
  date: number,
  month: number | null,
  positions: readonly number[],
): Found | null {
  if (date < 1 || date > 31) return null;
  const year = today.getUTCFullYear();
  const step = month === null ? 1 : 12;
  // A month that has no such day is passed over: "the 31st" in November is that of December.
  for (let ahead = 0; ahead <= 48; ahead += step) {
    const at = new Date(Date.UTC(year, (month ?? today.getUTCMonth()) + ahead, date));
    if (at.getUTCDate() === date && at >= today) return { date: at, positions };
    if (month !== null && at.getUTCDate() !== date && date > (month === 1 ? 29 : 30)) return null;
  }
  return null;
}

const readers: readonly Reader[] = [relative, calendar, weekday, period, inSpan];
