import { Suspense, useEffect, useState } from 'react';
import { readStored } from '../../../ui/data/device-store.ts';
import { lazyExtra } from '../../../ui/lazy-extra.tsx';
import { type RecentlyViewedProps, viewedKey } from './viewed-key.ts';

const ViewedProducts = lazyExtra(() => import('./viewed-products.tsx'));

/** What was looked at on this device; nothing before the first product, and nothing on the server. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const [isAny, setAny] = useState(false);
  useEffect(() => setAny(readStored(viewedKey) !== null), []);
  return (
    isAny && (
      <Suspense fallback={null}>
        <ViewedProducts {...props} />
      </Suspense>
    )
  );
}
