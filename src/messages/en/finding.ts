/** Finding products: what lists and search boxes say once somebody narrows them. */
export const finding = {
  emptyRequest: 'Request quotes for it',
  emptyAsk: 'Ask the assistant',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions: {count}',
  suggestedType: 'Material',
  brand: 'Brand',
  anyBrand: 'Any brand',
  size: 'Size',
  anySize: 'Any size',
  filterBrand: 'Brand: {brand}',
  filterSize: 'Size: {size}',
  filterFrom: 'From {amount}',
  filterUpTo: 'Up to {amount}',
  filterCounty: 'Delivered to {county}',
  filterSupplier: 'Supplier: {supplier}',
  removeFilter: 'Remove filter: {filter}',
  clearFilters: 'Clear filters',
  thisSupplier: 'one supplier',
  unknownCategory:
    'There is no category "{category}". Choose another one above, or see all products.',
} as const;
