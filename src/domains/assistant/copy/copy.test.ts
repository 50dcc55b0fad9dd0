import { expect, it } from 'vitest';
import { units } from '../../materials/language/public.ts';
import { stages } from '../understanding/lexicon/stages.ts';
import { copies } from './copy.ts';

it.each(Object.values(copies))('the assistant has a name for every stage and unit', (copy) => {
  expect(Object.keys(copy.stages).toSorted()).toEqual(stages.map(({ key }) => key).toSorted());
  for (const names of [copy.units, copy.unitsMany])
    expect(Object.keys(names).toSorted()).toEqual([...units].toSorted());
});
