import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { mostCounted } from '../../../../shared/list-query.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useParts } from '../../../../ui/data/use-parts.ts';
import { useCategoryWords, useUnitWords } from '../../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { LoadMore } from '../../../../ui/patterns/load-more.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/primitives/checkbox.tsx';
import type { AdminProduct } from '../../product-schema.ts';
import { MergeProductDialog } from './merge-product-dialog.tsx';
import { type BulkStep, StepDialog } from './step-dialog.tsx';

const mostAtOnce = 100;

/** Products of all suppliers, one or many of which are acted on. */
export function ProductList({ first }: { first: Page<AdminProduct> }) {
  const t = useTexts('shelves');
  const { revalidate } = useRevalidator();
  const { page, more } = useParts(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<BulkStep | null>(null);
  const [merged, setMerged] = useState<AdminProduct | null>(null);
  const products = page.items.filter(({ id }) => chosen.has(id)).slice(0, mostAtOnce);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const onDone = async () => {
    setStep(null);
    setMerged(null);
    setChosen(new Set());
    await revalidate();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-muted text-sm" role="status">
        {page.total > mostCounted ? t.manyProducts : countWords(t.productsFound, page.total)}
      </p>
      {page.items.length === 0 && <EmptyState title={t.noProducts} />}
      {products.length > 0 && (
        <BulkBar products={products} onStep={setStep} onClear={() => setChosen(new Set())} />
      )}
      <ul className="grid gap-3">
        {page.items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isChosen={chosen.has(product.id)}
            onToggle={() => toggle(product.id)}
            onStep={(kind) => setStep({ kind, products: [product] })}
            onMerge={() => setMerged(product)}
          />
        ))}
      </ul>
      {page.next && <LoadMore label={t.moreProducts} {...more} />}
      {step && <StepDialog step={step} onClose={() => setStep(null)} onDone={onDone} />}
      {merged && (
        <MergeProductDialog product={merged} onClose={() => setMerged(null)} onDone={onDone} />
      )}
    </div>
  );
}

function BulkBar(props: {
  products: readonly AdminProduct[];
  onStep: (step: BulkStep) => void;
  onClear: () => void;
}) {
  const { products, onStep, onClear } = props;
  const t = useTexts('shelves');
  return (
    <div className="card sticky top-16 z-10 flex flex-wrap items-center gap-2 p-3">
      <span className="font-semibold">{countWords(t.chosen, products.length)}</span>
      {(['takeDown', 'putBack', 'type'] as const).map((kind) => (
        <Button key={kind} variant="outline" onClick={() => onStep({ kind, products })}>
          {t.steps[kind]}
        </Button>
      ))}
      <Button variant="ghost" onClick={onClear}>
        {t.chooseNone}
      </Button>
    </div>
  );
}

const badges = { listed: 'success', hidden: 'secondary', takenDown: 'destructive' } as const;

function ProductRow(props: {
  product: AdminProduct;
  isChosen: boolean;
  onToggle: () => void;
  onStep: (kind: BulkStep['kind']) => void;
  onMerge: () => void;
}) {
  const { product, onStep } = props;
  const t = useTexts('shelves');
  const language = useLanguage();
  const categoryWords = useCategoryWords();
  const unitWords = useUnitWords();
  const { name, state } = product;
  const standing = state === 'takenDown' ? 'putBack' : 'takeDown';
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          label={<span className="sr-only">{fill(t.choose1, { name })}</span>}
          checked={props.isChosen}
          onChange={props.onToggle}
        />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
            <Link className="underline" to={`/products/${product.slug}`}>
              {name}
            </Link>
          </h2>
          <p className="wrap-anywhere text-ink-muted text-sm">
            {product.supplier.name ?? t.noName} · {categoryWords(product.category)} ·{' '}
            {formatUnitPrice(product.price)} / {unitWords(product.unit)} ·{' '}
            {formatDate(product.createdAt, language)}
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge variant={badges[state]}>{t.productStates[state]}</Badge>
            <Badge variant={product.productType ? 'outline' : 'warning'}>
              {product.productType ?? t.noType}
              {product.isTypeSet && ` (${t.typeSet})`}
            </Badge>
          </p>
          {product.takenDownReason && (
            <p className="mt-1 wrap-anywhere text-danger text-sm">{product.takenDownReason}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {([standing, 'type'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            aria-label={`${t.steps[kind]}: ${name}`}
            onClick={() => onStep(kind)}
          >
            {t.steps[kind]}
          </Button>
        ))}
        <Button variant="outline" aria-label={fill(t.mergeNamed, { name })} onClick={props.onMerge}>
          {t.merge}
        </Button>
      </div>
    </li>
  );
}
