interface Named {
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** How staff read of a user. */
export const nameOfUser = ({ companyName, firstName, lastName }: Named, noName: string): string =>
  companyName || [firstName, lastName].filter(Boolean).join(' ') || noName;
