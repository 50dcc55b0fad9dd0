import { Field } from '../../../ui/primitives/field.tsx';
import { Select } from '../../../ui/primitives/select.tsx';

interface KindFieldProps {
  label: string;
  /** Where nothing is chosen yet. */
  choose: string;
  kinds: readonly (readonly [kind: string, label: string])[];
  error: string | undefined;
  onChange: () => void;
}

/** What it is about: the field `kind`. */
export function KindField({ label, choose, kinds, error, onChange }: KindFieldProps) {
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <Select {...control} name="kind" defaultValue="" onChange={onChange}>
          <option value="" disabled>
            {choose}
          </option>
          {kinds.map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
