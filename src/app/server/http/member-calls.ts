import type { Member } from '../../../platform/actor.ts';

type Role = Member['role'];

/**
 * What members of a company may call on its account, beside what is open to everybody. Everything else is its
 * owner's alone: settings, contacts, payment details, credit, members, messages, files, and deleting.
 */
const everyone = [
  'GET /api/user',
  'GET /api/orders/:id/deliveries',
  'GET /api/orders/:id/documents/delivery-note.pdf',
  'GET /api/deliveries/:id/photos/:photoId',
  'GET /api/team/companies',
  'PUT /api/team/acting',
  'POST /api/team/join',
] as const;

const receivers = [
  'POST /api/orders/:id/deliveries',
  'POST /api/object-storage/upload-url',
] as const;

/** No answer of these has a price: what one has a field for, a foreman may not call. */
const foremen = [
  ...everyone,
  ...receivers,
  'GET /api/site-orders',
  'GET /api/site-orders/:id',
] as const;

const viewers = [
  ...everyone,
  'GET /api/cart/count',
  'GET /api/messages/unread-count',
  'GET /api/favourites',
  'GET /api/favourites/:productId',
  'GET /api/rfqs',
  'GET /api/rfqs/:id',
  'GET /api/rfqs/:id/items',
  'GET /api/rfqs/:id/comparison',
  'GET /api/rfqs/:id/comparison.csv',
  'GET /api/rfqs/:id/document.pdf',
  'GET /api/quotations',
  'GET /api/quotations/:id/document.pdf',
  'GET /api/quotations/:id/attachments/:fileId',
  'GET /api/orders',
  'GET /api/orders/counts',
  'GET /api/orders/orders.csv',
  'GET /api/orders/calendar',
  'GET /api/orders/:id',
  'GET /api/orders/:id/reviews',
  'GET /api/orders/:id/etims',
  'GET /api/orders/:id/documents/invoice.pdf',
  'GET /api/orders/:id/documents/lpo.pdf',
  'GET /api/orders/:id/credit',
  'GET /api/orders/:id/payments',
  'GET /api/orders/:id/disputes',
  'GET /api/orders/:id/returns',
  'GET /api/returns/:id/photos/:photoId',
  'GET /api/disputes/:id/files/:fileId',
  'GET /api/payments/figures',
  'GET /api/payments/:id',
  'GET /api/payments/:id/receipt.pdf',
  'GET /api/statements',
  'GET /api/statements/:id',
  'GET /api/statements/:id/statement.pdf',
  'GET /api/dashboard/contractor',
  'GET /api/insight/buying',
  'GET /api/insight/buying.csv',
  'GET /api/rfqs/:id/usual-prices',
  'GET /api/projects',
  'GET /api/projects/:id',
  'GET /api/projects/:id/orders.csv',
  'GET /api/site-orders',
  'GET /api/site-orders/:id',
] as const;

const buyers = [
  ...viewers,
  ...receivers,
  'GET /api/cart',
  'GET /api/cart/suppliers',
  'GET /api/cart/rfqs',
  'POST /api/cart',
  'PUT /api/cart/:itemId',
  'DELETE /api/cart/:itemId',
  'POST /api/cart/:itemId/restore',
  'POST /api/cart/checkout',
  'POST /api/cart/rfq',
  'POST /api/rfqs',
  'POST /api/rfqs/read-lines',
  'POST /api/rfqs/recipients',
  'POST /api/rfqs/known-products',
  'PUT /api/rfqs/:id',
  'PUT /api/rfqs/:id/project',
  'POST /api/rfqs/:id/close',
  'POST /api/rfqs/:id/award',
  'POST /api/rfqs/:id/finish',
  'POST /api/quotations/:id/accept',
  'POST /api/quotations/:id/reject',
  'PUT /api/quotations/:id/substitutes/:rfqItemId',
  'DELETE /api/quotations/:id/substitutes/:rfqItemId',
  'DELETE /api/quotations/:id',
  'PUT /api/orders/:id/project',
  'POST /api/orders/:id/reorder',
  'POST /api/orders/:id/cancel',
  'POST /api/orders/:id/complete',
  'POST /api/orders/:id/requests',
  'POST /api/orders/:id/requests/:requestId/accept',
  'POST /api/orders/:id/requests/:requestId/refuse',
  'POST /api/orders/:id/requests/:requestId/withdraw',
  'GET /api/team/requests',
  'POST /api/projects',
  'PUT /api/projects/:id',
] as const;

/** A table that may be read as CSV may be read as XLSX. */
const withTwins = (calls: readonly string[]): ReadonlySet<string> =>
  new Set(calls.flatMap((call) => [call, call.replace(/\.csv$/, '.xlsx')]));

export const memberCalls: Readonly<Record<Role, ReadonlySet<string>>> = {
  viewer: withTwins(viewers),
  buyer: withTwins(buyers),
  foreman: withTwins(foremen),
};

/** Whether this member may call a route by its pattern; HEAD is as GET. */
export const isMemberCall = ({ role }: Member, method: string, url: string): boolean =>
  memberCalls[role].has(`${method === 'HEAD' ? 'GET' : method} ${url}`);
