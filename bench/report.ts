import { type Figure, median } from './measure.ts';
import type { Target } from './targets.ts';

export interface Row {
  /** Products in the catalogue. */
  readonly size: number;
  readonly target: Target;
  /** Answers a second of the floor around each figure. */
  readonly floors: readonly number[];
  readonly figures: readonly Figure[];
}

interface Machine {
  readonly cores: number;
  readonly model: string;
  readonly rounds: number;
  readonly seconds: number;
}

/** The figures as Markdown: shares of the floor, the promise, and whether it is kept. */
export function table(rows: readonly Row[], machine: Machine): string {
  const cells = rows.map((row) => cellsOf(row, rows));
  const heads = [
    'products',
    'what',
    'ours /s',
    'floor /s',
    'share',
    'promise',
    'kept',
    'p50 ms',
    'p99 ms',
    'failures',
  ];
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (values: readonly string[]) =>
    `| ${values.map((value, column) => pad(value, column, widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const { cores, model, rounds, seconds } = machine;
  return [
    `Printed by \`npm run bench -- --write\`: ${cores} cores (${model}), one server process, PostgreSQL (durable) and the load on the same machine; medians of ${rounds} rounds of ${seconds} s, 16 connections. The floor is Fastify with one prepared statement for one row, measured right before and after each figure. Compare shares, not rates: they hold when the machine's speed drifts. A failure is an answer other than 2xx.`,
    '',
    line(heads),
    line(rule),
    ...cells.map(line),
    '',
  ].join('\n');
}

const textColumns = [1, 5, 6];
const isText = (column: number) => textColumns.includes(column);
const pad = (value: string, column: number, width: number) =>
  isText(column) ? value.padEnd(width) : value.padStart(width);

function cellsOf(row: Row, rows: readonly Row[]): string[] {
  const { promise, isKept } = verdictOf(row, rows);
  const whole = (value: number) => Math.round(value).toLocaleString('en-KE');
  const verdict = promise === null ? '–' : isKept ? 'yes' : 'MISSED';
  return [
    row.size.toLocaleString('en-KE'),
    row.target.name,
    whole(median(row.figures.map((figure) => figure.rate))),
    whole(median(row.floors)),
    share(row).toFixed(2),
    promise ?? '–',
    verdict,
    median(row.figures.map((figure) => figure.p50)).toFixed(0),
    median(row.figures.map((figure) => figure.p99)).toFixed(0),
    String(failures(row)),
  ];
}

/** Of each round its own share: the machine's speed drifts from one to the next. */
const share = (row: Row) =>
  median(row.figures.map(({ rate }, round) => rate / (row.floors[round] ?? Number.NaN)));

const failures = (row: Row) => row.figures.reduce((sum, figure) => sum + figure.failures, 0);

/** What was promised for a row, and whether it holds; an answer that failed keeps no promise. */
export function verdictOf(row: Row, rows: readonly Row[]) {
  const least = leastShare(row, rows);
  const isKept = failures(row) === 0 && (least === null || share(row) >= least.share);
  return { promise: least?.words ?? null, isKept };
}

function leastShare(row: Row, rows: readonly Row[]): { share: number; words: string } | null {
  const { name, promise, promiseAtScale, keepsWithin } = row.target;
  const sizes = rows.map(({ size }) => size);
  const isLargest = row.size === Math.max(...sizes);
  const smallest = rows.find((r) => r.size === Math.min(...sizes) && r.target.name === name);
  if (isLargest && promiseAtScale !== undefined) {
    return { share: promiseAtScale, words: `≥ ${promiseAtScale}` };
  }
  if (isLargest && keepsWithin !== undefined && smallest) {
    const least = share(smallest) * (1 - keepsWithin);
    return { share: least, words: `≥ ${least.toFixed(2)} (${100 - keepsWithin * 100} % of 300)` };
  }
  return promise === null ? null : { share: promise, words: `≥ ${promise}` };
}
