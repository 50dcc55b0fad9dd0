import { Plus, SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FileProblems } from '../../../ui/patterns/file-problems.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { isSendable, maxContentLength } from '../rules.ts';
import { AttachRow } from './attach-row.tsx';
import { AttachedChips } from './attached-chips.tsx';
import { useAttached } from './use-attached.ts';
import { useDraft } from './use-draft.ts';
import type { Written } from './use-send.ts';
import { useTellTyping } from './use-typing.ts';

interface ComposerProps {
  ownId: string;
  peerId: string;
  /** Which of the two sells; null for neither. */
  supplierId: string | null;
  /** Whether one of the two asks for quotations. */
  hasRfqs: boolean;
  onSend: (written: Written) => void;
}

/** Where a message is written: Enter sends, Shift+Enter starts a new line. */
export function Composer({ ownId, peerId, supplierId, hasRfqs, onSend }: ComposerProps) {
  const t = useTexts('messaging');
  const attached = useAttached(peerId);
  const [isAttaching, setAttaching] = useState(false);
  const { rfq, product, suggested, files } = attached;
  const suggestion = suggested ? fill(t.quoteRequest, { product: suggested.name }) : '';
  const [text, setText] = useDraft(ownId, peerId, suggestion);
  const typing = useTellTyping(peerId);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasMore = files.length > 0 || rfq !== null || product !== null;
  const isComplete = isSendable(text) || (hasMore && text.trim() === '');
  // What is still being made smaller was meant to go along.
  const canSend = isComplete && !attached.picked.isReading;

  const send = () => {
    if (!canSend) return;
    onSend({ content: text, rfq, product, attachments: files });
    typing.stop();
    setText('');
    attached.clear();
    setAttaching(false);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={submit}
      className="chat-composer border-line border-t bg-surface-raised px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-4"
    >
      <FileProblems picked={attached.picked} className="mb-2" />
      <AttachedChips attached={attached} />
      {isAttaching && (
        <AttachRow
          {...{ attached, peerId, supplierId, hasRfqs, onDone: () => setAttaching(false) }}
        />
      )}
      <div className="flex items-end gap-2">
        <IconButton
          label={t.attach}
          icon={<Plus aria-hidden="true" className={isAttaching ? 'rotate-45' : undefined} />}
          aria-expanded={isAttaching}
          className="flex-none"
          onClick={() => setAttaching(!isAttaching)}
        />
        <MessageField
          {...{ field, text, setText, typing, onSend: send, onPaste: attached.addFiles }}
        />
        <Button type="submit" disabled={!canSend} aria-label={t.send}>
          <SendHorizontal aria-hidden="true" />
          <span className="hidden sm:inline">{t.send}</span>
        </Button>
      </div>
    </form>
  );
}

/** Grows with its text; files that are pasted into it are attached. */
function MessageField(props: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  typing: ReturnType<typeof useTellTyping>;
  onSend: () => void;
  onPaste: (files: readonly File[]) => Promise<void>;
}) {
  const { field, text, setText, typing, onSend, onPaste } = props;
  const t = useTexts('messaging');
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const attachPasted = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void onPaste([...event.clipboardData.files]);
  };
  return (
    <Textarea
      ref={field}
      aria-label={t.write}
      placeholder={t.write}
      title={t.sendHint}
      rows={1}
      maxLength={maxContentLength}
      enterKeyHint="send"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        typing.write(event.target.value);
      }}
      onBlur={typing.stop}
      onKeyDown={sendOnEnter}
      onPaste={attachPasted}
      className="field-sizing-content max-h-40 min-h-11! resize-none overflow-y-auto"
    />
  );
}

/** Stands in place of the composer: nobody writes to themselves. */
export function OwnAccountNotice() {
  const t = useTexts('messaging');
  return (
    <p className="chat-composer border-line border-t bg-surface-raised px-4 py-5 text-center text-ink-muted">
      {t.ownNotice}
    </p>
  );
}
