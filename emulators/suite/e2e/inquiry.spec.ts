import { newCustomer } from './support/account.ts';
import { goOffline, goOnline } from './support/network.ts';
import { expect, test } from './support/test.ts';

test('a visitor asks for a reply, or calls', async ({ page }) => {
  const { email } = newCustomer();
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Need help to customize your order?' });
  await expect(banner.getByRole('link', { name: 'Call now' })).toHaveAttribute(
    'href',
    'tel:+12025550147',
  );

  await banner.getByLabel('Your e-mail address').fill('no address');
  await banner.getByRole('button', { name: 'Send' }).click();
  await expect(banner.getByRole('alert')).toHaveText('Enter a valid e-mail address');

  await banner.getByLabel('Your e-mail address').fill(email);
  await banner.getByRole('button', { name: 'Send' }).click();
  await expect(banner.getByRole('status')).toContainText(email);
  await expect(banner.getByLabel('Your e-mail address')).toHaveValue('');
});

test('an inquiry sent without a network stays in the form', async ({ page, expectFailure }) => {
  expectFailure(/: net::ERR_INTERNET_DISCONNECTED$/);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Need help to customize your order?' });
  await banner.getByLabel('Your e-mail address').fill('carla@example.test');
  await goOffline(page);
  await banner.getByRole('button', { name: 'Send' }).click();
  await expect(banner.getByRole('alert')).toHaveText(/^We cannot reach the shop\./);
  await expect(banner.getByLabel('Your e-mail address')).toHaveValue('carla@example.test');
  await goOnline(page);
});
