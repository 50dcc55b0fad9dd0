import { expect, it } from 'vitest';
import { valueTyped } from './setting-values.ts';

it('a number is taken as people write it, and one that may be two is sent as it was typed', () => {
  const field = { name: null, kind: 'number', minimum: 0, maximum: 50 } as const;
  const typed = (text: string) => {
    const data = new FormData();
    data.set('value', text);
    return valueTyped([field], data);
  };
  expect(['2.5', ' 250,000 ', '2,5', 'much', ''].map(typed)).toEqual([
    2.5,
    250_000,
    '2,5',
    'much',
    '',
  ]);
});
