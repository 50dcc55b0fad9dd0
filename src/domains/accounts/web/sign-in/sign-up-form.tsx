import { useState } from 'react';
import { browserApi } from '../../../../ui/data/api-client.ts';
import { textOf } from '../../../../ui/forms/use-form.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Field } from '../../../../ui/primitives/field.tsx';
import { Input } from '../../../../ui/primitives/input.tsx';
import { RadioGroup } from '../../../../ui/primitives/radio-group.tsx';
import { type SignUpRole, signUpRoles } from '../../rules.ts';
import { type SignUpDraft, signUp } from './api.ts';
import { signUpProblems } from './auth-checks.ts';
import {
  ConnectionLost,
  ContactField,
  PasswordField,
  Refusal,
  SubmitButton,
} from './auth-fields.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';

function roleOf(data: FormData): SignUpRole {
  return signUpRoles.find((role) => role === data.get('role')) ?? 'contractor';
}

function readDraft(data: FormData): SignUpDraft {
  const role = roleOf(data);
  return {
    email: textOf(data, 'email'),
    password: textOf(data, 'password'),
    role,
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    ...(role === 'supplier' ? { companyName: textOf(data, 'companyName') } : {}),
  };
}

/** `entered` is what was typed on the other tab, or here before. */
export function SignUpForm({ entered }: { entered: FormData }) {
  const refusals = useTexts('refusals');
  const t = useTexts('accounts');
  const { errors, isPending, isUnreached, refusal, onSubmit } = useAuthForm({
    read: readDraft,
    check: (draft) => signUpProblems(draft, refusals),
    send: (draft) => signUp(browserApi, draft),
    texts: {
      missing: t.signUpMissing,
      succeeded: t.signUpSucceeded,
      failed: t.signUpFailed,
      failedText: t.signUpFailedText,
    },
  });
  const start = readDraft(entered);
  const [role, setRole] = useState<string>(start.role);
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={t.role}
        name="role"
        value={role}
        onChange={setRole}
        error={errors.role}
        options={[
          { value: 'contractor', label: t.roleContractor, description: t.roleContractorText },
          { value: 'supplier', label: t.roleSupplier, description: t.roleSupplierText },
        ]}
      />
      {/* Hidden and not gone: what was typed is there when the role is chosen back. */}
      <div hidden={role !== 'supplier'}>
        <Field label={t.shopName} hint={t.shopNameHint} error={errors.companyName} required>
          {(control) => (
            <Input
              {...control}
              name="companyName"
              autoComplete="organization"
              defaultValue={textOf(entered, 'companyName')}
              maxLength={200}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField
          name="firstName"
          label={t.firstName}
          autoComplete="given-name"
          defaultValue={start.firstName}
          error={errors.firstName}
        />
        <NameField
          name="lastName"
          label={t.lastName}
          autoComplete="family-name"
          defaultValue={start.lastName}
          error={errors.lastName}
        />
      </div>
      <ContactField defaultValue={start.email} error={errors.email} />
      <PasswordField defaultValue={start.password} error={errors.password} isNew />
      <Refusal text={refusal} />
      {isUnreached && <ConnectionLost />}
      <SubmitButton label={t.signUp} pending={isPending} />
      <PrivacyNotice />
    </form>
  );
}

interface NameFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  defaultValue: string;
  error: string | undefined;
}

function NameField({ label, error, ...input }: NameFieldProps) {
  const t = useTexts('accounts');
  return (
    <Field label={`${label} (${t.optional})`} error={error}>
      {(control) => <Input {...control} {...input} maxLength={100} />}
    </Field>
  );
}
