import type { ProductField, ProductValues } from './form-values.ts';

/** What an edit began with. */
export interface EditBase {
  readonly id: string;
  readonly version: number;
  readonly values: ProductValues;
}

export interface FormStart {
  readonly base: EditBase | null;
  readonly values: ProductValues;
  /** When the values were kept on this device, where they come from there. */
  readonly keptAt: number | null;
}

/** What the person is told above the fields. */
export type FormNotice =
  | { readonly kind: 'kept'; readonly at: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'changed'; readonly fields: readonly ProductField[] };
