import { Download } from 'lucide-react';
import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { apiFailure } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { readSignedIn, useCurrentUser } from '../../../accounts/web/public.tsx';
import type { ProductImport } from '../../import-schema.ts';
import { SuppliersOnly } from '../suppliers-only.tsx';
import type { Route } from './+types/import-route';
import { ImportSteps } from './import-steps.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readUnderWay);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readUnderWay);
}

/** An import that goes on; null where none does, and for whoever cannot have one. */
async function readUnderWay(api: ApiClient): Promise<ProductImport | null> {
  try {
    const latest = await api.get<ProductImport | null>('/api/products/imports/latest');
    return latest?.status === 'done' ? null : latest;
  } catch (error) {
    if (apiFailure(error)?.status === 403) return null;
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
      <SuppliersOnly title={t.suppliersOnly} text={t.suppliersOnlyText}>
        {() => <ImportSteps underWay={loaderData} />}
      </SuppliersOnly>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
