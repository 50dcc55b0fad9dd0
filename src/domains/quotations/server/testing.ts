import type { Quotation } from '../schema.ts';
import type { QuotationDeps } from './deps.ts';

/** Quotations as tests send and read them. */

interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: T;
}

/** Who calls, as the test server has them. */
interface Caller {
  get<T>(url: string, headers?: Record<string, string>): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T>(request: {
    method: 'PUT' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  }): Promise<Answer<T>>;
}

export interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly { path: string; message: string }[];
}

/** For routes of quotations to which nothing is attached. */
export const withoutFiles: QuotationDeps['uploads'] = {
  prepare: async () => ({ ids: [], purpose: 'quotation_attachment', pathOf: String }),
  claim: async () => undefined,
  openUsed: async () => Promise.reject(new Error('No files in these tests')),
};

/** The two sides of what buildAskedRfq() stores, both signed in. */
export async function signedInBoth<
  C extends Caller,
  B extends { readonly rfq: { contractorId: string }; readonly company: { id: string } },
>(server: { signedIn(userId: string): Promise<C> }, built: B) {
  return {
    ...built,
    owner: await server.signedIn(built.rfq.contractorId),
    supplier: await server.signedIn(built.company.id),
  };
}

/** "2026-12-21" so many days from now. */
export const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A quotation of one sum. */
export const sum = (rfqId: string, fields: Record<string, unknown> = {}) => ({
  rfqId,
  totalAmount: '45000',
  deliveryTime: 3,
  ...fields,
});

/** A quotation of 40 at KSh 722.50. */
export const offerFor = (rfqId: string, rfqItemId: string, fields: Record<string, unknown> = {}) =>
  sum(rfqId, {
    totalAmount: '28900',
    items: [{ rfqItemId, quantity: 40, unitPrice: '722.50' }],
    ...fields,
  });

export const send = ({ supplier }: { readonly supplier: Caller }, body: object) =>
  supplier.post<Quotation & Refusal>('/api/quotations', body);

export const list = async (visitor: Caller, query = '') =>
  (await visitor.get<Quotation[]>(`/api/quotations${query}`)).body;
