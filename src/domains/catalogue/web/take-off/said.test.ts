import { expect, it } from 'vitest';
import { calculate, queryOf, saidIn } from './said.ts';

it('an address says what was entered, and no more', () => {
  const said = { job: 'slab', length: '10', length_unit: 'ft', width: '8', width_unit: 'm' };
  const typed = { ...said, area: '', mix: '1:2:4', waste: '2.5', thickness: '200', pitch: '9' };
  const calculation = calculate({ ...typed, county: 'Nakuru' });
  const query = queryOf(calculation);
  expect(query.toString()).toBe(
    'job=slab&length=10&length_unit=ft&width=8&thickness=200&county=Nakuru',
  );
  expect(calculate(saidIn(query)).done?.lines).toEqual(calculation.done?.lines);
  expect(calculate({ job: 'no such job' }).job.key).toBe('slab');
  expect(calculate({ ...said, length: '1e9' })).toMatchObject({ wrong: ['length'], done: null });
});
