import { fill } from '../../messages/index.ts';
import { maxUploadBytes, type UploadType } from '../../shared/upload-rules.ts';
import { useTexts } from '../messages.tsx';
import { toast } from '../toast/store.ts';

export interface FileCheck {
  readonly accepted: readonly UploadType[];
  /** How many there may be in all. */
  readonly most: number;
  /** Said of a file of another type. */
  readonly wrongType: string;
}

/**
 * Judges chosen files before anything is sent, and says in a toast why not one of them is taken.
 * @returns whether all are; `already` is how many there are beside them
 */
export function useFileCheck({ accepted, most, wrongType }: FileCheck) {
  const t = useTexts('uploads');
  const problemOf = (files: readonly File[], already: number) => {
    if (already + files.length > most) {
      return { title: t.tooManyTitle, description: fill(t.tooManyText, { count: most }) };
    }
    const large = files.find(({ size }) => size > maxUploadBytes);
    if (large) {
      return { title: t.tooLargeTitle, description: fill(t.tooLargeText, { name: large.name }) };
    }
    const isAccepted = ({ type }: File) => accepted.some((one) => one === type);
    return files.every(isAccepted) ? null : { title: t.failedTitle, description: wrongType };
  };
  return (files: readonly File[], already = 0): boolean => {
    const problem = problemOf(files, already);
    if (problem) toast({ ...problem, variant: 'destructive' });
    return problem === null;
  };
}
