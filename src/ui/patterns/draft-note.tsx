import { History } from 'lucide-react';
import { useTexts } from '../messages.tsx';
import { Button } from '../primitives/button.tsx';
import { toast } from '../toast/store.ts';

export interface DraftNoteProps {
  /** What was found, e.g. 'This is the RFQ you started.' */
  text: string;
  onStartAfresh: () => void;
  onUndo: () => void;
}

/** Says that a form goes on with what was begun before, and offers to begin anew; that can be undone. */
export function DraftNote({ text, onStartAfresh, onUndo }: DraftNoteProps) {
  const t = useTexts('ui');
  const startAfresh = () => {
    onStartAfresh();
    toast({ title: t.startAfresh, action: { label: t.undo, onClick: onUndo } });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-surface-sunken px-3 py-1.5">
      <History className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-40">{text}</p>
      <Button variant="ghost" size="sm" onClick={startAfresh}>
        {t.startAfresh}
      </Button>
    </div>
  );
}
