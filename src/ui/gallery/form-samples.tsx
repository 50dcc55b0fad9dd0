import { useState } from 'react';
import { Checkbox } from '../primitives/checkbox.tsx';
import { Field } from '../primitives/field.tsx';
import { Input } from '../primitives/input.tsx';
import { RadioGroup } from '../primitives/radio-group.tsx';
import { SearchBox } from '../primitives/search-box.tsx';
import { Select } from '../primitives/select.tsx';
import { Switch } from '../primitives/switch.tsx';
import { Textarea } from '../primitives/textarea.tsx';
import { Sample } from './sample.tsx';

const roles = [
  {
    value: 'contractor',
    label: 'Contractor (Buyer)',
    description: 'I buy materials for my sites',
  },
  { value: 'supplier', label: 'Supplier (Seller)', description: 'I sell materials' },
];

const counties = ['Nairobi', 'Kiambu', 'Mombasa'].map((name) => ({ value: name, label: name }));

/** @param scope Keeps the radio buttons of the two themes apart. */
export function FormSamples({ scope }: { scope: string }) {
  return (
    <>
      <Sample name="Field, Input, Textarea, Select">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <Field label="Title" required hint="What the site needs, in a few words">
            {(control) => <Input {...control} placeholder="Cement for the ground floor" />}
          </Field>
          <Field label="Price" required error="Price is required">
            {(control) => <Input {...control} inputMode="decimal" defaultValue="" />}
          </Field>
          <Field label="County">
            {(control) => <Select {...control} options={counties} defaultValue="Kiambu" />}
          </Field>
          <Field label="Order number">
            {(control) => <Input {...control} disabled defaultValue="LPO-2041" />}
          </Field>
          <Field label="Notes" className="sm:col-span-2">
            {(control) => <Textarea {...control} placeholder="Gate opens at 7 am" />}
          </Field>
        </div>
      </Sample>
      <Sample name="SearchBox">
        <SearchBox
          className="w-full"
          name="search"
          label="Search products"
          placeholder="Cement, mabati, Y12 bars…"
          onSearch={() => undefined}
        />
        <SearchBox
          className="w-full"
          name="search"
          label="Search products"
          placeholder="What are you building?"
          buttonLabel="Search"
          buttonVariant="accent"
          onSearch={() => undefined}
        />
      </Sample>
      <ChoiceSamples scope={scope} />
    </>
  );
}

function ChoiceSamples({ scope }: { scope: string }) {
  const [notices, setNotices] = useState(true);
  return (
    <Sample name="Checkbox, RadioGroup, Switch">
      <div className="grid w-full gap-6 sm:grid-cols-2">
        <div>
          <Checkbox label="In stock only" defaultChecked />
          <Checkbox label="Verified suppliers" description="Documents checked by us" />
          <Checkbox label="Not allowed" disabled defaultChecked />
          <Switch label="Email notices" checked={notices} onChange={setNotices} />
          <Switch label="SMS notices" description="Standard rates apply" />
          <Switch label="Not allowed" disabled />
        </div>
        <RadioGroup
          legend="I am a"
          name={`role-${scope}`}
          options={roles}
          defaultValue="contractor"
        />
      </div>
    </Sample>
  );
}
