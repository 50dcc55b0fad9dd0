import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Failed } from '../../../ui/patterns/failed.tsx';
import { Dialog } from '../../../ui/primitives/dialog.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { ProductCard, RfqCard } from '../schema.ts';
import { offeredProductsKey, readOfferedProducts, readSharedRfqs, sharedRfqsKey } from './api.ts';
import { ProductCardBody, RfqCardBody } from './subject-cards.tsx';

export type SubjectKind = 'rfq' | 'product';

export interface SubjectPickerProps {
  kind: SubjectKind;
  peerId: string;
  /** Whose products are offered; null offers everybody's. */
  supplierId: string | null;
  onPick: (subject: { rfq?: RfqCard; product?: ProductCard }) => void;
  onClose: () => void;
}

/** Chooses what a message is about, among what both sides can see. */
export default function SubjectPicker(props: SubjectPickerProps) {
  const t = useTexts('messaging');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isRfq = props.kind === 'rfq';
  const List = isRfq ? RfqList : ProductList;
  return (
    <Dialog
      open
      title={isRfq ? t.pickRfq : t.pickProduct}
      size="sm"
      onOpenChange={(open) => !open && props.onClose()}
    >
      <div className="grid gap-3">
        <Input
          type="search"
          aria-label={isRfq ? t.searchRfqs : t.searchProducts}
          placeholder={isRfq ? t.searchRfqs : t.searchProducts}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <List {...props} search={search} />
      </div>
    </Dialog>
  );
}

type ListProps = SubjectPickerProps & { search: string };

function RfqList({ peerId, search, onPick }: ListProps) {
  const t = useTexts('messaging');
  const query = useQuery({
    queryKey: sharedRfqsKey(peerId, search),
    queryFn: () => readSharedRfqs(browserApi, peerId, search),
  });
  return (
    <Choices
      query={query}
      empty={search ? t.nothingFound : t.noRfqs}
      body={(rfq) => <RfqCardBody rfq={rfq} />}
      onPick={(rfq) => onPick({ rfq })}
    />
  );
}

function ProductList({ supplierId, search, onPick }: ListProps) {
  const t = useTexts('messaging');
  const query = useQuery({
    queryKey: offeredProductsKey(supplierId, search),
    queryFn: () => readOfferedProducts(browserApi, supplierId, search),
  });
  return (
    <Choices
      query={query}
      empty={search ? t.nothingFound : t.noProducts}
      body={(product) => <ProductCardBody product={product} />}
      onPick={(product) => onPick({ product })}
    />
  );
}

function Choices<T extends { readonly id: string }>(props: {
  query: { data: readonly T[] | undefined; isError: boolean };
  empty: string;
  body: (item: T) => ReactNode;
  onPick: (item: T) => void;
}) {
  const { query, empty, body, onPick } = props;
  if (query.isError && !query.data) return <Failed />;
  if (!query.data) {
    return (
      <div className="grid gap-2" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <p className="py-6 text-center text-ink-muted" role="status">
        {empty}
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {query.data.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => onPick(item)}
            className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-left hover:bg-surface-sunken"
          >
            {body(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
