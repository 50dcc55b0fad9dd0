import { ClipboardList, Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { FieldError } from '../../../ui/primitives/field-error.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { DraftLine } from './draft.ts';
import { ImportLinesDialog } from './import-lines-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { errorsByLine } from './problems.ts';
import type { RfqForm } from './use-rfq-form.ts';

/** The lines of the form. A removed one can be had back. */
export function LineList({ form }: { form: RfqForm }) {
  const t = useTexts('rfqs');
  const headingId = useId();
  const { lines } = form.draft;
  const [isImporting, setImporting] = useState(false);
  const list = useFocusOnNewLine(lines);
  const errorsOf = errorsByLine(form.errors);
  const { changeLine, removeLine, putLine } = form;
  const remove = useCallback(
    (line: DraftLine, index: number) => {
      removeLine(line.key);
      const undo = { label: t.undo, onClick: () => putLine(line, index) };
      toast({ title: t.lineRemoved, description: line.productName || undefined, action: undo });
    },
    [removeLine, putLine, t],
  );
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {t.materials}
      </h2>
      <p className="mt-1 text-ink-muted">{lines.length === 0 ? t.noLines : t.materialsLead}</p>
      {form.errors.items && <FieldError>{form.errors.items}</FieldError>}
      <ul ref={list} className="mt-3 grid gap-3">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            number={index + 1}
            errors={errorsOf(line.key)}
            onChange={changeLine}
            onRemove={remove}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={form.addLine}>
          <Plus aria-hidden="true" />
          {t.addLine}
        </Button>
        <Button variant="outline" onClick={() => setImporting(true)}>
          <ClipboardList aria-hidden="true" />
          {t.importLines}
        </Button>
      </div>
      <ImportLinesDialog open={isImporting} onOpenChange={setImporting} onAdd={form.addLines} />
    </section>
  );
}

/** Who adds one line goes on typing in it. */
function useFocusOnNewLine(lines: readonly DraftLine[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(lines.length);
  useEffect(() => {
    const isOneMore = lines.length === before.current + 1;
    before.current = lines.length;
    const isEmpty = lines.at(-1)?.productName === '';
    if (isOneMore && isEmpty)
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [lines]);
  return list;
}
