import { Eye, EyeOff, History, MoreVertical, Pencil, SquareArrowOutUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { type Column, DataTable } from '../../../ui/patterns/data-table.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Menu } from '../../../ui/primitives/menu.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import type { ProductCard } from '../../catalogue/schema.ts';
import { QuickPrice, QuickStock } from './quick-edit.tsx';
import { useSwitchActive } from './use-switch-active.ts';

export interface ProductTableProps {
  products: readonly ProductCard[];
  onEdit: (productId: string) => void;
  onChanged: () => void;
}

export function ProductTable({ products, onEdit, onChanged }: ProductTableProps) {
  const t = useTexts('selling');
  const switchActive = useSwitchActive(onChanged);
  const columns: Column<ProductCard>[] = [
    {
      id: 'product',
      header: t.product,
      title: true,
      cell: (product) => <NamedProduct product={product} />,
    },
    {
      id: 'price',
      header: t.price,
      numeric: true,
      cell: (product) => <QuickPrice product={product} onChanged={onChanged} />,
    },
    {
      id: 'stock',
      header: t.stock,
      numeric: true,
      cell: (product) => <QuickStock product={product} onChanged={onChanged} />,
    },
    {
      id: 'status',
      header: t.status,
      cell: ({ isActive }) => (
        <Badge variant={isActive ? 'success' : 'secondary'}>
          {isActive ? t.active : t.inactive}
        </Badge>
      ),
    },
    {
      id: 'actions',
      header: t.actions,
      hideHeader: true,
      cell: (product) => (
        <RowActions
          product={product}
          onEdit={() => onEdit(product.id)}
          onSwitch={() => void switchActive(product, !product.isActive)}
        />
      ),
    },
  ];
  return (
    <DataTable caption={t.tableCaption} columns={columns} rows={products} rowKey={({ id }) => id} />
  );
}

function RowActions(props: { product: ProductCard; onEdit: () => void; onSwitch: () => void }) {
  const t = useTexts('selling');
  const { historyLink } = useTexts('bulk');
  const { id, name, slug, isActive } = props.product;
  return (
    <span className="flex items-center gap-1 max-md:w-full md:justify-end">
      <Button
        variant="outline"
        className="max-md:flex-1"
        aria-label={fill(t.editNamed, { product: name })}
        onClick={props.onEdit}
      >
        <Pencil aria-hidden="true" />
        {t.edit}
      </Button>
      <Menu
        label={fill(t.more, { product: name })}
        trigger={<MoreVertical aria-hidden="true" />}
        className="btn-icon"
        items={[
          {
            id: 'view',
            label: t.view,
            icon: <SquareArrowOutUpRight aria-hidden="true" />,
            to: `/products/${slug}`,
          },
          {
            id: 'history',
            label: historyLink,
            icon: <History aria-hidden="true" />,
            to: `/dashboard/products/${id}/history`,
          },
          {
            id: 'switch',
            label: isActive ? t.switchOff : t.switchOn,
            icon: isActive ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />,
            onSelect: props.onSwitch,
          },
        ]}
      />
    </span>
  );
}

function NamedProduct({ product }: { product: ProductCard }) {
  return (
    <span className="flex items-center gap-3">
      <span className="flex-none">
        <Picture
          media={product.media[0]}
          alt=""
          sizes="48px"
          className="size-12 rounded-control object-cover"
        />
      </span>
      <Link to={`/products/${product.slug}`} className="min-w-0 wrap-anywhere hover:underline">
        {product.name}
      </Link>
    </span>
  );
}
