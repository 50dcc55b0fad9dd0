import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Combobox } from '../../../../ui/patterns/combobox.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { RemoveButton } from '../../../../ui/primitives/remove-button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminProduct } from '../../product-schema.ts';
import { readFilters, readProducts, saveFeatured } from './api.ts';

/** What the landing page shows first; each change is saved at once and can be undone. */
export function FeaturedList({ products }: { products: readonly AdminProduct[] }) {
  const t = useTexts('shelves');
  const { shown, save, isPending } = useFeatured(products);
  const move = (at: number, by: 1 | -1) => {
    const next = [...shown];
    next.splice(at + by, 0, ...next.splice(at, 1));
    save(next);
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProductPicker
        onChoose={(product) => save([...shown.filter(({ id }) => id !== product.id), product])}
      />
      {shown.length === 0 && <EmptyState title={t.noFeatured} />}
      <ol className="grid divide-y divide-line">
        {shown.map(({ id, name, supplier, state }, at) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="wrap-anywhere text-ink-muted text-sm">{supplier.name ?? t.noName}</p>
              {state !== 'listed' && <p className="text-danger text-sm">{t.notShown}</p>}
            </div>
            <div className="flex gap-2">
              <IconButton
                label={fill(t.moveUp, { name })}
                icon={<ChevronUp aria-hidden="true" />}
                disabled={at === 0 || isPending}
                onClick={() => move(at, -1)}
              />
              <IconButton
                label={fill(t.moveDown, { name })}
                icon={<ChevronDown aria-hidden="true" />}
                disabled={at === shown.length - 1 || isPending}
                onClick={() => move(at, 1)}
              />
              <RemoveButton
                label={fill(t.removeNamed, { name })}
                onRemove={() => save(shown.filter((one) => one.id !== id))}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ProductPicker({ onChoose }: { onChoose: (product: AdminProduct) => void }) {
  const t = useTexts('shelves');
  const [typed, setTyped] = useState('');
  const suggest = async (search: string) => {
    const filters = { ...readFilters(new URLSearchParams()), search, state: 'listed' };
    return (await readProducts(browserApi, filters)).items.slice(0, 8);
  };
  return (
    <Field label={t.addFeatured}>
      {(control) => (
        <Combobox<AdminProduct>
          control={control}
          name="product"
          value={typed}
          placeholder=""
          maxLength={100}
          minLength={2}
          listLabel={t.foundProducts}
          suggest={suggest}
          keyOf={({ id }) => id}
          onType={setTyped}
          onChoose={(product) => {
            setTyped('');
            onChoose(product);
          }}
        >
          {({ name, supplier }) => (
            <>
              <span className="font-semibold">{name}</span>
              <span className="text-ink-muted text-sm">{supplier.name}</span>
            </>
          )}
        </Combobox>
      )}
    </Field>
  );
}

/** A change shows at once, and goes back where it is refused. */
function useFeatured(products: readonly AdminProduct[]) {
  const t = useTexts('shelves');
  const common = useTexts('common');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<readonly AdminProduct[] | null>(null);
  const shown = changed ?? products;
  const store = async (next: readonly AdminProduct[], done: () => void) => {
    setChanged(next);
    try {
      await saveFeatured(next.map(({ id }) => id));
      done();
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    await revalidate();
    setChanged(null);
  };
  const save = (next: readonly AdminProduct[]) => {
    const before = shown;
    const undo = () =>
      void store(before, () => toast({ title: common.success, description: t.undone }));
    void store(next, () =>
      toast({
        title: common.success,
        description: t.featuredSaved,
        action: { label: t.undo, onClick: undo },
      }),
    );
  };
  return { shown, save, isPending: changed !== null };
}
