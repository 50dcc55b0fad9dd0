import { ClipboardList, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatUnitPrice } from '../../../shared/money.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import type { ProductCard, RfqCard } from '../schema.ts';
import type { Bubble } from './thread.ts';

const look =
  'flex min-h-14 items-center gap-3 rounded-control border border-current/30 px-3 py-2 text-left';

/** What a message is about, as cards that lead there. */
export function SubjectCards({ bubble, ownId }: { bubble: Bubble; ownId: string }) {
  const t = useTexts('messaging');
  const { rfqId, rfq, product } = bubble;
  if (!rfqId && !product) return null;
  return (
    <div className="my-1 grid justify-items-start gap-2">
      {rfqId && <Badge className="bg-accent text-on-accent">{t.rfqMessage}</Badge>}
      {rfq && (
        // Its owner has another page of it than everybody else.
        <Link to={`/${rfq.ownerId === ownId ? 'rfqs' : 'rfq'}/${rfq.id}`} className={look}>
          <RfqCardBody rfq={rfq} />
        </Link>
      )}
      {product && (
        <Link to={`/products/${product.id}`} className={look}>
          <ProductCardBody product={product} />
        </Link>
      )}
    </div>
  );
}

export function RfqCardBody({ rfq }: { rfq: RfqCard }) {
  const t = useTexts('messaging');
  return <CardBody picture={<ClipboardList />} title={rfq.title} line={t.rfq} />;
}

export function ProductCardBody({ product }: { product: ProductCard }) {
  const { image, name, price, unit } = product;
  return (
    <CardBody
      picture={
        image ? (
          <img
            src={`${image}/160.webp`}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 rounded-control bg-surface-raised object-contain"
          />
        ) : (
          <Package />
        )
      }
      title={name}
      line={`${formatUnitPrice(price)} / ${unit}`}
    />
  );
}

function CardBody(props: { picture: ReactNode; title: string; line: string }) {
  return (
    <>
      <span className="flex-none [&>svg]:size-6" aria-hidden="true">
        {props.picture}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{props.title}</span>
        <span className="block text-sm tabular-nums">{props.line}</span>
      </span>
    </>
  );
}
