import type { RefusalTexts } from '../refusals.ts';
import { accounts } from './refusals/accounts.ts';
import { admin } from './refusals/admin.ts';
import { assistant } from './refusals/assistant.ts';
import { calls } from './refusals/calls.ts';
import { cart } from './refusals/cart.ts';
import { catalogue } from './refusals/catalogue.ts';
import { credit } from './refusals/credit.ts';
import { deliveries } from './refusals/deliveries.ts';
import { insight } from './refusals/insight.ts';
import { materials } from './refusals/materials.ts';
import { messaging } from './refusals/messaging.ts';
import { orders } from './refusals/orders.ts';
import { payments } from './refusals/payments.ts';
import { projects } from './refusals/projects.ts';
import { quotations } from './refusals/quotations.ts';
import { reviews } from './refusals/reviews.ts';
import { rfqs } from './refusals/rfqs.ts';
import { teams } from './refusals/teams.ts';
import { uploads } from './refusals/uploads.ts';

export const refusals: RefusalTexts = {
  ...calls,
  ...accounts,
  ...admin,
  ...assistant,
  ...cart,
  ...catalogue,
  ...credit,
  ...deliveries,
  ...insight,
  ...materials,
  ...messaging,
  ...orders,
  ...payments,
  ...projects,
  ...quotations,
  ...reviews,
  ...rfqs,
  ...teams,
  ...uploads,
};
