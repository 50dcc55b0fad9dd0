import { useRef, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import type { RfqItem } from '../../rfqs/schema.ts';
import type { PriceListLine } from '../schema.ts';
import { readPriceList } from './api.ts';
import type { Draft } from './form-state.ts';
import { fillFrom, isExact, lookedAt, undoFill } from './price-list.ts';
import type { useQuotationForm } from './use-quotation-form.ts';

type Form = Pick<ReturnType<typeof useQuotationForm>, 'draft' | 'edit'>;

/** Fills lines from the supplier's price list at one press, and knows what comes near where it has no other. */
export function usePriceList({ draft, edit }: Form, items: readonly RfqItem[], rfqId: string) {
  const t = useTexts('quotations');
  const tellFailure = useTellFailure();
  const [isReading, setReading] = useState(false);
  const [near, setNear] = useState<ReadonlyMap<string, PriceListLine>>(new Map());
  // As it was before it was filled, until that is undone.
  const [former, setFormer] = useState<Draft | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const fill = (found: readonly PriceListLine[]) => {
    const before = latest.current;
    const after = fillFrom(found, before, items);
    const count = after.lines.filter((line, place) => line !== before.lines[place]).length;
    setNear(new Map(found.filter((one) => !isExact(one)).map((one) => [one.rfqItemId, one])));
    if (count === 0) {
      toast({ title: t.noneFilled, description: t.noneFilledText });
      return;
    }
    edit((now) => fillFrom(found, now, items));
    setFormer(before);
  };
  return {
    isReading,
    near,
    confirmAll: () => edit(lookedAt),
    undo:
      former &&
      (() => {
        edit((now) => undoFill(now, former));
        setFormer(null);
      }),
    async fill() {
      setReading(true);
      try {
        fill(await readPriceList(browserApi, rfqId));
      } catch (error) {
        void tellFailure(error, t.fillFailed);
      }
      setReading(false);
    },
  };
}
