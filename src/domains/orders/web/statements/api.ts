import { nairobiDay } from '../../../../shared/dates.ts';
import { type ApiClient, ApiError, apiPath } from '../../../../ui/data/api-client.ts';
import type { Counterparty, Statement, StatementPeriod } from '../../statement-schema.ts';

/** What the address of the page asks for. */
export interface StatementAsked extends StatementPeriod {
  /** The other company; null for the list of all. */
  readonly withId: string | null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Without days in the address: this month until today, in Nairobi. */
export function askedIn({ url }: { readonly url: string }, now = new Date()): StatementAsked {
  const asked = new URL(url).searchParams;
  const today = nairobiDay(now);
  const day = (name: 'from' | 'to', other: string) => {
    const given = asked.get(name) ?? '';
    return dayPattern.test(given) ? given : other;
  };
  const to = day('to', today);
  return { withId: asked.get('with'), from: day('from', `${to.slice(0, 8)}01`), to };
}

export const statementPath = ({ withId, from, to }: StatementAsked) =>
  apiPath(['/api/statements', withId ?? '', 'statement.pdf'], { from, to });

/** @throws ApiError 401, 403 */
export const readCounterparties = (api: ApiClient) =>
  api.get<readonly Counterparty[]>('/api/statements');

/** Why there is none: no orders with this company, or days that make no period. */
export type NoStatement = 'missing' | 'badPeriod';

export async function readStatement(
  api: ApiClient,
  { withId, from, to }: StatementAsked,
): Promise<Statement | NoStatement> {
  try {
    return await api.get<Statement>(apiPath(['/api/statements', withId ?? ''], { from, to }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'missing';
    if (error instanceof ApiError && error.status === 422) return 'badPeriod';
    throw error;
  }
}
