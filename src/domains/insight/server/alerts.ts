import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../shared/money.ts';
import { countryOf } from '../market-rules.ts';
import { mostAlerts, type NewPriceAlert, type PriceAlert } from '../schema.ts';
import { scaled, seriesOf, sizeParts } from '../series-rules.ts';
import { readMaterialPrices } from './market.ts';
import type { Notices } from './ports.ts';
import {
  type AlertRow,
  deleteAlert,
  lockAlerts,
  markBelow,
  selectOwnAlerts,
  upsertAlert,
} from './queries/alerts.ts';
import { type StoredFigure, selectFigures, selectLatestWeek } from './queries/figures.ts';
import { type StatedRow, selectListPrices } from './queries/stated.ts';

export const noSuchAlert = () => new AppError(404, 'alert_not_found');

export async function listAlerts(db: Kysely<DB>, actor: Actor): Promise<PriceAlert[]> {
  return (await selectOwnAlerts(db, actor.id)).map(toAlert);
}

const toAlert = ({
  id,
  key,
  name,
  unit,
  size,
  county,
  measure,
  below,
  isBelow,
}: AlertRow): PriceAlert => ({
  id,
  material: { key, name },
  ...{ unit, size, sizeParts: sizeParts(size) },
  county: county || null,
  ...{ measure, below, isBelow },
});

/** @throws AppError 404 for what has no market price, 409 for who has too many */
export async function setAlert(
  db: Kysely<DB>,
  actor: Actor,
  alert: NewPriceAlert,
): Promise<PriceAlert> {
  const { size } = await readMaterialPrices(db, alert.materialKey, alert.size);
  const id = await transact(db, (trx) =>
    upsertAlert(trx, actor.id, { ...alert, size }, mostAlerts),
  );
  const set = (await listAlerts(db, actor)).find((own) => own.id === id);
  if (!set) throw new AppError(409, 'alerts_full', { details: { maximum: mostAlerts } });
  return set;
}

/** @throws AppError 404 where it is not the actor's */
export async function removeAlert(db: Kysely<DB>, actor: Actor, id: string): Promise<void> {
  if (!(await deleteAlert(db, actor.id, id))) throw noSuchAlert();
}

/** Notifies of every price that has fallen below what its contractor waits for, once until it rises again. */
export async function lookAtAlerts(
  { db, notify }: { readonly db: Kysely<DB>; readonly notify: Notices },
  signal: AbortSignal,
): Promise<void> {
  await inBatches<AlertRow>({ db, signal }, async (trx, limit, after) => {
    const alerts = await lockAlerts(trx, { after: after?.id ?? null, limit });
    const keys = [...new Set(alerts.map(({ key }) => key))];
    const listed = await selectListPrices(trx, keys);
    const week = await selectLatestWeek(trx);
    const published = week === null ? [] : await selectFigures(trx, week, keys);
    for (const alert of alerts) {
      const price = priceOf(alert, listed, published);
      const isBelow = price !== null && price < toCents(alert.below);
      if (isBelow === alert.isBelow) continue;
      await markBelow(trx, alert.id, isBelow);
      if (price === null || !isBelow) continue;
      await notify(trx, {
        userId: alert.contractorId,
        kind: 'priceBelow',
        values: {
          material: [alert.name, ...sizeParts(alert.size)].join(', '),
          place: alert.county || 'Kenya',
          amount: formatUnitPrice(fromCents(price)),
        },
      });
    }
    return alerts;
  });
}

/** The lowest price is anybody's to see in the shop; the median is the published one. */
function priceOf(
  { key, size, county, measure }: AlertRow,
  listed: readonly StatedRow[],
  published: readonly StoredFigure[],
): bigint | null {
  const isHere = (place: string) => county === '' || place === county;
  if (measure === 'lowest') {
    const prices = listed.flatMap((row) => {
      if (row.materialKey !== key || !isHere(row.county)) return [];
      const series = seriesOf(row);
      return series?.size === size ? scaled(toCents(row.price), series.holds) : [];
    });
    return prices.reduce<bigint | null>(
      (least, price) => (least === null || price < least ? price : least),
      null,
    );
  }
  const figures = published.filter(
    (one) => one.kind === 'list' && one.materialKey === key && one.size === size,
  );
  return countryOf(figures.filter((one) => isHere(one.county)))?.median ?? null;
}
