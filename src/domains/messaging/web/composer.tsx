import { useQuery } from '@tanstack/react-query';
import { Package, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Textarea } from '../../../ui/primitives/textarea.tsx';
import { isSendable, maxContentLength } from '../rules.ts';
import { productKey, readProduct } from './api.ts';
import { useDraft } from './use-draft.ts';
import type { Written } from './use-send.ts';
import { useTellTyping } from './use-typing.ts';

interface ComposerProps {
  ownId: string;
  peerId: string;
  productId: string | null;
  onSend: (written: Written) => void;
}

/** Where a message is written: Enter sends, Shift+Enter starts a new line. */
export function Composer({ ownId, peerId, productId, onSend }: ComposerProps) {
  const t = useTexts('messaging');
  const { product, drop } = useAbout(productId);
  const suggestion = product ? fill(t.quoteRequest, { product: product.name }) : '';
  const [text, setText] = useDraft(ownId, peerId, suggestion);
  const typing = useTellTyping(peerId);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = () => {
    if (!isSendable(text)) return;
    onSend({ content: text, rfqId: null, productId: product?.id ?? null, attachments: [] });
    typing.stop();
    setText('');
    drop();
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={submit}
      className="border-line border-t bg-surface-raised px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-4"
    >
      {product && <AboutChip name={product.name} onDrop={drop} />}
      <div className="flex items-end gap-2">
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
          className="field-sizing-content max-h-40 min-h-11! resize-none overflow-y-auto"
        />
        <Button type="submit" disabled={!isSendable(text)} aria-label={t.send}>
          <SendHorizontal aria-hidden="true" />
          <span className="hidden sm:inline">{t.send}</span>
        </Button>
      </div>
    </form>
  );
}

/** The product that the address says the message is about, until it was sent or dropped. */
function useAbout(productId: string | null) {
  const [, setSearch] = useSearchParams();
  const { data } = useQuery({
    queryKey: productKey(productId ?? ''),
    queryFn: () => readProduct(browserApi, productId ?? ''),
    enabled: productId !== null,
  });
  const drop = () => {
    if (productId === null) return;
    setSearch(
      (search) => {
        search.delete('about');
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { product: productId === null ? null : (data ?? null), drop };
}

function AboutChip({ name, onDrop }: { name: string; onDrop: () => void }) {
  const t = useTexts('messaging');
  return (
    <p className="mb-2 flex items-center gap-2 rounded-control bg-brand-soft pl-3 text-sm">
      <Package className="size-4 flex-none" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate font-semibold">
        {fill(t.about, { product: name })}
      </span>
      <IconButton label={t.dropAbout} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </p>
  );
}

/** Stands in place of the composer: nobody writes to themselves. */
export function OwnAccountNotice() {
  const t = useTexts('messaging');
  return (
    <p className="border-line border-t bg-surface-raised px-4 py-5 text-center text-ink-muted">
      {t.ownNotice}
    </p>
  );
}
