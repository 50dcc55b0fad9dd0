import { lookUp } from '../../../ui/material-words.ts';
import { useTranslations } from '../../../ui/messages.tsx';
import { specificationWords } from './specification-words.ts';

/** A detail's key as words in the reader's language. */
export function useDetailNames(): (key: string) => string {
  const names = useTranslations('attributes') ?? undefined;
  return (key) => lookUp(names, key) ?? specificationWords(key);
}
