import { useId } from 'react';
import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { FieldError } from '../../../ui/primitives/field-error.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { limits } from '../schema.ts';
import type { DraftLine } from './draft.ts';
import { unclearFirst } from './found-line.ts';
import { FoundLines } from './found-lines.tsx';
import { SheetColumns } from './sheet-columns.tsx';
import { type LineImport, useLineImport } from './use-line-import.ts';

interface ImportLinesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (lines: readonly DraftLine[]) => void;
}

/** Many lines at once, from a pasted list or a CSV file; nothing is added unseen. */
export function ImportLinesDialog({ open, onOpenChange, onAdd }: ImportLinesDialogProps) {
  const t = useTexts('rfqs');
  const reader = useLineImport();
  const { step } = reader;
  const leads = { text: t.importText, sheet: t.columnsLead, review: t.readLead };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t.importTitle}
      description={leads[step.kind]}
      footer={
        <ImportButtons
          reader={reader}
          onAdd={(lines) => {
            onAdd(lines);
            reader.setText('');
            reader.back();
            onOpenChange(false);
          }}
        />
      }
    >
      {step.kind === 'text' && <PasteStep reader={reader} />}
      {step.kind === 'sheet' && (
        <SheetColumns
          sheet={step.sheet}
          choice={step.choice}
          onChoose={(choice) => reader.chooseColumn(step.sheet, choice)}
        />
      )}
      {step.kind === 'review' && (
        <FoundLines
          found={unclearFirst(step.found)}
          leftOut={reader.leftOut}
          onToggle={reader.toggle}
        />
      )}
      {step.kind !== 'text' && reader.problem && <FieldError>{reader.problem}</FieldError>}
    </Dialog>
  );
}

function PasteStep({ reader }: { reader: LineImport }) {
  const t = useTexts('rfqs');
  const fileId = useId();
  return (
    <div className="grid gap-4">
      <Field label={t.pasteLabel} error={reader.problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            placeholder={t.pastePlaceholder}
            maxLength={limits.pastedText}
            value={reader.text}
            onChange={(event) => reader.setText(event.target.value)}
          />
        )}
      </Field>
      <label
        htmlFor={fileId}
        className="btn btn-outline relative justify-self-start focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2"
      >
        {t.chooseFile}
        <input
          id={fileId}
          type="file"
          className="sr-only"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void reader.readFile(file);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}

function ImportButtons(props: {
  reader: LineImport;
  onAdd: (lines: readonly DraftLine[]) => void;
}) {
  const { reader, onAdd } = props;
  const t = useTexts('rfqs');
  const { step, isReading, leftOut } = reader;
  if (step.kind === 'text') {
    return (
      <Button pending={isReading} onClick={() => void reader.readText()}>
        {isReading ? t.reading : t.read}
      </Button>
    );
  }
  const back = (
    <Button variant="outline" onClick={reader.back}>
      {t.backToText}
    </Button>
  );
  if (step.kind === 'sheet') {
    return (
      <>
        {back}
        <Button
          pending={isReading}
          onClick={() => void reader.readColumns(step.sheet, step.choice)}
        >
          {isReading ? t.reading : t.read}
        </Button>
      </>
    );
  }
  const chosen = step.found.filter(({ line }) => !leftOut.has(line.key)).map(({ line }) => line);
  return (
    <>
      {back}
      <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
        {countWords(t.addRead, chosen.length)}
      </Button>
    </>
  );
}
