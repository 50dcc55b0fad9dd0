import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { pdf, photo } from '../support/files.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const input = (page: Page) => page.getByRole('main').locator('input[type="file"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your photo' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save photo' });
const avatar = (page: Page) => page.getByRole('main').locator('.avatar img');

async function openProfile(page: Page) {
  await signUp(page, { role: 'contractor', firstName: 'Jane', lastName: 'Doe' });
  await open(page, '/profile');
}

/** Chooses a photo and waits until it can be cropped. */
async function choose(page: Page, file: Awaited<ReturnType<typeof photo>>) {
  await input(page).setInputFiles(file);
  await expect(save(page)).toBeEnabled();
}

/** The colour in the middle of the picture that is shown. */
async function shownColour(page: Page): Promise<number[]> {
  const address = await avatar(page).getAttribute('src');
  const bytes = await (await page.request.get(address!)).body();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(middle, middle + 3)];
}

test('PROF-01 API-51 a photo is cropped, sent where the server says, saved, and there after a reload', async ({
  page,
}) => {
  await openProfile(page);
  const sent: { method: string; type: string | undefined; path: string }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (!path.startsWith('/api/object-storage/')) return;
    sent.push({ method: request.method(), type: request.headers()['content-type'], path });
  });
  await choose(page, await photo('me.jpg'));
  await save(page).click();
  await expectToast(page, 'Success', 'Your profile has been updated successfully.');
  await expect(avatar(page)).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\/128\.webp$/);
  await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toBeVisible();
  expect(sent.map(({ method, type }) => [method, type])).toEqual([
    ['POST', 'application/json'],
    ['PUT', 'image/jpeg'],
  ]);
  const shown = await avatar(page).getAttribute('src');
  await page.reload();
  await expect(avatar(page)).toHaveAttribute('src', shown!);
});

test('the keyboard moves the photo behind its frame', async ({ page }) => {
  await openProfile(page);
  // Brown on the left, grey on the right: the square in the middle holds both.
  await choose(page, await photo('me.jpg', 1_200, 400));
  const frame = dialog(page).getByRole('group', { name: 'Part of the photo to keep' });
  await frame.focus();
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('ArrowRight');
  await save(page).click();
  await expectToast(page, 'Success');
  const [red, green] = await shownColour(page);
  expect(red! - green!).toBeGreaterThan(40);
});

test('Cancel and Escape keep the picture there was', async ({ page }) => {
  await openProfile(page);
  await choose(page, await photo('me.jpg'));
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await choose(page, await photo('me.jpg'));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(avatar(page)).toHaveCount(0);
});

test('VAL-57 VAL-58 two files are too many, six megabytes too large', async ({ page }) => {
  await openProfile(page);
  await input(page).setInputFiles([await photo('a.jpg'), await photo('b.jpg')]);
  await expectToast(page, 'Too many files', 'You can add only 1 file');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const big = { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1_024 * 1_024) };
  await input(page).setInputFiles(big);
  await expectToast(page, 'File too large', 'big.jpg is larger than 5MB');
  await input(page).setInputFiles(pdf('a.pdf'));
  await expectToast(page, 'Upload failed', 'Choose a JPEG, PNG, WebP or AVIF photo');
  await expect(dialog(page)).toHaveCount(0);
});

test('ERR-24 a picture that cannot be read is said to be so', async ({ page, allowConsole }) => {
  // The trace asks the page for the picture once more, which the page's policy forbids.
  allowConsole(/Connecting to 'blob:/);
  await openProfile(page);
  const broken = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await input(page).setInputFiles(broken);
  await expectToast(page, 'Upload failed', 'Failed to read image. Please try again.');
  await expect(dialog(page)).toHaveCount(0);
});

test('ERR-25 a failed upload is told, and sent again by one press', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  await openProfile(page);
  const call = '**/api/object-storage/upload-url';
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, await photo('me.jpg'));
  await save(page).click();
  await expectToast(page, 'Upload failed', 'Failed to upload images. Please try again.');
  await page.unroute(call);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Success');
  await expect(avatar(page)).toBeVisible();
});

test('ERR-27 a profile that cannot be saved is told', async ({ page, allowConsole }) => {
  allowConsole(failedAnswer(500));
  await openProfile(page);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, await photo('me.jpg'));
  await save(page).click();
  await expectToast(page, 'Error', 'Failed to update profile image.');
  await expect(avatar(page)).toHaveCount(0);
});

test('the dialog has no flaw that a machine can find', async ({ page }) => {
  await openProfile(page);
  await choose(page, await photo('me.jpg'));
  await expectNoViolations(page, 'the cropper', { within: '[role="dialog"]' });
});
