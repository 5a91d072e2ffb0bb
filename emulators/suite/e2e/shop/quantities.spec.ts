import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer, signIn } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';
import { fillOrder } from '../support/shop/orders/orderForm.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const packs = { price: 9.7, minOrder: 20, orderMultiple: 12, maxOrder: 240 };

const buy = (page: Page) => page.getByRole('link', { name: 'Buy Now', exact: true }).click();
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();
const total = (page: Page) => page.getByRole('status', { name: 'Total' });
const currentPrice = (page: Page) => page.getByRole('row').and(page.locator('[aria-current]'));

test('a customer looks at the pictures of a tool, and orders whole packs at a price break', async ({
  page,
}) => {
  const pictures = await Promise.all(['spokeshave', 'wood-rasp'].map(readTool));
  const { _id, sku, toolName } = await addTool({
    ...packs,
    priceBreaks: [
      { minQuantity: 48, price: 8.9 },
      { minQuantity: 96, price: 8.4 },
    ],
    category: 'planes',
    morePictures: pictures.map(({ imageLink }) => imageLink),
    specifications: [
      { name: 'Length', value: '250 mm' },
      { name: 'Weight', value: '0.4 kg' },
    ],
  });
  await startCustomerSession(page);
  await page.goto(`/tools/${_id}`);
  await expect(page.getByRole('region', { name: 'Related tools' })).toBeVisible();

  await test.step('the pictures are seen with the keyboard and by touch', async () => {
    const gallery = page.getByRole('group', { name: `Pictures of ${toolName}` });
    await gallery.getByRole('button', { name: 'Picture 3 of 3' }).click();
    await expect(gallery.getByAltText(`${toolName}, picture 3`)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.getByRole('status')).toHaveText('Picture 2 of 3');
    await expect(gallery.getByAltText(`${toolName}, picture 2`)).toBeInViewport({ ratio: 0.5 });

    await page.setViewportSize(sizes.phone);
    await expect(gallery.getByRole('button')).toHaveCount(0);
    const strip = gallery.getByRole('group');
    await strip.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect(gallery.getByRole('status')).toHaveText('Picture 1 of 3');
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.getByRole('status')).toHaveText('Picture 2 of 3');
  });

  await test.step('the quantity on the page of the tool becomes whole packs', async () => {
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue('24');
    await expect(currentPrice(page)).toContainText('$9.70');
    await quantity.fill('30');
    await buy(page);
    await expect(quantity).toBeFocused();
    await expect(page.getByText('Sold in multiples of 12')).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'Take 36' }).click();
    await expect(total(page)).toHaveText('$349.20');
    await buy(page);
    await expect(page).toHaveURL(`/order/${_id}?quantity=36`);
  });

  await test.step('the form of the order offers the price break', async () => {
    const ordered = page.getByLabel('Order Quantity');
    await expect(ordered).toHaveValue('36');
    await fillOrder(page, 30);
    await expect(page).toHaveURL(`/order/${_id}`);
    await place(page);
    await expect(ordered).toBeFocused();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'Take 24' }).click();
    await page.getByRole('button', { name: '24 more: $8.90 each, saves $38.40' }).click();
    await expect(ordered).toHaveValue('48');
    await expect(currentPrice(page)).toContainText('$8.90');
    await expect(total(page)).toHaveText('$427.20');
    await place(page);
    await page.getByRole('link', { name: 'See this order' }).click();
    await expect(page.getByText('48 × $8.90 (price for 48 or more)')).toBeVisible();
    await expect(page.getByText(sku)).toBeVisible();
  });
});

test('a visitor asks for a sold-out tool, logs in, and the request is noted', async ({ page }) => {
  const { _id, toolName } = await addTool({ ...packs, available: 0 });
  const account = newCustomer();
  await createCustomer(account);
  await page.goto(`/tools/${_id}`);
  await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Notify me: ${toolName}` }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, account);
  await expect(page).toHaveURL(`/tools/${_id}`);
  await expect(
    page.getByText('We will write to you when this tool is back in stock.'),
  ).toBeVisible();
});
