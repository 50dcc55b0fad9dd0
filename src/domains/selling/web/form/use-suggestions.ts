import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductGuess, SellingSuggestions } from '../../schema.ts';
import type { ProductField, ProductValues } from './form-values.ts';

/** Fields that a guess may fill in, until the person does. */
export const guessedFields = ['categoryId', 'productType', 'unit', 'brandName'] as const;

/** How long nothing is typed before the name is looked up, in ms. */
const pauseMs = 400;

const nothing: SellingSuggestions = { guess: null, types: [], specifications: [] };

/** Looks the name up while it is typed, and hands what it probably means to `onGuess`. */
export function useSuggestions(
  values: ProductValues,
  touched: ReadonlySet<ProductField>,
  onGuess: (guess: ProductGuess) => void,
): SellingSuggestions {
  const name = usePaused(values.name.trim());
  const said = (field: 'categoryId' | 'productType') => (touched.has(field) ? values[field] : '');
  const query = { name, categoryId: said('categoryId'), productType: said('productType') };
  const { data = nothing } = useQuery<SellingSuggestions>({
    queryKey: ['/api/selling/suggestions', query],
    enabled: name !== '' || query.categoryId !== '',
    placeholderData: keepPreviousData,
  });
  const tell = useEffectEvent(onGuess);
  const { guess } = data;
  useEffect(() => {
    if (guess) tell(guess);
  }, [guess]);
  return data;
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
