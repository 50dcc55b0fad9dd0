import type { BuiltUser } from '../../../../domains/accounts/server/factory.ts';
import { buildProduct } from '../../../../domains/catalogue/server/factory.ts';
import { pdfFile } from '../../../../platform/object-storage/testing/files.ts';
import { sendFile } from '../../../../platform/object-storage/testing/storage-server.ts';
import type { StaffRole } from '../../../../shared/roles.ts';
import type { TestServer } from '../test-server.ts';

/** What the calls of the table in authorization.csv are asked with. */

export type Caller =
  | 'anon'
  | 'contractorA'
  | 'contractorB'
  | 'supplierA'
  | 'supplierB'
  | 'supplierUnverified'
  | StaffRole;
export type People = Record<Exclude<Caller, 'anon'>, BuiltUser>;

export interface Case {
  readonly people: People;
  readonly caller: Caller;
  /** The account that calls; contractor A where nobody is signed in. */
  readonly self: BuiltUser;
}

export interface Request {
  readonly url: string;
  readonly body?: unknown;
  /** Instead of a body as JSON. */
  readonly csv?: string;
}

/** By their names in the table; `{…}` in a name is who or what the call is about. */
export type Calls = Readonly<Record<string, (one: Case) => Request | Promise<Request>>>;

/** The server that is asked, set before the first call. */
export const at = {} as { server: TestServer /** Where it listens. */; base: string };

export const db = () => at.server.database.db;

export const product = async (supplierId: string, isActive = true) =>
  (await buildProduct(db(), { supplierId, isActive })).id;

export async function cartItemOf(userId: string, supplierId: string): Promise<string> {
  const { id: cartId } = await db()
    .insertInto('carts')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db()
    .insertInto('cartItems')
    .values({ cartId, productId: await product(supplierId), quantity: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The path of a private document that `owner` sent. */
export async function documentOf(owner: BuiltUser): Promise<string> {
  const file = { filename: 'cheti.pdf', contentType: 'application/pdf' } as const;
  const sent = await sendFile(await at.server.signedIn(owner.id), at.base, pdfFile(), file);
  return sent.objectPath;
}
