import { ApiError, apiPath } from '../../../../ui/data/api-client.ts';
import type { ImportedRow, ProductImport } from '../../import-schema.ts';

/** What would become of each row. Nothing is stored. @throws ApiError */
export function tryImport(csv: string, pricesConfirmed: boolean): Promise<readonly ImportedRow[]> {
  return sendCsv<readonly ImportedRow[]>(csv, { dryRun: true, pricesConfirmed });
}

/** Has the list stored, which goes on by itself. @throws ApiError 409 while another one is under way */
export function startImport(csv: string, pricesConfirmed: boolean): Promise<ProductImport> {
  return sendCsv<ProductImport>(csv, { later: true, pricesConfirmed });
}

async function sendCsv<T>(csv: string, options: Record<string, boolean>): Promise<T> {
  const answer = await fetch(apiPath(['/api/products/import'], options), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'text/csv' },
    body: csv,
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  return (await answer.json()) as T;
}
