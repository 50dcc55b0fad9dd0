/** The public page of a supplier. */
export const supplierPath = ({ id }: { readonly id: string }) => `/suppliers/${id}`;
