import { useRef, useState } from 'react';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { useRefusalOf } from '../../../../ui/refusals.ts';
import { toast } from '../../../../ui/toast/store.ts';
import { useSignInFirst } from '../../../accounts/web/public-failures.ts';
import type { Product } from '../../../catalogue/schema.ts';
import { useDetailNames } from '../../../catalogue/web/public-fields.ts';
import { changeProduct, createProduct, readOwnProduct } from '../api.ts';
import type { SendPrice } from '../prices/use-odd-price.tsx';
import type { EditBase, FormNotice } from './form-state.ts';
import {
  differences,
  mergeEdit,
  type Problems,
  type ProductValues,
  payloadOf,
  problemsFrom,
  valuesOf,
} from './form-values.ts';

export interface SaveOptions {
  sendPrice: SendPrice;
  onDone: (product: Product) => void;
  onGone: () => void;
  /** Signing in comes first; what was typed is kept on the device. */
  onSignIn: () => void;
  onProblems: (problems: Problems) => void;
  onNotice: (notice: FormNotice | null) => void;
  /** The product had changed: what the form stands on now, and what it holds. */
  onMerged: (next: { base: EditBase; values: ProductValues }) => void;
}

/** Saves the form once at a time; says what went wrong, and loses nothing of it. */
export function useSaveProduct(options: SaveOptions) {
  const t = useTexts('productForm');
  const refusalOf = useRefusalOf();
  const common = useTexts('common');
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const signInFirst = useSignInFirst();
  const keyOf = useAttemptKey();
  const followChange = useFollowChange(options);
  const complain = (description: string) =>
    void toast({ title: common.error, description, variant: 'destructive' });

  const handle = async (error: unknown, base: EditBase | null, values: ProductValues) => {
    if (!(error instanceof ApiError)) {
      options.onNotice({ kind: 'offline' });
      return complain(t.saveFailed);
    }
    if (error.isUnauthorized) {
      options.onSignIn();
      return signInFirst('signedOut');
    }
    if (error.status === 404) {
      complain(t.gone);
      return options.onGone();
    }
    if (error.code === 'product_changed' && base) return followChange(base, values);
    const problems = problemsFrom(error.issues, values);
    options.onProblems(problems);
    const isSaid = error.status === 409 || (error.status === 422 && !hasAny(problems));
    complain((isSaid && (await refusalOf(error))) || t.saveFailed);
  };

  const send = (base: EditBase | null, values: ProductValues) => {
    const { name, price } = values;
    const priced = { name, price, before: base?.values.price ?? null };
    return options.sendPrice(priced, (confirmed) => {
      const payload = { ...payloadOf(values), ...confirmed };
      return base
        ? changeProduct(browserApi, base.id, { ...payload, version: base.version })
        : createProduct(browserApi, payload, keyOf(payload));
    });
  };
  const save = async (base: EditBase | null, values: ProductValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const product = await send(base, values);
      if (!product) return;
      toast({ title: common.success, description: base ? t.updated : t.created });
      options.onDone(product);
    } catch (error) {
      await handle(error, base, values);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { isSaving, save };
}

const hasAny = (problems: Problems) => Object.keys(problems).length > 0;

/** The same key for the same request: where only the answer got lost, trying again makes no second product. */
function useAttemptKey(): (payload: object) => string {
  const last = useRef({ text: '', key: '' });
  return (payload) => {
    const text = JSON.stringify(payload);
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}

const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Reads the product as it is now and puts it under what was typed. */
function useFollowChange({ onMerged, onNotice, onGone }: SaveOptions) {
  const nameOf = useDetailNames();
  const t = useTexts('productForm');
  const common = useTexts('common');
  return async (base: EditBase, edited: ProductValues) => {
    try {
      const product = await readOwnProduct(browserApi, base.id);
      const current = valuesOf(product, nameOf);
      onMerged({
        base: { id: base.id, version: product.version, values: current },
        values: mergeEdit({ base: base.values, edited, current }),
      });
      onNotice({ kind: 'changed', fields: differences(base.values, current) });
    } catch (error) {
      toast({ title: common.error, description: t.saveFailed, variant: 'destructive' });
      if (error instanceof ApiError && error.status === 404) onGone();
    }
  };
}
