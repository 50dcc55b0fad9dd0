import { expect, it } from 'vitest';
import { setUpSteps } from './set-up-steps.ts';

const nothing = { companyName: null, county: null, deliveryCounties: [], isVerified: false };
const done = (shop: Parameters<typeof setUpSteps>[0], products: number) =>
  setUpSteps(shop, products).flatMap(({ step, isDone }) => (isDone ? [step] : []));

it('asks a new supplier for all four steps, each on a page of its own account', () => {
  expect(done(nothing, 0)).toEqual([]);
  expect(setUpSteps(nothing, 0).map(({ to }) => to)).toEqual([
    '/profile?edit=business#business',
    '/profile?edit=business#business',
    '/dashboard?tab=products&add=1',
    '/settings/verification',
  ]);
});

it('counts business details as done with the shop’s name and its county', () => {
  expect(done({ ...nothing, companyName: 'Jirani' }, 0)).toEqual([]);
  expect(done({ ...nothing, county: 'Kiambu' }, 0)).toEqual([]);
  expect(done({ ...nothing, companyName: 'Jirani', county: 'Kiambu' }, 0)).toEqual(['business']);
});

it('is done with all when the shop delivers somewhere, lists a product and is verified', () => {
  const shop = {
    companyName: 'Jirani',
    county: 'Kiambu',
    deliveryCounties: ['Kiambu'],
    isVerified: true,
  };
  expect(done({ ...shop, isVerified: false }, 1)).toEqual(['business', 'counties', 'product']);
  expect(done(shop, 0)).toEqual(['business', 'counties', 'verification']);
  expect(setUpSteps(shop, 1).every(({ isDone }) => isDone)).toBe(true);
});
