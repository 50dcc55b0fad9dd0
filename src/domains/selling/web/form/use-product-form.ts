import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft } from '../../../../ui/data/drafts.ts';
import type { Product } from '../../../catalogue/schema.ts';
import type { ProductGuess } from '../../schema.ts';
import type { SendPrice } from '../prices/use-odd-price.tsx';
import type { EditBase, FormNotice, FormStart } from './form-state.ts';
import {
  differences,
  emptyValues,
  type Problem,
  type Problems,
  type ProductField,
  type ProductValues,
  problemsOf,
} from './form-values.ts';
import { draftName } from './product-draft.ts';
import { useSaveProduct } from './use-save-product.ts';
import { guessedFields, useSuggestions } from './use-suggestions.ts';

export interface ProductFormOptions {
  supplierId: string;
  start: FormStart;
  /** Asks about a price that is odd. */
  sendPrice: SendPrice;
  onSaved: (product: Product) => void;
  /** The product of this edit is not there any more. */
  onGone: () => void;
}

const draftPauseMs = 500;

/** The product form: what stands in it, what is wrong with it, and saving it. */
export function useProductForm(options: ProductFormOptions) {
  const { supplierId, start, onSaved, onGone } = options;
  const [base, setBase] = useState(start.base);
  const fields = useFields(start);
  const { values, touched } = fields;
  const [notice, setNotice] = useState<FormNotice | null>(
    start.keptAt === null ? null : { kind: 'kept', at: start.keptAt },
  );
  const [isSigningIn, setSigningIn] = useState(false);
  const name = draftName(supplierId, base?.id ?? null);
  const isDirty = differences(base?.values ?? emptyValues, values).length > 0;
  const draft = useDraft(name, { base, values, isDirty });
  const suggestions = useSuggestions(values, touched, (guess) =>
    fields.fill(filledBy(guess, touched)),
  );
  const { isSaving, save } = useSaveProduct({
    sendPrice: options.sendPrice,
    onDone(product) {
      draft.forget();
      onSaved(product);
    },
    onGone,
    onSignIn: () => setSigningIn(true),
    onProblems: fields.refuse,
    onNotice: setNotice,
    onMerged(next) {
      setBase(next.base);
      fields.merge(next.values);
    },
  });

  return {
    base,
    values,
    problems: fields.problems,
    refusals: fields.refusals,
    notice,
    suggestions,
    isSaving,
    isDirty,
    /** Leaving would lose something. */
    isAtRisk: isDirty && !isSigningIn,
    isGuessed: (field: ProductField) =>
      suggestions.guess !== null && isGuessable(field, touched) && values[field] !== '',
    change: fields.change,
    async submit() {
      const found = problemsOf(values);
      if (Object.keys(found).length > 0) return fields.refuse(found);
      fields.accept();
      await draft.keep();
      await save(base, values);
    },
    /** Back to what is saved, or to an empty form. */
    startOver() {
      fields.reset(base);
      setNotice(null);
    },
    forgetDraft: draft.forget,
  };
}

/**
 * What stands in the fields, which of them somebody has filled in, and what is wrong with them. `refusals`
 * rises whenever something was found wrong, so that the first of it can take the focus.
 */
function useFields(start: FormStart) {
  const [values, setValues] = useState(start.values);
  const [touched, setTouched] = useState<ReadonlySet<ProductField>>(() => firstTouched(start));
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  return {
    values,
    touched,
    problems,
    refusals,
    change<F extends ProductField>(field: F, value: ProductValues[F]) {
      setValues((now) => ({ ...now, [field]: value }));
      setTouched((now) => (now.has(field) ? now : new Set([...now, field])));
      setProblems((now) => withoutField(now, field));
    },
    /** Puts values there as if nobody had typed them. */
    fill(filled: Partial<ProductValues>) {
      setValues((now) => ({ ...now, ...filled }));
      setProblems((now) => Object.keys(filled).reduce(withoutField, now));
    },
    /** What somebody else saved under what was typed; what is wrong with it still is. */
    merge: (merged: ProductValues) => setValues(merged),
    reset(base: EditBase | null) {
      setValues(base?.values ?? emptyValues);
      setTouched(firstTouched({ ...start, base, keptAt: null }));
      setProblems({});
    },
    accept: () => setProblems({}),
    refuse(found: Problems) {
      setProblems(found);
      setRefusals((count) => count + 1);
    },
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** Nothing is guessed over what a product has, or over what was typed before. */
function firstTouched({ base, keptAt }: FormStart): ReadonlySet<ProductField> {
  return new Set(base || keptAt !== null ? guessedFields : []);
}

const isGuessable = (field: ProductField, touched: ReadonlySet<ProductField>) =>
  guessedFields.some((one) => one === field) && !touched.has(field);

/** What a guess says of the fields that nobody has filled in. */
function filledBy(guess: ProductGuess, touched: ReadonlySet<ProductField>) {
  const { categoryId, productType, unit, brandName } = guess;
  const told = { categoryId, productType: productType.key, unit, brandName };
  const open = Object.entries(told).filter(
    ([field, value]) => value !== null && !touched.has(field as ProductField),
  );
  return Object.fromEntries(open) as Partial<ProductValues>;
}

function withoutField(problems: Problems, field: string): Problems {
  const rest = Object.entries(problems).filter(
    ([place]) => place !== field && !place.startsWith(`${field}.`),
  );
  return Object.fromEntries(rest) as Record<string, Problem>;
}

/** Keeps what is typed on the device, a moment after it was; forgets it when all is saved. */
function useDraft(
  name: string,
  state: { base: EditBase | null; values: ProductValues; isDirty: boolean },
) {
  const { base, values, isDirty } = state;
  const isForgotten = useRef(false);
  const keep = async () => {
    if (isForgotten.current) return;
    await keepDraft(name, isDirty ? { base, values, at: Date.now() } : null);
  };
  const keepLatest = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew whenever one of these differs
  useEffect(() => {
    const timer = setTimeout(() => void keepLatest(), draftPauseMs);
    return () => clearTimeout(timer);
  }, [name, base, values, isDirty]);
  return {
    /** Now, before something that may not come back. */
    keep,
    forget() {
      isForgotten.current = true;
      void keepDraft(name, null);
    },
  };
}
