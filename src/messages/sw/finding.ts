import type { finding as english } from '../en/finding.ts';
import type { Texts } from '../types.ts';

export const finding: Texts<typeof english> = {
  emptyRequest: 'Omba bei yake',
  emptyAsk: 'Muulize msaidizi',
  suggestions: 'Mapendekezo',
  suggestionCount: 'Mapendekezo: {count}',
  suggestedType: 'Aina ya bidhaa',
  brand: 'Chapa',
  anyBrand: 'Chapa yoyote',
  size: 'Ukubwa',
  anySize: 'Ukubwa wowote',
  filterBrand: 'Chapa: {brand}',
  filterSize: 'Ukubwa: {size}',
  filterFrom: 'Kuanzia {amount}',
  filterUpTo: 'Hadi {amount}',
  filterCounty: 'Inafikishwa {county}',
  filterSupplier: 'Muuzaji: {supplier}',
  removeFilter: 'Ondoa kichujio: {filter}',
  clearFilters: 'Ondoa vichujio',
  thisSupplier: 'mmoja',
  unknownCategory:
    'Hakuna aina ya bidhaa "{category}". Chagua nyingine hapo juu, au tazama bidhaa zote.',
};
