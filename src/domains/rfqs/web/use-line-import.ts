import { useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { readNames, readPastedList } from './api.ts';
import { type ColumnChoice, guessColumns, linesOfSheet, type Sheet } from './csv-lines.ts';
import { type FoundLine, foundLine, foundRow } from './found-line.ts';
import { maxSheetBytes, readSheet } from './read-sheet.ts';

type Step =
  | { readonly kind: 'text' }
  | { readonly kind: 'sheet'; readonly sheet: Sheet; readonly choice: ColumnChoice }
  /** In the order in which they were written. */
  | { readonly kind: 'review'; readonly found: readonly FoundLine[] };

/** Reads a pasted list or a file, to be looked at before its lines are added. */
export function useLineImport() {
  const t = useTexts('rfqs');
  const [step, setStep] = useState<Step>({ kind: 'text' });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, work] = useWork(setProblem);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());

  const review = (found: readonly FoundLine[]) => {
    if (found.length === 0) return setProblem(t.nothingRead);
    setProblem(null);
    setLeftOut(new Set(found.flatMap(({ isLikely, line }) => (isLikely ? [] : line.key))));
    setStep({ kind: 'review', found });
  };

  return {
    step,
    text,
    setText,
    problem,
    isReading,
    leftOut,
    readText: () =>
      work(t.readFailed, async () => {
        if (text.trim() === '') return setProblem(t.nothingRead);
        review((await readPastedList(browserApi, text)).map(foundLine));
      }),
    readFile: (file: File) =>
      work(t.fileFailed, async () => {
        if (file.size > maxSheetBytes) return setProblem(t.fileTooLarge);
        const sheet = await readSheet(file);
        if (sheet.rows.length === 0) return setProblem(t.nothingRead);
        setProblem(null);
        setStep({ kind: 'sheet', sheet, choice: guessColumns(sheet) });
      }),
    chooseColumn(sheet: Sheet, choice: ColumnChoice) {
      setProblem(null);
      setStep({ kind: 'sheet', sheet, choice });
    },
    readColumns: (sheet: Sheet, choice: ColumnChoice) =>
      work(t.readFailed, async () => {
        const rows = linesOfSheet(sheet, choice);
        const readings = await readNames(
          browserApi,
          rows.map(({ line }) => line.productName),
        );
        review(rows.map((row) => foundRow(row, readings)));
      }),
    toggle: (key: string) => setLeftOut((now) => toggled(now, key)),
    back() {
      setProblem(null);
      setStep({ kind: 'text' });
    },
  };
}

/** One piece of work at a time, and what is said where it fails. */
function useWork(say: (problem: string) => void) {
  const [isWorking, setWorking] = useState(false);
  const work = async (failed: string, read: () => Promise<void>) => {
    setWorking(true);
    try {
      await read();
    } catch {
      say(failed);
    } finally {
      setWorking(false);
    }
  };
  return [isWorking, work] as const;
}

export type LineImport = ReturnType<typeof useLineImport>;

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
