import { fill } from '../../../../messages/index.ts';
import type { Copy } from '../../copy/copy.ts';
import type { Matches } from '../matching/match.ts';

const named = 3;

/** Who brings it soonest, by the lead times that suppliers give. */
export function deliveryWords(isNear: boolean, { suppliers }: Matches, copy: Copy): string {
  const served = suppliers.some(({ delivers }) => delivers);
  const told = suppliers
    .filter(({ delivers }) => delivers || !served)
    .flatMap(({ supplierName, leadTimeDays }) =>
      leadTimeDays === null ? [] : [{ supplierName, days: leadTimeDays }],
    )
    .toSorted((a, b) => a.days - b.days)
    .slice(0, named)
    .map(({ supplierName, days }) => {
      const time = days === 1 ? copy.dayCountOne : fill(copy.dayCount, { days });
      return `${supplierName}, ${time}`;
    });
  const times =
    told.length > 0 ? fill(copy.leadTimes, { what: told.join('; ') }) : copy.noLeadTimes;
  return isNear ? `${copy.nearUnknown} ${times}` : times;
}
