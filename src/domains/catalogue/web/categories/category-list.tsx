import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { countWords, fill } from '../../../../messages/index.ts';
import { CategoryIcon } from '../../../../ui/icons/category-icon.tsx';
import { useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import type { AdminCategory } from '../../category-schema.ts';
import { orderCategories, removeCategory } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type Opened =
  | { readonly kind: 'edit'; readonly category: AdminCategory | null }
  | { readonly kind: 'merge' | 'remove'; readonly category: AdminCategory };

/** The categories in the order of the shop. */
export function CategoryList({ categories }: { categories: readonly AdminCategory[] }) {
  const t = useTexts('shelves');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { order, move, isPending } = useOrder(categories);
  const close = () => setOpened(null);
  return (
    <>
      <Button className="mb-5" onClick={() => setOpened({ kind: 'edit', category: null })}>
        {t.createCategory}
      </Button>
      <ol className="grid gap-3">
        {order.map((category, at) => (
          <CategoryRow
            key={category.id}
            category={category}
            isFirst={at === 0}
            isLast={at === order.length - 1}
            isPending={isPending}
            onMove={(by) => void move(at, by)}
            onOpen={(kind) => setOpened({ kind, category })}
          />
        ))}
      </ol>
      {opened?.kind === 'edit' && <CategoryDialog category={opened.category} onClose={close} />}
      {opened?.kind === 'merge' && (
        <MergeDialog
          category={opened.category}
          others={order.filter(({ id }) => id !== opened.category.id)}
          onClose={close}
        />
      )}
      <AskDialog
        isOpen={opened?.kind === 'remove'}
        isDanger
        title={fill(t.removeCategoryTitle, { name: opened?.category?.name ?? '' })}
        text={t.removeCategoryText}
        submit={t.remove}
        keep={t.cancel}
        done={t.categoryRemoved}
        failed={t.failed}
        send={() => removeCategory(opened?.category?.id ?? '')}
        onClose={close}
      />
    </>
  );
}

function CategoryRow(props: {
  category: AdminCategory;
  isFirst: boolean;
  isLast: boolean;
  isPending: boolean;
  onMove: (by: 1 | -1) => void;
  onOpen: (kind: Opened['kind']) => void;
}) {
  const { category, isPending, onMove, onOpen } = props;
  const t = useTexts('shelves');
  const { name, nameSw, slug, icon, formerSlugs, mergesInto } = category;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <CategoryIcon name={name} icon={icon} className="size-7 flex-none text-brand" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
          <Link className="underline" to={`/products?category=${slug}`}>
            {name}
          </Link>
        </h2>
        <p className="wrap-anywhere text-sm">{nameSw ?? t.noSwahiliName}</p>
        <p className="text-ink-muted text-sm">
          {countWords(t.productsIn, category.products)} ·{' '}
          {countWords(t.materialsIn, category.materials)}
        </p>
        {mergesInto && <p className="wrap-anywhere">{fill(t.mergesInto, { name: mergesInto })}</p>}
        {formerSlugs.length > 0 && (
          <p className="wrap-anywhere text-ink-muted text-sm">
            {fill(t.formerly, { slugs: formerSlugs.join(', ') })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <IconButton
          label={fill(t.moveUp, { name })}
          icon={<ChevronUp aria-hidden="true" />}
          disabled={props.isFirst || isPending}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={fill(t.moveDown, { name })}
          icon={<ChevronDown aria-hidden="true" />}
          disabled={props.isLast || isPending}
          onClick={() => onMove(1)}
        />
        <Button
          variant="outline"
          aria-label={fill(t.editNamed, { name })}
          onClick={() => onOpen('edit')}
        >
          {t.edit}
        </Button>
        <Button
          variant="outline"
          aria-label={fill(t.mergeNamed, { name })}
          onClick={() => onOpen('merge')}
        >
          {t.merge}
        </Button>
        {!category.isUsed && (
          <Button
            variant="danger"
            aria-label={fill(t.removeNamed, { name })}
            onClick={() => onOpen('remove')}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The new order shows at once, and goes back where it is refused. */
function useOrder(categories: readonly AdminCategory[]) {
  const t = useTexts('shelves');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<readonly AdminCategory[] | null>(null);
  const order = moved ?? categories;
  const move = async (at: number, by: 1 | -1) => {
    const next = [...order];
    const [one] = next.splice(at, 1);
    if (!one) return;
    next.splice(at + by, 0, one);
    setMoved(next);
    try {
      await orderCategories(next.map(({ id }) => id));
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    await revalidate();
    setMoved(null);
  };
  return { order, move, isPending: moved !== null };
}
