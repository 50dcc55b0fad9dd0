import { ClipboardList, Package, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { documentTypes } from '../../../shared/upload-rules.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { translations, useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { useTellPartFailed } from '../../../ui/use-tell-part-failed.ts';
import { maxAttachments } from '../rules.ts';
import type { SubjectKind, SubjectPickerProps } from './subject-picker.tsx';
import type { Attached } from './use-attached.ts';

const subjectPicker = lazyPart<SubjectPickerProps>(
  async () => (await import('./subject-picker.tsx')).default,
  translations,
);

interface AttachRowProps {
  attached: Attached;
  peerId: string;
  /** Whose products are offered; null offers everybody's. */
  supplierId: string | null;
  /** Whether one of the two asks for quotations. */
  hasRfqs: boolean;
  onDone: () => void;
}

/** What can go with a message. */
export function AttachRow({ attached, peerId, supplierId, hasRfqs, onDone }: AttachRowProps) {
  const t = useTexts('messaging');
  const [picks, setPicks] = useState<SubjectKind | null>(null);
  const tellFailure = useTellPartFailed();
  const SubjectPicker = subjectPicker.usePart(picks !== null, () => {
    setPicks(null);
    tellFailure();
  });
  // What can be chosen is asked of the server.
  const isOnline = useIsOnline();
  return (
    <div className="mb-2 flex flex-wrap gap-1.5 max-sm:[&_svg]:hidden">
      <label className="btn btn-outline btn-sm relative focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 has-[:disabled]:opacity-55">
        <Paperclip aria-hidden="true" />
        {t.attachFile}
        <input
          type="file"
          className="sr-only"
          accept={documentTypes.join(',')}
          multiple
          disabled={attached.files.length >= maxAttachments || attached.picked.isReading}
          onChange={(event) => {
            void attached.addFiles([...(event.target.files ?? [])]);
            // The same file may be chosen again.
            event.target.value = '';
            onDone();
          }}
        />
      </label>
      <Button variant="outline" size="sm" disabled={!isOnline} onClick={() => setPicks('product')}>
        <Package aria-hidden="true" />
        {t.attachProduct}
      </Button>
      {hasRfqs && (
        <Button variant="outline" size="sm" disabled={!isOnline} onClick={() => setPicks('rfq')}>
          <ClipboardList aria-hidden="true" />
          {t.attachRfq}
        </Button>
      )}
      {picks && SubjectPicker && (
        <SubjectPicker
          kind={picks}
          peerId={peerId}
          supplierId={supplierId}
          onPick={(subject) => {
            attached.pick(subject);
            setPicks(null);
            onDone();
          }}
          onClose={() => setPicks(null)}
        />
      )}
    </div>
  );
}
