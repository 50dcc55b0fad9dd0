import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../ui/data/api-client.ts';
import { announceChange, onChange } from '../../../ui/data/changes.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { useRefusalOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import type { CartLine } from '../schema.ts';
import { changeQuantity, readCart, removeLine, restoreLine } from './api.ts';
import { cartCount } from './cart-count.ts';
import { mergeRead, withLine, withLineAt, withoutLine } from './cart-state.ts';
import { createQuantityQueue } from './quantity-queue.ts';

/** The cart as its page shows it: what is done stands at once, and is undone if the server refuses it. */
export interface Cart {
  readonly lines: readonly CartLine[];
  change(line: CartLine, quantity: number): void;
  remove(line: CartLine): Promise<void>;
}

export function useCart(loaded: readonly CartLine[]): Cart {
  const t = useTexts('cart');
  const common = useTexts('common');
  const [lines, setLines] = useState(loaded);
  const removing = useRef(new Set<string>());
  const refusalOf = useRefusalOf();
  const tellError = useCallback(
    async (text: string, error: unknown) => {
      const isTold = !(error instanceof ApiError && error.isUnauthorized);
      const reason = isTold ? await refusalOf(error) : null;
      const description = reason ? `${text}: ${reason}` : text;
      toast({ title: common.error, description, variant: 'destructive' });
    },
    [common, refusalOf],
  );

  const queue = useMemo(
    () =>
      createQuantityQueue({
        send: (itemId, quantity) => changeQuantity(browserApi, itemId, quantity),
        settle: (line) => setLines((shown) => withLine(shown, line)),
        fail(line, error) {
          setLines((shown) => withLine(shown, line));
          void tellError(t.updateFailed, error);
          if (isRefusal(error)) announceChange('/api/cart');
        },
      }),
    [t, tellError],
  );

  useReload((read) => {
    const isRemoving = (itemId: string) => removing.current.has(itemId);
    setLines((shown) => mergeRead(shown, read, { isChanging: queue.isBusy, isRemoving }));
  });
  useEffect(() => cartCount.set(lines.length), [lines.length]);

  return {
    lines,
    change(line, quantity) {
      setLines((shown) => withLine(shown, { ...line, quantity }));
      queue.change(line, quantity);
    },
    async remove(line) {
      const index = lines.indexOf(line);
      removing.current.add(line.id);
      queue.forget(line.id);
      setLines((shown) => withoutLine(shown, line.id));
      try {
        await removeLine(browserApi, line.id);
        announceChange('/api/cart/count');
        const undo = { label: t.undo, onClick: () => void restore(line, t.undoFailed, tellError) };
        toast({ title: t.removed, description: line.product.name, action: undo });
      } catch (error) {
        setLines((shown) => withLineAt(shown, line, index));
        void tellError(t.removeFailed, error);
      } finally {
        removing.current.delete(line.id);
      }
    },
  };
}

/** Reads the cart anew whenever it changes elsewhere. */
function useReload(show: (read: readonly CartLine[]) => void): void {
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    const reload = async () => {
      // Where it cannot be read, what is shown stays: the next action says what is wrong.
      const read = await readCart(browserApi).catch(() => null);
      if (read) showLatest(read);
    };
    return onChange('/api/cart', () => void reload());
  }, []);
}

/** Works wherever the reader has gone meanwhile: the toast stays when the page changes. */
async function restore(
  line: CartLine,
  failed: string,
  tellError: (text: string, error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await restoreLine(browserApi, line.id);
  } catch (error) {
    void tellError(failed, error);
  }
  announceChange('/api/cart');
}

/** The server's own no (stock, a line that is gone), after which what is shown is out of date. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500;
