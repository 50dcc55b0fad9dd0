import { expect, it } from 'vitest';
import { nameOfBuyer, nameOfSupplier } from './name-rules.ts';

const id = '1a2b3c4d-5e6f-4a0b-8c1d-2e3f4a5b6c7d';
const nobody = { id, companyName: null, firstName: null, lastName: null };

it('a supplier is its company, or "Supplier": an id is nobody’s name', () => {
  expect(nameOfSupplier('Jiwe Imara Hardware')).toBe('Jiwe Imara Hardware');
  expect(nameOfSupplier(null)).toBe('Supplier');
  expect(nameOfSupplier('')).toBe('Supplier');
  expect(nameOfSupplier(null, 'Muuzaji')).toBe('Muuzaji');
});

it('a buyer is its company, else its person', () => {
  const person = { ...nobody, firstName: 'Amina', lastName: 'Wekesa' };
  expect(nameOfBuyer({ ...person, companyName: 'Wekesa Builders' })).toBe('Wekesa Builders');
  expect(nameOfBuyer(person)).toBe('Amina Wekesa');
  expect(nameOfBuyer({ ...nobody, lastName: 'Wekesa' })).toBe('Wekesa');
  expect(nameOfBuyer(nobody)).toBe('Buyer');
});
