import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import type { DrawObstacle } from '../rules.ts';

export const noSuchApplication = () => new AppError(404, 'credit_application_not_found');
export const noSuchUser = () => new AppError(404, 'user_not_found');
export const unverified = () => new AppError(403, 'credit_unverified');

/** An order that cannot go on credit. */
export function refusedDraw(
  obstacle: DrawObstacle,
  { total, available }: { readonly total: string; readonly available: string },
): AppError {
  switch (obstacle) {
    case 'unverified':
      return unverified();
    case 'too_little':
      return new AppError(409, 'credit_too_little', {
        details: { total: formatUnitPrice(total), available: formatUnitPrice(available) },
      });
    default:
      return new AppError(409, `credit_${obstacle}`);
  }
}
