import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const openForm = async (page: Page) => {
  const customer = await startCustomerSession(page);
  await page.goto('/dashboard/add-review');
  await expect(
    page.getByRole('heading', { name: 'Please add your valuable feedback here', level: 1 }),
  ).toBeVisible();
  await expect(page.getByLabel('Your Email')).toHaveValue(customer.email);
  return customer;
};

test('the stars follow the number, and the number follows the stars', async ({ page }) => {
  await openForm(page);
  const number = page.getByLabel('Your Rating (1 - 5)');
  await number.fill('2');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '2 stars' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveValue('3');
});

test('an invalid review shows the messages of the specification', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Your Rating (1 - 5)').fill('0');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Minimum rating is 1')).toBeVisible();
  await expect(page.getByText('Review is required')).toBeVisible();
  await page.getByLabel('Your Rating (1 - 5)').fill('6');
  await expect(page.getByText('Maximum rating is 5')).toBeVisible();
});

test('a failure is reported, and the review is not lost', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*\/api\/review: net::ERR_FAILED$/);
  await openForm(page);
  await page.route('**/api/review', (route) => route.abort());
  await page.getByLabel('Your Review').fill('Nobody hears this');
  await page.getByLabel('Your Rating (1 - 5)').fill('5');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText(/^error occuredWe cannot reach the shop/)).toBeVisible();
  await expect(page.getByLabel('Your Review')).toHaveValue('Nobody hears this');
});

test('the review form is accessible and fits', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review is required')).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
