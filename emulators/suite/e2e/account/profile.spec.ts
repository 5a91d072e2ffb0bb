import type { Page, Route } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectNoHorizontalScroll,
  sizes,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer, signIn } from '../support/shop/account.ts';
import { photo } from '../support/shop/pictures.ts';
import { expectSignedOut, startCustomerSession } from '../support/shop/session.ts';

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

test('a customer saves a profile with a photo, and deletes the account', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/accounts:signInWithPassword.*: 400$/);
  const customer = await openProfile(page);
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

  await test.step('the page is accessible and fits, and so does the dialog', async () => {
    await page.goto('/profile');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
    await expectAccessibleInAllSizes(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('You have no open orders.')).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });

  await test.step('the account is deleted after typing its address', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await dialog.getByLabel('Your email address').fill(customer.email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await page.setViewportSize(sizes.desktop);
    await expectSignedOut(page);
    await page.goto('/login');
    await signIn(page, customer);
    await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  });
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
