const longest = 80;

/** The address of a new product: its name in plain letters, told apart by the beginning of its id. */
export function slugOf(name: string, id: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const end = id.replaceAll('-', '').slice(0, 8);
  return words ? `${words}-${end}` : `product-${end}`;
}
