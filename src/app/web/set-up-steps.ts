import type { CurrentUser } from '../../domains/accounts/account-schema.ts';

/** What a new supplier does before RFQs can reach the shop. */

export type SetUpStep = 'business' | 'counties' | 'product' | 'verification';

type Shop = Pick<CurrentUser, 'companyName' | 'county' | 'deliveryCounties' | 'isVerified'>;

/** Every step, in the order in which they are done, with the page that it is done on. */
export function setUpSteps(
  shop: Shop,
  listedProducts: number,
): readonly { readonly step: SetUpStep; readonly to: string; readonly isDone: boolean }[] {
  return [
    {
      step: 'business',
      to: '/profile?edit=business#business',
      isDone: Boolean(shop.companyName) && shop.county !== null,
    },
    {
      step: 'counties',
      to: '/profile?edit=business#business',
      isDone: shop.deliveryCounties.length > 0,
    },
    { step: 'product', to: '/dashboard?tab=products&add=1', isDone: listedProducts > 0 },
    { step: 'verification', to: '/settings/verification', isDone: shop.isVerified },
  ];
}
