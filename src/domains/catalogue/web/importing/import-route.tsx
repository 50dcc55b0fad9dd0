import { Download } from 'lucide-react';
import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { useCurrentUser } from '../../../accounts/web/public.tsx';
import type { ProductImport } from '../../import-schema.ts';
import { apiFailure } from '../api.ts';
import { PageFailed } from '../page-failed.tsx';
import { SuppliersOnly } from '../selling/suppliers-only.tsx';
import type { Route } from './+types/import-route';
import { ImportSteps } from './import-steps.tsx';

const address = '/dashboard/import';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, hasSession } = context.get(pageRequest);
  return hasSession ? readUnderWay(api) : null;
}

export function clientLoader() {
  const { api, hasSession } = browserPage();
  return hasSession ? readUnderWay(api) : null;
}

/** An import that goes on; null where none does, and for whoever cannot have one. */
async function readUnderWay(api: ApiClient): Promise<ProductImport | null> {
  try {
    const latest = await api.get<ProductImport | null>('/api/products/imports/latest');
    return latest?.status === 'done' ? null : latest;
  } catch (error) {
    const status = apiFailure(error)?.status;
    if (status === 401 || status === 403) return null;
    throw error;
  }
}

export default function ImportRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('bulk');
  const user = useCurrentUser();
  const isSupplier = user?.role === 'supplier';
  const breadcrumbs = [{ label: t.dashboard, to: '/dashboard' }, { label: t.importTitle }];
  return (
    <Container className="pb-16">
      <PageHead title={t.importTitle} hidden />
      <PageHeader
        title={t.importTitle}
        lead={t.importLead}
        breadcrumbs={isSupplier ? breadcrumbs : undefined}
        actions={
          isSupplier && (
            <a
              href="/api/products/export.csv"
              download
              className={buttonClass({ variant: 'outline' })}
            >
              <Download aria-hidden="true" />
              {t.exportLink}
            </a>
          )
        }
      />
      <SuppliersOnly
        address={address}
        title={t.suppliersOnly}
        text={t.suppliersOnlyText}
        signInText={t.signInToImport}
      >
        {() => <ImportSteps underWay={loaderData} />}
      </SuppliersOnly>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
