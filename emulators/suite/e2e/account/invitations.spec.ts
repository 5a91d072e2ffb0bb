import type { Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { dialogOf } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { type Account, newCustomer } from '../support/shop/account.ts';
import { callApi, createCustomer, signInByApi } from '../support/shop/api.ts';
import { acceptCompany, createCompany, signUpCompany } from '../support/shop/companies.ts';
import { startCustomerSession } from '../support/shop/session.ts';

/** A company whose owner has invited an account. */
const inviteTo = async (name: string, { email }: Account) => {
  const { idToken } = await createCustomer(newCustomer());
  const id = await createCompany(idToken, name);
  await callApi(idToken, apiRoutes.inviteMember, {
    params: { id },
    body: { email, role: 'buyer', orderLimit: null, budget: null },
  });
  return id;
};

const card = (page: Page) =>
  page.getByRole('list', { name: 'Your day' }).getByRole('link', { name: /^Invitations/ });

const withKey = async (page: Page, name: string, role: 'button' | 'link' = 'button') => {
  await page.getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

for (const [device, viewport] of Object.entries(sizes)) {
  test(`an account finds its invitations without the mail, and answers them on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const account = await startCustomerSession(page);
    const [joined, declined] = [`Joinery of ${account.name}`, `Mill of ${account.name}`];
    const id = await inviteTo(joined, account);
    await inviteTo(declined, account);

    await test.step('the dashboard counts them, and leads to them', async () => {
      await page.goto('/dashboard');
      await expect(card(page)).toContainText('2');
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
      await card(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^Join / })).toHaveCount(2);
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
    });

    await test.step('one is declined, after a question', async () => {
      const item = page.getByRole('listitem').filter({ hasText: declined });
      await item.getByRole('button', { name: 'Decline' }).focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page, 'Decline this invitation?');
      await expect(dialog).toContainText(declined);
      await dialog.getByRole('button', { name: 'Decline invitation' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`You have declined to join ${declined}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Join / })).toHaveCount(1);
    });

    await test.step('the other is accepted, and the company says what is next', async () => {
      await withKey(page, `Accept as ${account.email}`);
      await withKey(page, 'Not now');
      await expect(page).toHaveURL(`/company?id=${id}`);
      await expect(page.getByRole('heading', { name: 'What is next' })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
      await withKey(page, 'Buy for it now');
      await expect(page.getByText(`You are buying for ${joined} now`)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Next steps' })).toContainText('Order tools');
    });

    await test.step('nothing waits any more', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your first order' })).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      await page.goto('/invitation');
      await expect(
        page.getByRole('heading', { name: 'No invitation waits for you' }),
      ).toBeVisible();
      await expectAccessibleInAllSizes(page);
    });
  });

  test(`a founder sees what is next when staff have accepted the company on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const account = await startCustomerSession(page);
    await page.goto('/company');
    await expect(page.getByRole('link', { name: 'See your invitations' })).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(viewport);
    const { idToken } = await signInByApi(account);
    const id = await signUpCompany(idToken, `Joinery of ${account.name}`);
    await page.goto(`/company?id=${id}`);
    await expect(page.getByText('The sign-up is in review')).toBeVisible();
    await acceptCompany(id);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What is next' })).toBeVisible();
    await withKey(page, 'Invite members', 'link');
    await expect(page.getByRole('button', { name: 'Invite a member' })).toBeVisible();
    await page.goBack();
    await withKey(page, 'Buy for it now');
    await expect(page.getByText('Terms of the company: net 30 days.')).toBeVisible();
  });
}
