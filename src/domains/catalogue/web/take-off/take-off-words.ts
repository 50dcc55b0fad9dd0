import { formatNumber } from '../../../../shared/numbers.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { type Field, isChoice, shownNumber } from '../../../materials/takeoff/public.ts';

/** Words of jobs, fields and lines in the reader's language. */
export function useTakeOffWords() {
  const t = useTexts('takeOff');
  const typeWords = useTypeWords();
  const lookUp = (table: Readonly<Record<string, string>>, key: string) => table[key];
  const optionWords = (option: string) => lookUp(t.options, option) ?? option;
  return {
    job: (key: string) => lookUp(t.jobs, key) ?? key,
    field: (job: string, key: string) =>
      lookUp(t.fields, `${job}_${key}`) ?? lookUp(t.fields, key) ?? key,
    figure: (key: string) => lookUp(t.figures, key) ?? key,
    option: optionWords,
    value: (field: Field, value: number | string) =>
      isChoice(field)
        ? optionWords(String(value))
        : numberWords(shownNumber(field, Number(value)), field.unit),
    /** The dictionary's name, with the size that stands behind it. */
    line: ({ name, typeName }: { readonly name: string; readonly typeName: string }) =>
      `${typeWords(typeName)}${name.slice(typeName.length)}`,
  };
}

export const numberWords = (value: number, unit: string): string =>
  unit === '%' || unit === '°'
    ? `${formatNumber(value)}${unit}`
    : `${formatNumber(value)} ${unit}`.trim();
