import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

/** Texts that come as soon as there is a network, counted. */
function textsOfAPhone() {
  const phone = { isOnline: false, visit: 'dashboard', asked: 0 };
  const texts = loadOnce(
    async (area: string) => {
      phone.asked += 1;
      if (!phone.isOnline) throw new Error('No network');
      return `texts of ${area}`;
    },
    () => phone.visit,
  );
  return { phone, texts };
}

it('what cannot be loaded is asked for once, however often the page is rendered', async () => {
  const { phone, texts } = textsOfAPhone();
  const first = texts.read('quotations');
  await expect(first).rejects.toThrow('No network');
  expect(texts.read('quotations')).toBe(first);
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  expect(phone.asked).toBe(1);
});

it('what failed is asked for again on another visit, and when somebody tries again', async () => {
  const { phone, texts } = textsOfAPhone();
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  phone.visit = 'products';
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  phone.visit = 'dashboard';
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  expect(phone.asked).toBe(3);
  phone.isOnline = true;
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  texts.forgetFailures();
  expect(await texts.read('quotations')).toBe('texts of quotations');
  expect(phone.asked).toBe(4);
});

it('what was loaded stays, on every page and after a failure of something else', async () => {
  const { phone, texts } = textsOfAPhone();
  phone.isOnline = true;
  const loaded = texts.read('orders');
  await loaded;
  phone.isOnline = false;
  await expect(texts.read('quotations')).rejects.toThrow('No network');
  texts.forgetFailures();
  phone.visit = 'products';
  expect(texts.read('orders')).toBe(loaded);
  texts.put('cart', 'texts of cart');
  expect(texts.read('cart')).toBe('texts of cart');
  expect(phone.asked).toBe(2);
});
