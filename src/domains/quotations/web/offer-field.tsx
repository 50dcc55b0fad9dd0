import { useState } from 'react';
import { browserApi } from '../../../ui/data/api-client.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Combobox } from '../../../ui/patterns/combobox.tsx';
import type { FieldControl } from '../../../ui/primitives/field.tsx';
import { UnitPrice } from '../../../ui/primitives/unit-price.tsx';
import { type OwnProduct, searchOwnProducts } from './api.ts';

interface OfferFieldProps {
  control: FieldControl;
  name: string;
  supplierId: string;
  /** What is offered in place of the request; empty: what was asked for. */
  chosen: string;
  /** Null: what was asked for. */
  onChoose: (product: OwnProduct | null) => void;
}

/** Which of the supplier's products is offered, found by typing. Left empty, it is what was asked for. */
export function OfferField({ control, name, supplierId, chosen, onChoose }: OfferFieldProps) {
  const t = useTexts('quotations');
  /** Null while nobody is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Combobox
      control={control}
      name={name}
      value={typed ?? chosen}
      placeholder={t.asAsked}
      maxLength={200}
      listLabel={t.ownProducts}
      minLength={0}
      suggest={(text) => searchOwnProducts(browserApi, supplierId, text)}
      keyOf={({ id }) => id}
      onType={(text) => {
        setTyped(text);
        if (text.trim() === '' && chosen !== '') onChoose(null);
      }}
      // What is typed and not chosen is no product.
      onLeave={() => setTyped(null)}
      onChoose={(product) => {
        setTyped(null);
        onChoose(product);
      }}
    >
      {({ name: product, price, unit }) => (
        <>
          <span className="font-semibold leading-tight">{product}</span>
          <UnitPrice price={price} unit={unit} className="text-ink-muted text-sm" />
        </>
      )}
    </Combobox>
  );
}
