import { Banknote, ClipboardList, Package, Send } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoney } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { OverviewSection, RecentCards, StatGrid } from '../../../ui/patterns/overview.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Picture } from '../../../ui/primitives/picture.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import type { ProductCard } from '../../catalogue/schema.ts';
import type { SupplierFigures } from '../schema.ts';
import type { SellingFirstView } from './api.ts';

export interface SellingOverviewProps {
  first: SellingFirstView;
  onAllProducts: () => void;
}

/** How the shop stands, and what came last. */
export function SellingOverview({ first, onAllProducts }: SellingOverviewProps) {
  return (
    <>
      <Figures figures={first.figures} />
      <RecentProducts products={first.recentProducts} onAll={onAllProducts} />
    </>
  );
}

function Figures({ figures }: { figures: SupplierFigures }) {
  const t = useTexts('selling');
  return (
    <StatGrid
      stats={[
        {
          label: t.totalProducts,
          value: figures.totalProducts,
          caption: t.totalProductsCaption,
          icon: <Package aria-hidden="true" />,
        },
        {
          label: t.activeRfqs,
          value: figures.activeRfqs,
          caption: t.activeRfqsCaption,
          icon: <ClipboardList aria-hidden="true" />,
        },
        {
          label: t.quotesSent,
          value: figures.quotesSent,
          caption: t.thisMonth,
          icon: <Send aria-hidden="true" />,
        },
        {
          label: t.revenue,
          value: formatMoney(figures.monthlyRevenue),
          caption: t.thisMonth,
          icon: <Banknote aria-hidden="true" />,
        },
      ]}
    />
  );
}

function RecentProducts(props: { products: readonly ProductCard[]; onAll: () => void }) {
  const t = useTexts('selling');
  const all = props.products.length > 0 ? { label: t.allProducts, onSelect: props.onAll } : null;
  return (
    <OverviewSection title={t.recentProducts} all={all}>
      <RecentCards empty={<p className="text-ink-muted">{t.noProductsYet}</p>}>
        {props.products.map((product) => (
          <RecentProduct key={product.id} product={product} />
        ))}
      </RecentCards>
    </OverviewSection>
  );
}

function RecentProduct({ product }: { product: ProductCard }) {
  return (
    <Card as="li" interactive className="relative flex gap-3 p-3">
      <span className="flex-none">
        <Picture
          media={product.media[0]}
          alt=""
          sizes="72px"
          className="size-18 rounded-control object-cover"
        />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={`/products/${product.slug}`}
          className="line-clamp-2 wrap-anywhere font-semibold after:absolute after:inset-0"
        >
          {product.name}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <UnitPrice price={product.price} unit={product.unit} />
          <ListingBadge product={product} />
        </div>
      </div>
    </Card>
  );
}

/** Whether buyers can have it: what is off the public list is not said to be in stock. */
function ListingBadge({ product: { isActive, stockQuantity: stock } }: { product: ProductCard }) {
  const t = useTexts('catalogue');
  const { inactive } = useTexts('selling');
  if (!isActive) return <Badge variant="secondary">{inactive}</Badge>;
  return (
    <Badge variant={stock > 0 ? 'success' : 'destructive'}>
      {stock > 0 ? t.inStock : t.outOfStock}
    </Badge>
  );
}
