import type { Page } from '@playwright/test';
import { demoContractor, signIn, signUp } from '../support/accounts.ts';
import { largePhoto, onDisk, pdf, photo } from '../support/files.ts';
import {
  expectShown,
  expectToast,
  open,
  recordRequests,
  recordToasts,
  stopTime,
} from '../support/page.ts';
import { cards } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: false });

test('SDASH-01 SDASH-06 SDASH-09 SDASH-10 SDASH-11 SDASH-12 SDASH-16 SDASH-17 VAL-24 VAL-28 OKMSG-02 OKMSG-03 ROUTE-15 a supplier signs up, lists a product with three pictures, finds it on the market and edits it @phone', async ({
  page,
  playwright,
}) => {
  const name = `Nondo za majaribio Y12 ${Date.now()}`;
  await signUp(page, { role: 'supplier', firstName: 'Mwangi' });
  await open(page, '/dashboard');
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Products', 'RFQs', 'Analytics']);
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Add Your First Product' }).click();

  // What is missing is said at its field, and nothing is sent.
  const sent = recordRequests(page, 'POST', '/api/products');
  await expect(field(page, 'Price')).toHaveAttribute('step', '0.01');
  await expect(field(page, 'Price')).toHaveAccessibleDescription('Including VAT');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  for (const sentence of ['Name', 'Unit', 'Category', 'Price']) {
    await expect(dialog(page).getByText(`${sentence} is required`)).toBeVisible();
  }
  expect(sent).toEqual([]);

  // The name says what it is.
  await field(page, 'Name').fill(name);
  await expect(dialog(page).getByLabel('Product type')).toHaveValue('deformed-bar');
  await expect(field(page, 'Unit')).toHaveValue('12 m bar');
  await field(page, 'Price').fill('1250.50');
  await field(page, 'Stock').fill('40');
  const pictures = await Promise.all(['a', 'b', 'c', 'd'].map((one) => photo(`${one}.jpg`)));
  const input = dialog(page).locator('input[type=file]');
  await input.setInputFiles(pictures.slice(0, 1));
  await expect(dialog(page).getByAltText('Photo 1')).toBeVisible();
  await input.setInputFiles([
    await photo('e.jpg', 640, 480),
    await photo('f.jpg', 480, 640),
    await photo('g.jpg', 300, 300),
  ]);
  await expectToast(page, 'Too many files');
  await expect(dialog(page).getByAltText(/^Photo/)).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Add Diameter' }).click();
  await dialog(page).getByLabel('Diameter', { exact: true }).fill('12 mm');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Product created successfully');
  await expect(dialog(page)).toHaveCount(0);

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('KSh 1,250.50');
  await expect(row).toContainText('40');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('In Stock');

  // Everybody finds it, with its picture: visitors too, whose lists are kept.
  const visitor = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  const newest = await (await visitor.get('/api/products?sort=newest&limit=5')).json();
  expect(newest.map((product: { name: string }) => product.name)).toContain(name);
  await visitor.dispose();
  await open(page, `/products?search=${encodeURIComponent(name)}`);
  const card = cards(page).filter({ hasText: name });
  const image = card.getByRole('img').first();
  await expect(image).toHaveAttribute('src', /\/media\/[0-9a-f]{32}\//);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

  // An edit begins with what there is.
  await open(page, '/dashboard?tab=products');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Price')).toHaveValue('1250.50');
  await expect(dialog(page).getByAltText(/^Photo/)).toHaveCount(3);
  await field(page, 'Price').fill('1300');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Product updated successfully');
  await expect(row).toContainText('KSh 1,300');
});

test('ERR-04 ERR-16 ERR-24 VAL-25 VAL-26 VAL-29 what was typed outlives a failure and a reload, and an edit meets another one @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (401|409|500)|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await signUp(page, { role: 'supplier' });
  const categories = await (await page.request.get('/api/categories')).json();
  const made = await page.request.post('/api/products', {
    data: {
      name: 'Saruji ya majaribio',
      price: '750',
      unit: 'bag',
      stockQuantity: 40,
      minOrderQuantity: 5,
      categoryId: categories[0].id,
    },
  });
  const product = await made.json();
  await open(page, '/dashboard?tab=products');
  await page.getByRole('button', { name: 'Edit Saruji' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) });
  await expectToast(page, 'File too large', 'Image must be less than 5MB');
  await page.evaluate(() => {
    FileReader.prototype.readAsDataURL = function () {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    };
  });
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await photo('a.jpg'));
  await expectToast(page, 'Upload failed', 'Failed to read image. Please try again.');

  // The server fails: nothing is lost, not even by a reload.
  await page.route(`**/api/products/${product.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  await field(page, 'Price').fill('799');
  await field(page, 'Stock').fill('');
  await field(page, 'Minimum order').fill('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Error', 'Failed to save product. Please try again.');
  await page.unroute(`**/api/products/${product.id}`);
  // No connection: the same, and leaving is asked about.
  await page.context().setOffline(true);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('No connection')).toBeVisible();
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Price')).toHaveValue('799');
  page.on('dialog', (question) => void question.accept());
  await open(page, '/dashboard?tab=products');
  await page.getByRole('button', { name: 'Edit Saruji' }).click();
  await expect(dialog(page).getByText('You have unsaved changes')).toBeVisible();
  await expect(field(page, 'Price')).toHaveValue('799');

  // Somebody else was first: both are told apart, and nothing is overwritten unseen.
  const other = await page.request.put(`/api/products/${product.id}`, {
    data: { description: 'Mpya kutoka kiwandani' },
  });
  expect(other.status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('This product has changed')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Mpya kutoka kiwandani');
  await expect(field(page, 'Price')).toHaveValue('799');
  const sent = recordRequests(page, 'PUT', `/api/products/${product.id}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Product updated successfully');
  expect(sent[0]?.body).toMatchObject({ price: '799', stockQuantity: 0, minOrderQuantity: 1 });

  // The sign-in has ended meanwhile: it comes first, and the way leads back.
  await page.getByRole('button', { name: 'Edit Saruji' }).click();
  await field(page, 'Price').fill('805');
  await page.context().clearCookies();
  await stopTime(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('CONST-02 SDASH-02 SDASH-05 SDASH-07 SDASH-08 SDASH-13 SDASH-14 NAV-12 ROLE-12 the dashboard tells a supplier of RFQs, and sends visitors to the sign-in @desktop', async ({
  page,
}) => {
  await signUp(page, { role: 'contractor' });
  const title = `Slab ya majaribio ${Date.now()}`;
  const data = { title, description: 'Nondo Y12, vipande 40', deliveryLocation: 'Ruiru bypass' };
  const made = await page.request.post('/api/rfqs', { data });
  const { id } = await made.json();
  await signUp(page, { role: 'supplier' });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const main = page.getByRole('main');
  for (const text of ['Active listings', 'Awaiting quotes', 'KSh 0']) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByText('This month')).toHaveCount(2);
  await expect(main.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await page.getByRole('tab', { name: 'RFQs' }).click();
  const card = main
    .getByRole('tabpanel', { name: 'RFQs' })
    .getByRole('listitem')
    .filter({ hasText: title });
  for (const text of [
    'Nondo Y12, vipande 40',
    'open',
    'Ruiru bypass',
    'Needed by',
    'Not specified',
    'Posted',
  ]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  const link = card.getByRole('link', { name: /Submit Quotation/ });
  await expect(link).toHaveAttribute('href', `/rfq/${id}`);
  await expect(link).toHaveAttribute('target', '_blank');

  await page.context().clearCookies();
  const shown = await recordToasts(page);
  await page.goto('/dashboard');
  await expectShown(
    shown,
    'Access Denied',
    'You need to be logged in as a supplier to access this page.',
  );
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('a phone’s photo of over 5 MB is sent small with a product, for verification and in a message, and a bad file costs no good one @phone', async ({
  page,
}) => {
  const phone = await onDisk(await largePhoto('site.jpg'));
  const broken = Buffer.alloc(6_000_000, 7);
  const bad = await onDisk({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken });
  const sentBytes: number[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = pathname === '/api/products' || pathname.startsWith('/api/object-storage/');
    if (isFile && request.method() !== 'GET') {
      sentBytes.push(request.postDataBuffer()?.length ?? 0);
    }
  });
  const leftOut = page.getByRole('list', { name: 'Files that were not added' });
  const expectBadNamed = () =>
    expect(leftOut.getByRole('listitem')).toHaveText([/broken\.jpg.*(less|larger) than 5MB/]);
  const contractor = await signIn(page, demoContractor);
  await signUp(page, { role: 'supplier', firstName: 'Mwangi' });

  await test.step('with a product', async () => {
    await open(page, '/dashboard?tab=products');
    await page.getByRole('button', { name: 'Add Your First Product' }).click();
    await dialog(page).locator('input[type=file]').setInputFiles([bad, phone]);
    await expect(dialog(page).getByAltText('Photo 1')).toBeVisible();
    await expectBadNamed();
    await field(page, 'Name').fill(`Ballast ya site ${Date.now()}`);
    await field(page, 'Unit').fill('tonne');
    await field(page, 'Price').fill('2000');
    await expectBadNamed();
    // Another photo in its place puts the reason away.
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await photo('better.jpg'));
    await expect(dialog(page).getByAltText('Photo 2')).toBeVisible();
    await expect(leftOut).toHaveCount(0);
    await dialog(page).getByLabel('Category').selectOption({ label: 'Sand, Ballast & Aggregates' });
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Success', 'Product created successfully');
  });
  await test.step('for verification', async () => {
    await open(page, '/settings/verification');
    await page
      .locator('input[name="documents"]')
      .setInputFiles([phone, bad, await onDisk(pdf('cheti.pdf'))]);
    const documents = page.getByRole('main').locator('form').getByRole('listitem');
    for (const name of ['site.jpg', 'cheti.pdf']) {
      await expect(documents.filter({ hasText: name })).toContainText('Uploaded');
    }
    await expectBadNamed();
  });
  await test.step('in a message', async () => {
    await open(page, `/messages/${contractor.id}`);
    await page.getByRole('button', { name: 'Attach', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles([bad, phone]);
    await expectBadNamed();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Our quarry');
    await page.getByRole('textbox', { name: 'Write a message' }).press('Enter');
    await expect(page.getByRole('log').getByRole('img', { name: /site\.jpg/ })).toBeVisible();
  });
  expect(sentBytes.length).toBeGreaterThanOrEqual(4);
  for (const bytes of sentBytes) expect(bytes).toBeLessThan(5_242_880);
});
