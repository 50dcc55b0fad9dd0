import { useState } from 'react';
import { apiPath, browserApi } from '../../../ui/data/api-client.ts';
import { Combobox } from '../../../ui/patterns/combobox.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { limits } from '../schema.ts';

interface TownsProps {
  label: string;
  first: string | null | undefined;
  error: string | undefined;
  /** A town of the gazetteer was chosen, which lies in this county. */
  onCounty: (county: string) => void;
}

interface Place {
  readonly town: string;
  readonly county: string;
}

const suggest = (search: string) =>
  browserApi.get<Place[]>(apiPath(['/api/places'], { search })).catch(() => []);

/** A town or area: those of the gazetteer are offered, others can be typed. */
export function Towns({ label, first, error, onCounty }: TownsProps) {
  const [town, setTown] = useState(first ?? '');
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Combobox<Place>
          control={control}
          name="town"
          value={town}
          placeholder=""
          maxLength={limits.town}
          listLabel={label}
          minLength={2}
          suggest={suggest}
          keyOf={(place) => `${place.town} ${place.county}`}
          onType={setTown}
          onChoose={(place) => {
            setTown(place.town);
            onCounty(place.county);
          }}
        >
          {(place) => `${place.town}, ${place.county}`}
        </Combobox>
      )}
    </Field>
  );
}
