import { type Figure, median } from './measure.ts';
import type { Target } from './targets.ts';

export interface Row {
  /** Products in the catalogue. */
  readonly size: number;
  readonly target: Target;
  /** Answers a second of the floor in the same run. */
  readonly floorRate: number;
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
  const smallest = Math.min(...rows.map((row) => row.size));
  const largest = Math.max(...rows.map((row) => row.size));
  const lines = rows.map((row) => {
    const rate = median(row.figures.map((figure) => figure.rate));
    const atSmallest = rows.find((r) => r.size === smallest && r.target.name === row.target.name);
    const verdict = judge(row, row.size === largest, atSmallest ? share(atSmallest) : null);
    const cells = [
      row.size.toLocaleString('en-KE'),
      row.target.name,
      Math.round(row.floorRate).toLocaleString('en-KE'),
      Math.round(rate).toLocaleString('en-KE'),
      share(row).toFixed(2),
      verdict.promise,
      verdict.kept,
      median(row.figures.map((figure) => figure.p50)).toFixed(0),
      median(row.figures.map((figure) => figure.p99)).toFixed(0),
      String(row.figures.reduce((sum, figure) => sum + figure.failures, 0)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Performance',
    '',
    `Printed by \`npm run bench -- --write\`: ${machine.cores} cores (${machine.model}), one server process, PostgreSQL and the load on the same machine; medians of ${machine.rounds} rounds of ${machine.seconds} s. The floor is Fastify with one prepared statement for one row, measured in the same round. Compare shares, not rates: they hold when the machine's speed drifts.`,
    '',
    '| products | what | floor /s | ours /s | share | promise | kept | p50 ms | p99 ms | failures |',
    '| ---: | --- | ---: | ---: | ---: | --- | --- | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}

function share(row: Row): number {
  return median(row.figures.map((figure) => figure.rate)) / row.floorRate;
}

function judge(row: Row, isLargest: boolean, shareAtSmallest: number | null) {
  const { promise, promiseAtScale, keepsWithin } = row.target;
  const own = share(row);
  if (isLargest && promiseAtScale !== undefined) {
    return { promise: `≥ ${promiseAtScale}`, kept: own >= promiseAtScale ? 'yes' : 'NO' };
  }
  if (isLargest && keepsWithin !== undefined && shareAtSmallest !== null) {
    const least = shareAtSmallest * (1 - keepsWithin);
    return { promise: `≥ ${least.toFixed(2)} (80 % of 300)`, kept: own >= least ? 'yes' : 'NO' };
  }
  if (promise === null) return { promise: '–', kept: '–' };
  return { promise: `≥ ${promise}`, kept: own >= promise ? 'yes' : 'NO' };
}
