import { countWords } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useMay } from '../../accounts/web/public.tsx';
import { takeOffOf } from '../../materials/takeoff/public.ts';
import type { Project } from '../schema.ts';

interface StagesProps {
  project: Pick<Project, 'id' | 'isClosed'>;
  takeOff: string;
}

/** What is built in which order, each stage with its way to an RFQ. */
export function Stages({ project, takeOff }: StagesProps) {
  const t = useTexts('projects');
  const { stages } = useTexts('takeOff');
  const may = useMay();
  const lines = takeOffOf(Object.fromEntries(new URLSearchParams(takeOff)))?.lines ?? [];
  const mayAsk = !project.isClosed && may('POST /api/rfqs');
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t.stages}</h2>
      <ul className="divide-y divide-line">
        {[...Map.groupBy(lines, ({ stage }) => stage)].map(([stage, own]) => (
          <li
            key={stage ?? ''}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <strong>{stage ? stages[stage] : t.whole}</strong>{' '}
              <span className="whitespace-nowrap text-ink-muted text-sm">
                {countWords(t.materials, own.length)}
              </span>
            </span>
            {mayAsk && (
              <LinkButton
                variant="outline"
                to={`/rfqs/new?takeoff=1&${takeOff}&${new URLSearchParams({
                  ...(stage && { stage, title: stages[stage] }),
                  project: project.id,
                })}`}
              >
                {t.askStage}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <LinkButton variant="outline" className="justify-self-start" to={`/tools/takeoff?${takeOff}`}>
        {t.calculation}
      </LinkButton>
    </section>
  );
}
