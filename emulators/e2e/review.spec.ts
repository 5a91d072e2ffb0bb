import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { newCustomer, register } from './support/account.ts';
import { expectGoodLooks, sizes } from './support/looks.ts';

const openForm = async (page: Page) => {
  const customer = newCustomer();
  await register(page, customer);
  await page.goto('/dashboard/add-review');
  await expect(
    page.getByRole('heading', { name: 'Please add your valuable feedback here', level: 1 }),
  ).toBeVisible();
  await expect(page.getByLabel('Your Email')).toHaveValue(customer.email);
  return customer;
};

test("a customer's review appears on the home page", async ({ page, browser }) => {
  const { name } = await openForm(page);
  const text = `Square, sharp and on time. ${randomUUID()}`;
  await page.setViewportSize(sizes.phone);
  await page.getByLabel('Your Review').fill(text);
  await page.locator('label').filter({ hasText: '4 stars' }).click();
  await expect(page.getByLabel('Your Rating (1 - 5)')).toHaveValue('4');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
  await expect(page.getByLabel('Your Review')).toHaveValue('');
  await expect(page.getByLabel('Your Rating (1 - 5)')).toHaveValue('');

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto('/');
    const review = visitor.getByRole('article').filter({ hasText: text });
    await expect(review).toContainText(name, { timeout: 3_000 });
    await expect(review).toContainText('Rating: 4');
  }).toPass();
  await visitor.close();
});

test('the stars follow the keyboard, and the number follows them', async ({ page }) => {
  await openForm(page);
  const number = page.getByLabel('Your Rating (1 - 5)');
  await number.fill('2');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await page.getByRole('radio', { name: '2 stars' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveValue('3');
});

test('a review is refused in the words of the specification', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Your Rating (1 - 5)').fill('0');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Minimum rating is 1')).toBeVisible();
  await expect(page.getByText('Review is required')).toBeVisible();
  await page.getByLabel('Your Rating (1 - 5)').fill('6');
  await expect(page.getByText('Maximum rating is 5')).toBeVisible();
});

test('a failure is told, and the review is not lost', async ({ page }) => {
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
  await expectGoodLooks(page);
});
