import type { ApiClient } from '../../../../ui/data/api-client.ts';
import { browserPage } from '../../../../ui/data/browser-page.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import { readSignedIn } from '../../../accounts/web/public.tsx';
import { readSettings } from '../api.ts';
import type { Route } from './+types/site-settings-route';
import { SettingForm } from './setting-form.tsx';

const readPage = async (api: ApiClient) => ({ settings: await readSettings(api) });

export function loader({ context, request }: Route.LoaderArgs) {
  return readSignedIn(context.get(pageRequest), request, readPage);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readSignedIn(browserPage(), request, readPage);
}

/** Where admins change the rules of the business. */
export default function SiteSettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  const t = useTexts('adminSettings');
  const subjects: Readonly<Record<string, string>> = t.subjects;
  return (
    <Container className="pb-16">
      <PageHead title={t.title} hidden />
      <PageHeader title={t.title} lead={t.lead} />
      <div className="grid grid-cols-1 gap-8">
        {[...Map.groupBy(settings, ({ subject }) => subject)].map(([subject, entries]) => (
          <section key={subject} className="grid min-w-0 grid-cols-1 gap-4">
            <h2 className="text-xl">{subjects[subject] ?? subject}</h2>
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {entries.map((setting) => (
                <SettingForm key={`${setting.name} ${setting.version}`} setting={setting} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Container>
  );
}
