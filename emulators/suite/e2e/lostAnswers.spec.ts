import type { Page } from '@playwright/test';
import { apiRoutes, type Review, type Tool } from 'functions/contract';
import { callAsAdmin } from './support/api.ts';
import { findRow } from './support/lists.ts';
import { fillProduct } from './support/productForm.ts';
import { startAdminSession, startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTrialTools, trialName } from './support/tools.ts';

test.beforeEach(({ expectFailure }) => expectFailure(/^POST .*: net::ERR_FAILED$/));
test.afterEach(removeTrialTools);

/** The next calls there are answered, and none of the answers arrives until the function returned is called. */
const loseAnswers = async (page: Page, url: string): Promise<() => Promise<void>> => {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unroute(url);
};

const outOfReach = /We cannot reach the shop/;

test('a review whose answer was lost is sent again, and published once', async ({ page }) => {
  const { name, email } = await startCustomerSession(page);
  const text = `Flat out of the box, says ${email}`;
  await page.goto('/dashboard/add-review');
  await page.getByLabel('Your Review').fill(text);
  await page.getByLabel('Your Rating (1 - 5)').fill('5');
  const submit = page.getByRole('button', { name: 'Submit Review' });
  const letAnswersArrive = await loseAnswers(page, '**/api/review');
  await submit.click();
  await expect(page.getByText(outOfReach)).toBeVisible();
  await letAnswersArrive();
  await submit.click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
  const { listReviews } = apiRoutes;
  const reviews = await callAsAdmin<Review[]>(listReviews, `${listReviews.href()}?limit=100`);
  const own = reviews.filter(({ reviewText }) => reviewText === text);
  expect(own.map(({ reviewerName }) => reviewerName)).toEqual([name]);
});

test('stock whose move got no answer is moved once, and again when that is wanted', async ({
  page,
}) => {
  const { _id, toolName } = await addTool({ available: 40 });
  await startAdminSession(page);
  await page.goto('/dashboard/all-products');
  const entry = await findRow(page, 'Search the tools', toolName);
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  const adjust = dialog.getByRole('button', { name: 'Adjust' });
  const fill = async () => {
    await entry.getByRole('button', { name: 'Stock' }).click();
    await dialog.getByLabel('Change in pieces').fill('-40');
    await dialog.getByLabel('Reason').fill('Sold at the fair');
  };

  await test.step('it is moved once', async () => {
    await fill();
    const letAnswersArrive = await loseAnswers(page, '**/stock');
    await adjust.click();
    await expect(dialog.getByText(outOfReach)).toBeVisible();
    await letAnswersArrive();
    await adjust.click();
    await expect(page.getByText(`${toolName}: 0 pieces available`)).toBeVisible();
    expect((await readTool(_id)).available).toBe(0);
  });

  await test.step('the same again is another move', async () => {
    await fill();
    await dialog.getByLabel('Change in pieces').fill('40');
    await adjust.click();
    await expect(page.getByText(`${toolName}: 40 pieces available`)).toBeVisible();
    await fill();
    await adjust.click();
    await expect.poll(async () => (await readTool(_id)).available).toBe(0);
  });
});

test('a tool whose answer was lost is sent again, and on sale once', async ({ page }) => {
  const name = trialName();
  await startAdminSession(page);
  await page.goto('/dashboard/add-product');
  await fillProduct(page, name);
  const add = page.getByRole('button', { name: 'Add Product' });
  const letAnswersArrive = await loseAnswers(page, '**/api/tool');
  await add.click();
  await expect(page.getByText(outOfReach)).toBeVisible();
  await letAnswersArrive();
  await add.click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
  const { listTools } = apiRoutes;
  const found = await callAsAdmin<Tool[]>(
    listTools,
    `${listTools.href()}?${new URLSearchParams({ q: name })}`,
  );
  expect(found.map(({ toolName }) => toolName)).toEqual([name]);
});
