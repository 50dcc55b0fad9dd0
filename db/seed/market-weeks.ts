import { weekOf } from '../../src/domains/insight/market-rules.ts';
import { publishWeek, readStated } from '../../src/domains/insight/server/public.ts';
import { openDatabase } from '../../src/platform/db.ts';
import { nairobiDay } from '../../src/shared/dates.ts';

const weeks = 12;
const weekMs = 7 * 86_400_000;

/** Publishes the market prices of some weeks: prices as they stand, a little lower the longer ago. */
export async function publishDemoWeeks(url: string): Promise<void> {
  const { db, close } = openDatabase(url, { max: 1 });
  let now: ReturnType<typeof readStated> | null = null;
  try {
    for (let ago = weeks; ago >= 0; ago -= 1) {
      await publishWeek(db, weekOf(nairobiDay(new Date(Date.now() - ago * weekMs))), {
        // The demo is small: all of it at once.
        atOnce: 1_000,
        read: async (trx, keys) => {
          now ??= readStated(trx, keys);
          const rows = await now;
          return rows.map((row) => ({ ...row, price: priceThen(row.price, row.supplierId, ago) }));
        },
      });
    }
  } finally {
    await close();
  }
}

/** Every supplier changes its prices every third week or so. */
function priceThen(price: string, supplierId: string, ago: number): string {
  if (ago === 0) return price;
  const own = Number.parseInt(supplierId.slice(0, 4), 16);
  const stepsAgo = Math.floor((ago + (own % 3)) / 3);
  const percent = 100 - stepsAgo * 1.5 - ((own + stepsAgo * 7) % 5) * 0.6;
  return Math.max(1, Math.round((Number(price) * percent) / 100)).toFixed(2);
}
