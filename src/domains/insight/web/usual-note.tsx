import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { formatUnitPrice, toCents } from '../../../shared/money.ts';
import { apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import type { UsualPrice } from '../schema.ts';
import { scaled } from '../series-rules.ts';
import { standingOf } from '../standing-rules.ts';

interface Noted {
  readonly line: { readonly rfqItem: { readonly id: string } };
  readonly offer: {
    readonly unitPrice: string;
    /** Units quoted in one unit asked for. */
    readonly rate: { readonly over: string; readonly under: string } | null;
    readonly isOpenSubstitute: boolean;
  };
  readonly vatIncluded: boolean;
}

/**
 * Says of each offer how it stands against what is usual, once that is read; of whose material is another
 * than asked for, nothing. Without it the page is as good as before, so a failure is not told.
 */
export function useUsualNotes(rfqId: string | null) {
  const [usual, setUsual] = useState<ReadonlyMap<string, UsualPrice>>(new Map());
  useEffect(() => {
    if (rfqId === null) return;
    let isWanted = true;
    browserApi.get<readonly UsualPrice[]>(apiPath(['/api/rfqs', rfqId, 'usual-prices'])).then(
      (prices) => isWanted && setUsual(new Map(prices.map((one) => [one.rfqItemId, one]))),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [rfqId]);
  return useCallback(
    ({ line, offer, vatIncluded }: Noted) => {
      const own = usual.get(line.rfqItem.id);
      const price = own && priceAsked(offer, vatIncluded);
      return own && price ? <UsualNote usual={own} price={price} /> : null;
    },
    [usual],
  );
}

/** In the unit asked for, with VAT. */
function priceAsked({ unitPrice, rate, isOpenSubstitute }: Noted['offer'], vatIncluded: boolean) {
  if (!rate || isOpenSubstitute) return null;
  const cents = scaled(toCents(unitPrice), { over: BigInt(rate.over), under: BigInt(rate.under) });
  return vatIncluded ? cents : (cents * 116n) / 100n;
}

function UsualNote({ usual, price }: { usual: UsualPrice; price: bigint }) {
  const t = useTexts('insight');
  const { kind, county, lower, median, upper } = usual;
  const standing = standingOf(price, {
    lower: toCents(lower),
    median: toCents(median),
    upper: toCents(upper),
  });
  const isFar = standing === 'farBelow' || standing === 'farAbove';
  return (
    <span className="wrap-anywhere text-sm">
      <span className={isFar ? 'font-semibold text-warning' : 'font-semibold'}>
        {isFar && <TriangleAlert className="mr-1 inline size-4" aria-hidden="true" />}
        {t.standings[standing]}
      </span>{' '}
      <span className="text-ink-muted">
        {fill(t.usualRange, {
          kind: t.kinds[kind],
          place: county ?? t.country,
          lower: formatUnitPrice(lower),
          upper: formatUnitPrice(upper),
        })}
      </span>
    </span>
  );
}
