import type { Page, Route } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectNoHorizontalScroll,
  sizes,
} from './support/accessibility.ts';
import { newCustomer, signIn } from './support/account.ts';
import { createBareAccount } from './support/api.ts';
import { photo } from './support/pictures.ts';
import { expectSignedOut, startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const upload = 'Click to upload photo';
const uploads = /\/v0\/b\/[^/]+\/o\?/;

const openProfile = async (page: Page) => {
  const customer = await startCustomerSession(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  return customer;
};

const widthOf = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Delays uploads until the returned function is called. */
const holdUploads = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(uploads, async (route: Route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
};

test('a customer saves a profile with a photo', async ({ page }) => {
  await openProfile(page);
  const release = await holdUploads(page);

  await test.step('the photo is shown at once, resized', async () => {
    await page.getByLabel(upload).setInputFiles(await photo());
    await expect.poll(() => widthOf(page, 'Preview of your new photo')).toBe(512);
  });

  await test.step('saving uploads it, with its progress, and then the other fields', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Berta Bench');
    await page.getByLabel('Education').fill('Joinery');
    await page.getByLabel('Location').fill('Oakham');
    await page.getByLabel('Phone number').fill('01572555010');
    await page.getByRole('button', { name: 'Save Info' }).click();
    await expect(page.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible();
    release();
    await expect(page.getByText('User Information Updated')).toBeVisible();
    await expect.poll(() => widthOf(page, 'Your photo')).toBe(512);
    await expect(page.getByRole('heading', { name: 'Berta Bench' })).toBeVisible();
  });

  await test.step('it is a public WebP in the bucket', async () => {
    const address = await page.getByAltText('Your photo').getAttribute('src');
    expect(address).toContain('avatar.webp');
    expect(address).not.toContain('token');
    const answer = await page.request.get(address ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
  });

  await test.step('everything is there after a reload, and the name on other pages', async () => {
    await page.reload();
    await expect(page.getByLabel('Education')).toHaveValue('Joinery');
    await expect(page.getByLabel('Location')).toHaveValue('Oakham');
    await expect(page.getByLabel('Phone number')).toHaveValue('01572555010');
    await expect.poll(() => widthOf(page, 'Your photo')).toBe(512);
    await page.goto('/dashboard/add-review');
    await expect(page.getByLabel('Your Name')).toHaveValue('Berta Bench');
  });
});

test('a cleared field keeps its stored value, and says so', async ({ page }) => {
  const { name } = await openProfile(page);
  await page.getByLabel('Name', { exact: true }).fill('');
  await expect(page.getByText(`Left empty, ‘${name}’ is kept`)).toBeVisible();
  await page.getByLabel('Location').fill('Oakham');
  await page.getByRole('button', { name: 'Save Info' }).click();
  await expect(page.getByText('User Information Updated')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('a file that is not a picture, or too large, is rejected with the reason', async ({
  page,
}) => {
  await openProfile(page);
  const field = page.getByLabel(upload);
  const text = Buffer.from('not a picture');
  await field.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: text });
  await expect(page.getByText(/This kind of file is not accepted/)).toBeVisible();
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: text });
  await expect(page.getByText(/could not be read as a picture/)).toBeVisible();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText(/at most 5 MB\.$/)).toBeVisible();
  await expect(page.getByAltText('Preview of your new photo')).toHaveCount(0);
});

test('an upload can be cancelled, and no input is lost', async ({ page }) => {
  await openProfile(page);
  const release = await holdUploads(page);
  await page.getByLabel(upload).setInputFiles(await photo());
  await expect(page.getByAltText('Preview of your new photo')).toBeVisible();
  await page.getByLabel('Location').fill('Oakham');
  await page.getByRole('button', { name: 'Save Info' }).click();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. Nothing has been saved.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Oakham');
  await expect(page.getByAltText('Preview of your new photo')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Save Info' }).click();
  await expect(page.getByText('User Information Updated')).toBeVisible();
});

test('a failure is reported, and no input is lost', async ({ page, expectFailure }) => {
  expectFailure(/^PUT .*: net::ERR_FAILED$/);
  await openProfile(page);
  await page.route('**/api/user/update/*', (route) => route.abort());
  await page.getByLabel('Education').fill('Joinery');
  await page.getByRole('button', { name: 'Save Info' }).click();
  await expect(page.getByText(/^error ocurred: We cannot reach the shop/)).toBeVisible();
  await expect(page.getByLabel('Education')).toHaveValue('Joinery');
});

test('a customer deletes the account after typing its address', async ({ page, expectFailure }) => {
  expectFailure(/accounts:signInWithPassword.*: 400$/);
  const customer = await openProfile(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByLabel('Your email address').fill(customer.email);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
});

test('the last admin sees why the account cannot be deleted', async ({ page, expectFailure }) => {
  expectFailure(/^DELETE .*: 409$/);
  const { email } = await openProfile(page);
  const problem = { code: 'last-admin', status: 409 };
  await page.route(`**/api/user/${encodeURIComponent(email)}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The shop must keep at least one admin.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the profile is accessible and fits, and so does its dialog', async ({ page }) => {
  const { email } = await openProfile(page);
  await expectAccessibleInAllSizes(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessibleInAllSizes(page);
});

test('an account without name and photo can use all its pages', async ({ page }) => {
  const account = newCustomer();
  await createBareAccount({ email: account.email, password: account.password });
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No name yet' })).toBeVisible();
  await page.goto('/dashboard/add-review');
  await expect(page.getByText(/signed 'A customer'/)).toBeVisible();
  await page.goto('/order/carving-gouge');
  await expect(page.getByLabel('Your Email')).toHaveValue(account.email);
});

test('very long names and addresses fit on a phone', async ({ page }) => {
  const { password, email } = newCustomer();
  const name = 'W'.repeat(120);
  await startCustomerSession(page, { password, name, email: `${'w'.repeat(40)}-${email}` });
  await page.setViewportSize(sizes.phone);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectNoHorizontalScroll(page);
  await page.goto('/dashboard/add-review');
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await expectNoHorizontalScroll(page);
});
