import { CircleCheck, FileText, RotateCw, TriangleAlert } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { Progress } from '../../../../ui/primitives/progress.tsx';
import { RemoveButton } from '../../../../ui/primitives/remove-button.tsx';
import type { DocumentItem } from './document-uploads.ts';
import { sizeInWords } from './size-in-words.ts';

interface DocumentListProps {
  items: readonly DocumentItem[];
  canRetry: (item: DocumentItem) => boolean;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The documents to be sent, each with how far it is. */
export function DocumentList({ items, canRetry, onRetry, onRemove }: DocumentListProps) {
  const t = useTexts('verification');
  return (
    <ul className="grid grid-cols-1 gap-2">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex items-center gap-2 rounded-control border border-line bg-surface-raised py-1 pr-1 pl-3"
        >
          <FileText className="size-5 flex-none text-ink-muted" aria-hidden="true" />
          <div className="grid min-w-0 flex-1 gap-1 py-1">
            <p className="truncate font-semibold">{item.name}</p>
            <DocumentState item={item} />
          </div>
          {canRetry(item) && (
            <IconButton
              label={fill(t.retryFile, { name: item.name })}
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => onRetry(item.id)}
            />
          )}
          <RemoveButton
            label={fill(t.removeFile, { name: item.name })}
            onRemove={() => onRemove(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function DocumentState({ item: { name, size, state } }: { item: DocumentItem }) {
  const t = useTexts('verification');
  const uploads = useTexts('uploads');
  if (state.kind === 'sending') {
    return <Progress label={fill(uploads.uploading, { name })} share={state.share} />;
  }
  if (state.kind === 'failed') {
    return (
      <p className="flex items-start gap-1.5 font-semibold text-danger text-sm" role="alert">
        <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
        {t[state.problem]}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      {state.kind === 'done' && (
        <CircleCheck className="size-4 flex-none text-success" aria-hidden="true" />
      )}
      {state.kind === 'done' ? t.uploaded : t.waiting} · {sizeInWords(size)}
    </p>
  );
}
