import { useState } from 'react';
import { countWords, fill } from '../../messages/index.ts';
import { shrinkPicture } from '../data/shrink-picture.ts';
import { useTexts } from '../messages.tsx';
import { toast } from '../toast/store.ts';
import {
  type FilePicking,
  type LeftOut,
  type LeftOutReason,
  pickFiles,
  stillLeftOut,
} from './pick-files.ts';

/** What a field says in its own words. */
export interface PickingTexts {
  readonly tooMany?: string;
  readonly tooLarge?: string;
}

export type PickedFiles = ReturnType<typeof usePickedFiles>;

/**
 * Choosing files for a field: pictures are made small on the device, good files are taken, and why
 * another one is not stands at the field (`FileProblems`) until it is mended or put aside.
 */
export function usePickedFiles(picking: FilePicking, own: PickingTexts = {}) {
  const t = useTexts('uploads');
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<readonly LeftOut[]>([]);
  const takesDocuments = picking.accepted.includes('application/pdf');
  const words = {
    tooMany: {
      title: t.tooManyTitle,
      text: own.tooMany ?? countWords(t.tooManyText, picking.most),
    },
    tooLarge: { title: t.tooLargeTitle, text: own.tooLarge ?? t.tooLargeText },
    wrongType: { title: t.failedTitle, text: takesDocuments ? t.wrongTypeDocument : t.wrongType },
    unreadable: { title: t.failedTitle, text: t.unreadableText },
  };
  const sentenceOf = ({ name, reason }: LeftOut) => fill(words[reason].text, { name });
  const tell = (problem: LeftOut) =>
    toast({
      title: words[problem.reason].title,
      description: sentenceOf(problem),
      variant: 'destructive',
    });
  return {
    /** Files are being made smaller. */
    isReading,
    /** What was left out, each with its reason as a sentence. */
    problems: problems.map((problem) => ({ name: problem.name, text: sentenceOf(problem) })),
    dismiss: (name: string) => setProblems((all) => all.filter((one) => one.name !== name)),
    forget: () => setProblems([]),
    /** One that turned out not to be usable. */
    leaveOut({ name }: File, reason: LeftOutReason) {
      setProblems((before) => [...before, { name, reason }]);
      tell({ name, reason });
    },
    /** @returns the files to take, as they are to be sent; `already` is how many are there */
    async pick(files: readonly File[], already: number): Promise<readonly File[]> {
      setReading(true);
      const picked = await pickFiles(files, already, { ...picking, read: shrinkPicture });
      setReading(false);
      setProblems((before) => stillLeftOut(before, picked));
      const [first] = picked.leftOut;
      if (first) tell(first);
      return picked.taken;
    },
  };
}
