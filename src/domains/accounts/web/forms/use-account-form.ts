import { issuesOf } from '../../../../messages/refusals.ts';
import type { FieldErrors } from '../../../../ui/forms/use-action.ts';
import { type FormOptions, useForm } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { errorsOf } from '../../../../ui/refusals.ts';
import { useExplainFailure } from './use-account-call.ts';

interface Schema {
  safeParse(draft: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
  };
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface AccountFormOptions<Draft, Answer>
  extends Omit<FormOptions<Draft, Answer>, 'explain' | 'check'> {
  /** What the request must be, as the server has it. */
  readonly schema: Schema;
  /** What the form asks beyond the request. */
  readonly check?: (data: FormData) => FieldErrors;
  /** Said where the server gave no reason. */
  readonly failed: string;
}

/** A form of the profile or the settings: checked by the request's own schema before it is sent. */
export function useAccountForm<Draft, Answer>(options: AccountFormOptions<Draft, Answer>) {
  const { schema, check, failed, ...form } = options;
  const refusals = useTexts('refusals');
  const explain = useExplainFailure();
  return useForm({
    ...form,
    check: (draft, data) => {
      const issues = issuesOf(schema.safeParse(draft).error);
      return { ...check?.(data), ...errorsOf(issues, refusals) };
    },
    explain: (error) => explain(error, failed),
  });
}
