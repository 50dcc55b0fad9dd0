import type { PersonalData } from '../../domains/accounts/server/public.ts';
import { assistantPersonalData } from '../../domains/assistant/server/public.ts';
import { cartPersonalData } from '../../domains/cart/server/public.ts';
import { cataloguePersonalData } from '../../domains/catalogue/server/public.ts';
import { creditPersonalData } from '../../domains/credit/server/public.ts';
import { deliveriesPersonalData } from '../../domains/deliveries/server/public.ts';
import { insightPersonalData } from '../../domains/insight/server/public.ts';
import { messagingPersonalData } from '../../domains/messaging/server/public.ts';
import { notificationsPersonalData } from '../../domains/notifications/server/public.ts';
import { ordersPersonalData } from '../../domains/orders/server/public.ts';
import { paymentsPersonalData } from '../../domains/payments/server/public.ts';
import { projectsPersonalData } from '../../domains/projects/server/public.ts';
import { quotationsPersonalData } from '../../domains/quotations/server/public.ts';
import { reviewsPersonalData } from '../../domains/reviews/server/public.ts';
import { rfqsPersonalData } from '../../domains/rfqs/server/public.ts';
import { sellingPersonalData } from '../../domains/selling/server/public.ts';
import { sitePersonalData } from '../../domains/site/server/public.ts';
import { teamsPersonalData } from '../../domains/teams/server/public.ts';
import { releaseUploads, streamUploads } from '../../platform/object-storage/queries.ts';

/** The files that people sent; they go with the next cleaning. */
const uploadsPersonalData: PersonalData = {
  records: [{ name: 'uploads', read: streamUploads }],
  erase: releaseUploads,
};

/** Every part's share in what is kept about people. What refers to others lets go before them. */
export const personalData: readonly PersonalData[] = [
  assistantPersonalData,
  notificationsPersonalData,
  insightPersonalData,
  creditPersonalData,
  reviewsPersonalData,
  deliveriesPersonalData,
  paymentsPersonalData,
  ordersPersonalData,
  teamsPersonalData,
  projectsPersonalData,
  quotationsPersonalData,
  rfqsPersonalData,
  messagingPersonalData,
  cartPersonalData,
  sellingPersonalData,
  cataloguePersonalData,
  sitePersonalData,
  uploadsPersonalData,
];
