import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../ui/data/api-client.ts';
import { keptCategories } from './api.ts';

/** The categories, for fields that work without them too. */
export const useKeptCategories = () =>
  useQuery({ queryKey: ['kept-categories'], queryFn: () => keptCategories(browserApi) });
