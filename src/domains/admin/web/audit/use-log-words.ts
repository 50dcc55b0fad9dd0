import { useTexts } from '../../../../ui/messages.tsx';

/** Says what the log names by a code. A code that is no longer written stays as it is. */
export function useLogWords(of: 'actions' | 'targets'): (code: string) => string {
  const words: Readonly<Record<string, string>> = useTexts('audit')[of];
  return (code) => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);
}
