import type { Companies } from '../schema.ts';

type Named = Pick<Companies['companies'][number], 'companyName' | 'firstName' | 'lastName'>;

/** What a company is called: its name, or that of its owner. */
export const companyNameOf = ({ companyName, firstName, lastName }: Named, unnamed: string) =>
  companyName || [firstName, lastName].filter(Boolean).join(' ') || unnamed;
