import { formatNumber } from '../../../shared/numbers.ts';
import { type Field, isChoice, type Line } from './job.ts';
import { shownNumber } from './said.ts';

type Table = Readonly<Record<string, string>>;
/** The texts of a language, by keys of jobs, fields, options and figures. */
interface TakeOffTexts {
  readonly jobs: Table;
  readonly fields: Table;
  readonly options: Table;
  readonly figures: Table;
  readonly stages: Table;
}

export const numberWords = (value: number, unit: string): string =>
  `${formatNumber(value)}${unit === '%' || unit === '°' ? '' : ' '}${unit}`.trim();

/**
 * What jobs, fields, values and lines are called.
 *
 * @param typeWords the dictionary's English name of a type in the reader's language
 */
export function takeOffWords(t: TakeOffTexts, typeWords: (name: string) => string) {
  const option = (key: string) => t.options[key] ?? key;
  return {
    option,
    job: (key: string) => t.jobs[key] ?? key,
    /** A field may be called otherwise in one job: the height of a column. */
    field: (job: string, key: string) => t.fields[`${job}_${key}`] ?? t.fields[key] ?? key,
    stage: (key: string) => t.stages[key] ?? key,
    figure: (key: string) => t.figures[key] ?? key,
    value: (field: Field, value: number | string) =>
      isChoice(field)
        ? option(String(value))
        : numberWords(shownNumber(field, Number(value)), field.unit),
    line: ({ name, typeName }: Pick<Line, 'name' | 'typeName'>) =>
      `${typeWords(typeName)}${name.slice(typeName.length)}`,
  };
}
