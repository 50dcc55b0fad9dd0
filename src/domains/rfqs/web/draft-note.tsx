import { History } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { RfqForm } from './use-rfq-form.ts';

/** Says that the form goes on with what was begun before, and offers to begin anew; that can be undone. */
export function DraftNote({ form }: { form: RfqForm }) {
  const t = useTexts('rfqs');
  if (!form.isFound) return null;
  const { draft } = form;
  const startAfresh = () => {
    form.startAfresh();
    const undo = { label: t.undo, onClick: () => form.change(draft) };
    toast({ title: t.startAfresh, action: undo });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-sunken px-3 py-1.5">
      <History className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      <p className="min-w-0 flex-1">{t.draftFound}</p>
      <Button variant="ghost" size="sm" onClick={startAfresh}>
        {t.startAfresh}
      </Button>
    </div>
  );
}
