import { readFile } from 'node:fs/promises';

export interface CatalogueSupplier {
  readonly ref: string;
  readonly companyName: string;
  readonly contactEmail: string;
  /** E.164 */
  readonly phoneNumber: string;
  readonly location: string;
  readonly county: string;
  readonly isVerified: boolean;
  readonly deliveryCounties: readonly string[];
  /** Null where the supplier has not said. */
  readonly leadTimeDays: number | null;
  readonly description: string;
}

export interface CatalogueProduct {
  readonly slug: string;
  readonly name: string;
  readonly brandName: string | null;
  readonly categorySlug: string;
  readonly productType: string;
  readonly supplierRef: string;
  readonly unit: string;
  /** Kenya shillings */
  readonly price: number;
  readonly minOrderQuantity: number;
  readonly stockQuantity: number;
  readonly description: string;
  readonly specifications: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface Catalogue {
  readonly suppliers: readonly CatalogueSupplier[];
  readonly products: readonly CatalogueProduct[];
}

/** Reads the demo catalogue: 60 suppliers and their 1,227 offers. */
export async function readCatalogue(): Promise<Catalogue> {
  return JSON.parse(await readFile(new URL('./catalogue.json', import.meta.url), 'utf8'));
}
