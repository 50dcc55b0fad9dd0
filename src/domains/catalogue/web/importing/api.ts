import { ApiError } from '../../../../ui/data/api-client.ts';
import type { ImportedRow, ProductImport } from '../../import-schema.ts';

/** What would become of each row. Nothing is stored. @throws ApiError */
export function tryImport(csv: string): Promise<readonly ImportedRow[]> {
  return sendCsv<readonly ImportedRow[]>(csv, 'dryRun');
}

/** Has the list stored, which goes on by itself. @throws ApiError 409 while another one is under way */
export function startImport(csv: string): Promise<ProductImport> {
  return sendCsv<ProductImport>(csv, 'later');
}

async function sendCsv<T>(csv: string, mode: 'dryRun' | 'later'): Promise<T> {
  const answer = await fetch(`/api/products/import?${mode}=true`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'text/csv' },
    body: csv,
  });
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  return (await answer.json()) as T;
}
