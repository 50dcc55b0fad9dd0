import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/**
 * What a runner's tests came to: how many passed and failed, and each that failed or passed only when
 * tried again, with its first error.
 *
 * @typedef {{ passed: number, failed: number, troubles: Trouble[] }} Outcome
 * @typedef {{ file: string, title: string, isFlaky: boolean, error: string }} Trouble
 */

const mostLines = 8;
const mostLetters = 200;

/** Of vitest's modules, as its reporters get them; what broke outside of tests counts as failed. */
export function vitestOutcome(modules, unhandledErrors) {
  const outcome = { passed: 0, failed: 0, troubles: [] };
  const add = (file, title, isFlaky, errors) =>
    outcome.troubles.push({ file, title, isFlaky, error: wordsOf(errors?.[0]) });
  for (const module of modules) {
    const file = path.relative(root, module.moduleId);
    for (const broken of [module, ...module.children.allSuites()]) {
      if (broken.errors().length === 0) continue;
      outcome.failed += 1;
      add(file, broken.fullName ?? '(the file)', false, broken.errors());
    }
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const isFlaky = test.diagnostic()?.flaky ?? false;
      if (state === 'passed') outcome.passed += 1;
      if (state === 'failed') outcome.failed += 1;
      if (state === 'failed' || isFlaky) add(file, test.fullName, isFlaky, errors);
    }
  }
  for (const error of unhandledErrors) {
    outcome.failed += 1;
    add('(outside of tests)', error.name ?? 'error', false, [error]);
  }
  return outcome;
}

/** Of the report that Playwright's JSON reporter writes. */
export function playwrightOutcome(report) {
  const { expected, flaky, unexpected } = report.stats;
  const troubles = report.errors.map((error) => ({
    file: '(outside of journeys)',
    title: 'error',
    isFlaky: false,
    error: wordsOf(error),
  }));
  const read = (suite) => {
    for (const { file, line, title, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue;
        const [error] = results.flatMap(({ errors }) => errors);
        const place = `e2e/${file}:${line} [${projectName}]`;
        troubles.push({ file: place, title, isFlaky: status === 'flaky', error: wordsOf(error) });
      }
    }
    for (const inner of suite.suites ?? []) read(inner);
  };
  for (const suite of report.suites) read(suite);
  return { passed: expected + flaky, failed: unexpected + report.errors.length, troubles };
}

/** The lines that tell a reader, who may see the end of the output alone, what went wrong. */
export function troubleLines(troubles) {
  const part = (heading, chosen) =>
    chosen.length === 0
      ? []
      : [
          '',
          `── ${heading}`,
          ...chosen.flatMap(({ file, title, error }) => [
            `${file} › ${title}`,
            ...error.split('\n').map((line) => `    ${line}`),
          ]),
        ];
  return [
    ...part(
      'passed only when tried again',
      troubles.filter(({ isFlaky }) => isFlaky),
    ),
    ...part(
      'failed',
      troubles.filter(({ isFlaky }) => !isFlaky),
    ),
  ];
}

/** The first lines of an error, without colours. */
function wordsOf(error) {
  const lines = stripVTControlCharacters(error?.message ?? error?.stack ?? 'No error was given.')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, mostLines)
    .map((line) => line.slice(0, mostLetters).trimEnd())
    .join('\n');
}
