import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useAction } from '../../../../ui/forms/use-action.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useExplain } from '../../../accounts/web/public-explain.ts';
import {
  guessStatementColumns,
  type StatementColumns,
  type StatementKind,
} from '../../statement-rules.ts';
import type { Statement, StatementAnswer } from '../../statement-schema.ts';
import { type ChosenFile, type FileFault, readStatementFile } from './read-statement-file.ts';

/** A file is chosen, a bank's columns are named, it is checked, and imported. */
export type StatementStep =
  | { readonly kind: 'choose'; readonly fault: FileFault | null }
  | { readonly kind: 'columns'; readonly file: ChosenFile; readonly columns: StatementColumns }
  | { readonly kind: 'checked'; readonly statement: Statement; readonly answer: StatementAnswer };

const begin: StatementStep = { kind: 'choose', fault: null };
const path = '/api/admin/statements';

export function useStatement() {
  const t = useTexts('statementImport');
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<StatementStep>(begin);
  const { errors, isPending, run } = useAction(useExplain(t.failed));

  const show = (statement: Statement, answer: StatementAnswer | null) =>
    answer && setStep({ kind: 'checked', statement, answer });
  const check = (statement: Statement) =>
    run(
      () => browserApi.write<StatementAnswer>('POST', `${path}/check`, statement),
      (answer) => show(statement, answer),
    );
  return {
    step,
    errors,
    isPending,
    startOver: () => setStep(begin),
    nameColumns: (file: ChosenFile, columns: StatementColumns) =>
      setStep({ kind: 'columns', file, columns }),
    check,
    async choose(kind: StatementKind, chosen: File) {
      const file = await readStatementFile(chosen);
      if (typeof file === 'string') return setStep({ kind: 'choose', fault: file });
      const { fileName, text, headings } = file;
      if (kind === 'mpesa') {
        setStep(begin);
        return void (await check({ kind, fileName, text }));
      }
      setStep({ kind: 'columns', file, columns: guessStatementColumns(headings) });
    },
    book: (statement: Statement, proof: string | undefined) =>
      run(
        () => browserApi.write<StatementAnswer>('POST', path, { ...statement, proof }),
        async (answer) => {
          show(statement, answer);
          toast({ title: t.done });
          await revalidate();
        },
      ),
  };
}
