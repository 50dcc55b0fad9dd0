import { useState } from 'react';
import { issuesOf } from '../../../messages/refusals.ts';
import { counties } from '../../../shared/counties.ts';
import { plainAmount } from '../../../ui/forms/plain-amount.ts';
import { textOf, useForm } from '../../../ui/forms/use-form.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FormDialog } from '../../../ui/patterns/form-dialog.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { Input } from '../../../ui/primitives/input.tsx';
import { Select } from '../../../ui/primitives/select.tsx';
import { errorsOf } from '../../../ui/refusals.ts';
import { toast } from '../../../ui/toast/store.ts';
import { useExplain } from '../../accounts/web/public-explain.ts';
import { limits, newProjectSchema, type Project } from '../schema.ts';
import type { ProjectDraft } from './api.ts';
import { Towns } from './towns.tsx';

interface ProjectDialogProps {
  title: string;
  /** What stands there at first. */
  project?: Partial<Project>;
  send: (draft: ProjectDraft) => Promise<Project | null>;
  onClose: () => void;
  onDone: (project: Project | null) => unknown;
}

/** Asks what a project is called, where it is, and what it may cost. */
export function ProjectDialog({ title, project, send, onClose, onDone }: ProjectDialogProps) {
  const t = useTexts('projects');
  const { errors, isPending, onSubmit } = useProjectForm({ send, onClose, onDone });
  const [county, setCounty] = useState(project?.county ?? '');
  const optional = (label: string) => `${label} (${t.optional})`;
  return (
    <FormDialog
      open
      title={title}
      submitLabel={t.save}
      cancelLabel={t.cancel}
      isPending={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t.name} error={errors.name} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={limits.name}
            defaultValue={project?.name}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Towns
          label={optional(t.town)}
          first={project?.town}
          error={errors.town}
          onCounty={setCounty}
        />
        <Field label={optional(t.county)} error={errors.county}>
          {(control) => (
            <Select
              {...control}
              name="county"
              value={county}
              onChange={(event) => setCounty(event.target.value)}
              options={[
                { value: '', label: t.noCounty },
                ...counties.map((one) => ({ value: one, label: one })),
              ]}
            />
          )}
        </Field>
      </div>
      <Field label={optional(t.budget)} error={errors.budget}>
        {(control) => (
          <Input
            {...control}
            name="budget"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={project?.budget?.replace(/\.00$/, '')}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Field key={name} label={optional(t[name])} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                name={name}
                type="date"
                defaultValue={project?.[name] ?? undefined}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}

function useProjectForm({ send, onClose, onDone }: Omit<ProjectDialogProps, 'title' | 'project'>) {
  const t = useTexts('projects');
  const refusals = useTexts('refusals');
  return useForm({
    read: (data): ProjectDraft => ({
      name: textOf(data, 'name'),
      county: textOf(data, 'county'),
      town: textOf(data, 'town'),
      budget: plainAmount(textOf(data, 'budget')),
      startsOn: textOf(data, 'startsOn'),
      endsOn: textOf(data, 'endsOn'),
    }),
    check: (draft) => errorsOf(issuesOf(newProjectSchema.safeParse(draft).error), refusals),
    send,
    explain: useExplain(t.failed),
    async onDone(project) {
      toast({ title: t.saved });
      onClose();
      await onDone(project);
    },
  });
}
