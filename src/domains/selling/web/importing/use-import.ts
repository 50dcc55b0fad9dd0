import { useEffect, useState } from 'react';
import { apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import { guessColumns } from '../../import-rules.ts';
import type { ImportedRow, ProductImport } from '../../import-schema.ts';
import { startImport, tryImport } from './api.ts';
import {
  type ChosenColumns,
  type ChosenList,
  type FileFault,
  readFile,
  toCanonicalCsv,
} from './read-file.ts';

/** Where the import stands: a file is chosen, its columns named, it is tried, and then carried out. */
export type ImportStep =
  | { readonly kind: 'choose'; readonly fault: FileFault | null }
  | { readonly kind: 'columns'; readonly list: ChosenList; readonly columns: ChosenColumns }
  | {
      readonly kind: 'tried';
      readonly list: ChosenList;
      readonly columns: ChosenColumns;
      readonly csv: string;
      readonly rows: readonly ImportedRow[];
      /** Odd prices were asked about, and are meant. */
      readonly pricesConfirmed: boolean;
    }
  | { readonly kind: 'started'; readonly import: ProductImport };

const begin: ImportStep = { kind: 'choose', fault: null };
const followEveryMs = 1_000;

/** @param underWay an import that was begun before this page was opened */
export function useImport(underWay: ProductImport | null) {
  const [step, setStep] = useState<ImportStep>(
    underWay ? { kind: 'started', import: underWay } : begin,
  );
  const [isBusy, setBusy] = useState(false);
  const { failed } = useTexts('bulk');
  const tellFailure = useTellFailure();
  useFollowing(step, (latest) => setStep({ kind: 'started', import: latest }));

  const busily = async (work: () => Promise<ImportStep>) => {
    setBusy(true);
    try {
      setStep(await work());
    } catch (error) {
      void tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    isBusy,
    startOver: () => setStep(begin),
    choose: (file: File) =>
      busily(async () => {
        const list = await readFile(file);
        if (typeof list === 'string') return { kind: 'choose', fault: list };
        return { kind: 'columns', list, columns: guessColumns(list.headings) };
      }),
    nameColumns: (columns: ChosenColumns) =>
      setStep((now) => (now.kind === 'columns' ? { ...now, columns } : now)),
    tryOut: (list: ChosenList, columns: ChosenColumns, pricesConfirmed = false) =>
      busily(async () => {
        const csv = await toCanonicalCsv(list, columns);
        const rows = await tryImport(csv, pricesConfirmed);
        return { kind: 'tried', list, columns, csv, rows, pricesConfirmed };
      }),
    start: (csv: string, pricesConfirmed: boolean) =>
      busily(async () => ({ kind: 'started', import: await startImport(csv, pricesConfirmed) })),
  };
}

/** Asks how far it is until it is done. */
function useFollowing(step: ImportStep, show: (latest: ProductImport) => void): void {
  const followed = step.kind === 'started' && step.import.status !== 'done' ? step.import : null;
  useEffect(() => {
    if (!followed) return;
    const timer = setTimeout(async () => {
      const path = apiPath(['/api/products/imports', followed.id]);
      // Without an answer what is shown stays, as a new object: that asks again.
      show(await browserApi.get<ProductImport>(path).catch(() => ({ ...followed })));
    }, followEveryMs);
    return () => clearTimeout(timer);
  });
}
