import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countWords } from '../../../../messages/index.ts';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { keepDraft, useKeptDraft } from '../../../../ui/data/drafts.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useRefusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { mostPriceChanges, type PriceChanges, type PricedProduct } from '../../price-schema.ts';
import { pricesKey, readPricesOf, savePrices } from './api.ts';
import {
  type AskedPrice,
  afterRefusal,
  askedPrices,
  changesOf,
  hasProblem,
  marked,
  type PriceEdits,
  priceEditsSchema,
  typed,
  withPercent,
  wrongRows,
} from './price-edits.ts';

const none: PriceEdits = {};

/** Prices being typed: kept on the device until they are saved, asked about where odd, undone in one. */
export function usePriceEdits(supplierId: string) {
  const t = useTexts('prices');
  const [edits, setEdits] = useKept(`prices.${supplierId}`);
  const [asked, setAsked] = useState<readonly AskedPrice[]>([]);
  const { isSaving, send } = useSend(setEdits, setAsked);
  const complain = (text: string) =>
    void toast({ title: t.notSaved, description: text, variant: 'destructive' });

  const save = (isConfirmed: boolean) => {
    setAsked([]);
    const wrong = wrongRows(edits);
    if (wrong.length > 0) {
      setEdits(marked(edits));
      return complain(countWords(t.wrongCount, wrong.length));
    }
    const odd = isConfirmed ? [] : askedPrices(edits);
    if (odd.length > 0) return setAsked(odd);
    void send(edits, changesOf(edits, isConfirmed));
  };
  return {
    edits,
    /** Prices that wait for an answer before anything is saved. */
    asked,
    isSaving,
    isFull: Object.keys(edits).length > mostPriceChanges,
    type: (product: PricedProduct, text: string) =>
      setEdits((before) => typed(before, product, text)),
    raise: (products: readonly PricedProduct[], percent: number) =>
      setEdits((before) => withPercent(before, products, percent)),
    forget: () => setEdits(none),
    save,
    closeQuestion: () => setAsked([]),
  };
}

export type PriceEditing = ReturnType<typeof usePriceEdits>;

function useKept(name: string) {
  const [edits, setEdits] = useState<PriceEdits>(none);
  const isRead = useRef(false);
  useKeptDraft(name, priceEditsSchema, (kept) => {
    setEdits((typed) => ({ ...kept, ...typed }));
    isRead.current = true;
  });
  useEffect(() => {
    if (isRead.current) void keepDraft(name, Object.keys(edits).length > 0 ? edits : null);
  }, [name, edits]);
  return [edits, setEdits] as const;
}

function useSend(
  setEdits: (edits: PriceEdits) => void,
  ask: (prices: readonly AskedPrice[]) => void,
) {
  const t = useTexts('prices');
  const refusalOf = useRefusalOf();
  const { undo, noConnection } = useTexts('selling');
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: pricesKey });
  const tell = (description: string) =>
    toast({ title: t.notSaved, description, variant: 'destructive' });

  const undoSaved = async (changes: PriceChanges['changes']) => {
    try {
      await savePrices(browserApi, changes);
      toast({ title: t.undone });
    } catch (error) {
      tell(error instanceof ApiError ? t.undoFailed : noConnection);
    }
    await refresh();
  };
  const send = async (edits: PriceEdits, changes: PriceChanges['changes']) => {
    setSaving(true);
    try {
      const saved = await savePrices(browserApi, changes);
      setEdits(none);
      const back = saved.flatMap(({ id, version }) => {
        const before = edits[id]?.product;
        return before ? [{ id, version, price: before.price, isConfirmed: true }] : [];
      });
      toast({
        title: countWords(t.savedCount, saved.length),
        action: { label: undo, onClick: () => void undoSaved(back) },
      });
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) tell(noConnection);
      else if (error.code !== 'prices_refused') tell((await refusalOf(error)) ?? t.failed);
      else {
        const sent = changes.map(({ id }) => id);
        const refused = error.issues.flatMap(({ path }) => sent[Number(path.split('.')[1])] ?? []);
        const now = await readPricesOf(browserApi, refused).catch(() => new Map());
        const next = afterRefusal(edits, sent, error.issues, now);
        setEdits(next);
        // What is odd by prices that have changed meanwhile is asked about, like everything odd.
        if (hasProblem(next)) tell((await refusalOf(error)) ?? t.failed);
        else ask(askedPrices(next));
      }
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, send };
}
