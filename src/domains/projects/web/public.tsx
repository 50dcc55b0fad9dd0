import { HardHat } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../ui/messages.tsx';
import { LinkCard } from '../../../ui/patterns/link-card.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useMay } from '../../accounts/web/public.tsx';
import { useTellFailure } from '../../accounts/web/public-failures.ts';
import { defaultProject } from '../rules.ts';
import type { Project } from '../schema.ts';
import { chooseProject } from './api.ts';

/** What other pages may show of projects. */

export { defaultProject } from '../rules.ts';
export { readChoices, readSiteOrder, readSiteOrders } from './api.ts';

/** Open projects, and the one that is chosen though it is closed. */
function useOptions(projects: readonly Project[], chosen: string) {
  const t = useTexts('projects');
  const offered = projects.filter(({ id, isClosed }) => !isClosed || id === chosen);
  return [
    { value: '', label: t.none },
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

interface ProjectFieldProps {
  projects: readonly Project[];
  value: string;
  onChange: (projectId: string) => void;
}

/** What a new RFQ or order stands in; nothing for who has no projects. */
export function ProjectField({ projects, value, onChange }: ProjectFieldProps) {
  const t = useTexts('projects');
  const options = useOptions(projects, value);
  if (options.length === 1) return null;
  return (
    <Field label={t.project} hint={t.choiceHint}>
      {(control) => (
        <Select
          {...control}
          name="projectId"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={options}
        />
      )}
    </Field>
  );
}

/** The same in a form that reads its fields when it is sent. */
export function CheckoutProject({ projects }: Pick<ProjectFieldProps, 'projects'>) {
  const [projectId, choose] = useState(() => defaultProject(projects));
  return <ProjectField projects={projects} value={projectId} onChange={choose} />;
}

interface ProjectChoiceProps {
  what: 'rfqs' | 'orders';
  id: string;
  projectId: string | null;
  projects: readonly Project[];
}

/** The project of an RFQ or order, which another choice changes at once. */
export function ProjectChoice({ what, id, projectId, projects }: ProjectChoiceProps) {
  const t = useTexts('projects');
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const may = useMay();
  const [isPending, setPending] = useState(false);
  const options = useOptions(projects, projectId ?? '');
  if (options.length === 1) return null;
  const mayChoose = may(`PUT /api/${what}/:id/project`);
  const choose = async (chosen: string) => {
    setPending(true);
    try {
      await chooseProject(what, id, chosen || null);
      toast({ title: t.changed });
    } catch (error) {
      void tellFailure(error, t.failed);
    }
    await revalidate();
    setPending(false);
  };
  return (
    <div className="card grid gap-1 p-4 md:p-6">
      <Field label={what === 'rfqs' ? t.changeRfq : t.change} hint={t.choiceHint}>
        {(control) => (
          <Select
            {...control}
            value={projectId ?? ''}
            disabled={isPending || !mayChoose}
            onChange={(event) => void choose(event.target.value)}
            options={options}
          />
        )}
      </Field>
      {projectId !== null && (
        <Link className="inline-flex min-h-11 items-center underline" to={`/projects/${projectId}`}>
          {projects.find((project) => project.id === projectId)?.name}
        </Link>
      )}
    </div>
  );
}

/** The way to the projects. */
export function ProjectsLink() {
  const t = useTexts('projects');
  return <LinkCard to="/projects" icon={HardHat} title={t.title} text={t.linkText} />;
}
