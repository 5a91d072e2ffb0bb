import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { findRow, runAction } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { fillRegistration, newCustomer } from '../support/shop/account.ts';
import { linkIn, receivedMail } from '../support/shop/inbox.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { verificationLinksFor } from '../support/signIn/authEmulator.ts';

const fillSignUp = async (page: Page, name: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Tax number').fill('93-7654321');
  await page.getByLabel('Contact person').fill('Theo Marsh');
  await page.getByLabel('Street and number').fill('12 Mill Lane');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Phone Number').fill('+1 503 555 0142');
};

/** Opens the link in the verification mail, in the tab of the account. */
const verifyAddress = async (page: Page, email: string) => {
  const [link = ''] = await verificationLinksFor(email, 1);
  const mail = await page.context().newPage();
  await mail.goto(link);
  await expect(mail).toHaveURL('/');
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

test('a company is signed up, accepted, and gets a member with a new account', async ({
  page,
  openWindow,
}) => {
  const owner = newCustomer();
  const colleague = newCustomer();
  const company = `Joinery of ${owner.name}`;
  const office = await openWindow();
  const other = await openWindow();

  await test.step('an account signs it up, and sees that it is in review', async () => {
    await startCustomerSession(page, owner);
    await page.goto('/company/new');
    await page.getByRole('button', { name: 'Sign up the company' }).click();
    await expect(page.getByText('Enter the name of the company')).toBeVisible();
    await fillSignUp(page, company);
    await expectAccessibleInAllSizes(page);
    await page.getByRole('button', { name: 'Sign up the company' }).click();
    await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible();
    await expect(page.getByText('The sign-up is in review')).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });

  await test.step('staff accept it with terms and a credit limit', async () => {
    await startAdminSession(office);
    await office.goto('/dashboard/companies');
    const row = await findRow(office, 'Search by name, number or person', company);
    await expect(office.getByText('1 company found')).toBeVisible();
    await expectAccessibleInAllSizes(office);
    await row.getByRole('link', { name: company }).click();
    await office.getByRole('button', { name: 'Accept' }).click();
    const dialog = office.getByRole('dialog', { name: 'Accept this company?' });
    await dialog.getByLabel('Payment terms').selectOption('net-60');
    await dialog.getByLabel(/^Credit limit/).fill('5,000');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(office.getByText(`${company} is accepted`)).toBeVisible();
    await expectAccessibleInAllSizes(office);
  });

  await test.step('the owner invites a colleague', async () => {
    await page.reload();
    await expect(page.getByText('The sign-up is in review')).toHaveCount(0);
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.getByLabel('E-mail address').fill(colleague.email);
    await dialog.getByLabel(/^Order limit/).fill('500');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(
      page.getByText(`The invitation to ${colleague.email} is on its way`),
    ).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });

  await test.step('the link survives the registration, and is accepted', async () => {
    const mail = await receivedMail(colleague.email, company);
    const link = new URL(linkIn(mail, 'See the invitation'));
    await other.goto(link.pathname + link.hash);
    await expect(other.getByRole('heading', { name: `Join ${company}` })).toBeVisible();
    await expectAccessibleInAllSizes(other);
    await other.getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(other, colleague);
    await expect(other.getByText('verify your e-mail address first')).toBeVisible();
    await verifyAddress(other, colleague.email);
    await other.getByRole('button', { name: `Accept as ${colleague.email}` }).click();
    await expect(other.getByRole('heading', { name: company, level: 1 })).toBeVisible();
    await expect(other).toHaveURL(/\/company\?id=company-\w+$/);
    await other.getByRole('link', { name: 'Limits' }).click();
    await expect(other.getByText('Up to $500.00')).toBeVisible();
  });

  await test.step('the owner changes the role of the member', async () => {
    await page.reload();
    const row = page.getByRole('row', { name: colleague.email });
    await runAction(page, row, 'Change');
    const dialog = page.getByRole('dialog', { name: 'Change role and limits' });
    await dialog.getByLabel('Role').selectOption('approver');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/is changed$/)).toBeVisible();
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page.getByText('Member changed').first()).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await other.reload();
    await expect(other.getByText(/You are approver$/)).toBeVisible();
  });
});
