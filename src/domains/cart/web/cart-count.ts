import { browserApi } from '../../../ui/data/api-client.ts';
import { onChange } from '../../../ui/data/changes.ts';
import { readCartCount } from './api.ts';
import { createCountStore } from './count-store.ts';

/** The one count of this tab: the badge shows it, and the cart's page sets it. */
export const cartCount = createCountStore({
  read: () => readCartCount(browserApi),
  onChange: (listener) => onChange('/api/cart/count', listener),
});
