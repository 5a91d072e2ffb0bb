import type { Page } from '@playwright/test';
import type { Tool } from 'functions/contract';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
} from '../support/page/accessibility.ts';
import { press } from '../support/page/actions.ts';
import { findRow, rowsOf, runAction } from '../support/page/lists.ts';
import { buyFor, goToDashboard } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { type Account, fillRegistration, newCustomer, signIn } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { createCustomer } from '../support/shop/api.ts';
import { linkIn, receivedMail } from '../support/shop/inbox.ts';
import { historyOn } from '../support/shop/orders/orders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';
import { verificationLinksFor } from '../support/signIn/authEmulator.ts';

test.afterEach(removeTestTools);

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const payment = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });

const signUp = async (page: Page, company: string) => {
  await page.goto('/company/new');
  await press(page, 'Sign up the company');
  await expect(page.getByText('Enter the name of the company')).toBeVisible();
  const texts = {
    Name: company,
    'Tax number': '93-7654321',
    'Contact person': 'Theo Marsh',
    'Street address': '12 Mill Lane',
    City: 'Portland',
    'ZIP code': '97205',
    'Phone Number': '+1 503 555 0142',
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('State', { exact: true }).selectOption('Oregon');
  await expectAccessibleInAllSizes(page);
  await press(page, 'Sign up the company');
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible();
  await expect(page.getByText('The sign-up is in review')).toBeVisible();
  await expectAccessibleInAllSizes(page);
};

/** Accepts the company as staff, with terms and a credit limit. */
const accept = async (office: Page, company: string) => {
  await office.goto('/dashboard/companies');
  const row = await findRow(office, 'Search by name, number or person', company);
  await expect(office.getByText('1 company found')).toBeVisible();
  await expectAccessibleInAllSizes(office);
  await row.getByRole('link', { name: company }).click();
  await press(office, 'Accept');
  const dialog = office.getByRole('dialog', { name: 'Accept this company?' });
  await dialog.getByLabel('Payment terms').selectOption('net-60');
  await dialog.getByLabel(/^Credit limit/).fill('5000');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(office.getByText(`${company} is accepted`)).toBeVisible();
  await expectAccessibleInAllSizes(office);
};

interface Invited {
  email: string;
  role: string;
  /** In dollars. */
  orderLimit?: string;
}

const invite = async (page: Page, { email, role, orderLimit }: Invited) => {
  await press(page, 'Invite a member');
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  if (orderLimit) await dialog.getByLabel(/^Order limit/).fill(orderLimit);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way`)).toBeVisible();
  await expect(dialog).toBeHidden();
};

const openLink = async (page: Page, link: string) => {
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
};

const openInvitation = async (page: Page, { email }: Account, company: string) => {
  await openLink(
    page,
    linkIn(await receivedMail(email, 'An invitation to buy'), 'See the invitation'),
  );
  await expect(page.getByRole('heading', { name: `Join ${company}` })).toBeVisible();
};

const join = async (page: Page, { email }: Account, company: string) => {
  await press(page, `Accept as ${email}`);
  await press(page, 'Not now');
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/company\?id=company-\w+$/);
};

/** Opens the link in the verification mail, in another tab of the account. */
const verifyAddress = async (page: Page, email: string) => {
  const [link = ''] = await verificationLinksFor(email, 1);
  const mail = await page.context().newPage();
  await mail.goto(link);
  await expect(mail).toHaveURL('/');
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

const buyForCompany = async (page: Page, company: string) => {
  await buyFor(page, company);
  await expect(page.getByText(`You are buying for ${company} now`)).toBeVisible();
};

/** Sends an order that is above the limit of the member, and resolves to its number. */
const sendForApproval = async (page: Page, { sku }: Tool): Promise<string> => {
  await page.goto('/quick-order');
  await page.getByLabel('SKU, row 1', { exact: true }).fill(sku);
  await page.getByLabel('Quantity, row 1', { exact: true }).fill('30');
  await expect(page.getByText('1 ready')).toBeVisible();
  await press(page, 'Add 1 tool to the cart');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 tool' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillAddress(page);
  await expect(page.getByText('This order needs approval')).toBeVisible();
  await expect(page.getByText('The order is above the member’s limit of $500.00.')).toBeVisible();
  await press(page, 'Send for approval: $600.00');
  const heading = page.getByRole('heading', { name: /^Request TH-/, level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Waits for approval')).toBeVisible();
  return (await heading.innerText()).replace('Request ', '');
};

test('a company signs up, a buyer’s order is approved on a phone, and the bookkeeper pays it', async ({
  page,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const owner = newCustomer();
  const [approver, buyer, bookkeeper] = [newCustomer(), newCustomer(), newCustomer()];
  const company = `Joinery of ${owner.name}`;
  const tool = await addTool({ price: 20, minOrder: 5, available: 60 });
  const [office, approverPage, buyerPage, bookkeeperPage] = [
    await openWindow(),
    await openWindow(),
    await openWindow(),
    await openWindow(),
  ];
  await Promise.all([
    createCustomer(buyer),
    startCustomerSession(page, owner),
    startCustomerSession(bookkeeperPage, bookkeeper),
    startAdminSession(office),
    approverPage.setViewportSize(phone),
    buyerPage.setViewportSize(desktop),
    bookkeeperPage.setViewportSize(desktop),
  ]);

  await test.step('an account signs up the company, and sees that it is in review', () =>
    signUp(page, company));

  await test.step('staff accept it with terms and a credit limit', () => accept(office, company));

  await test.step('the owner invites an approver, a buyer and a bookkeeper', async () => {
    await expect(page.getByText('The sign-up is in review')).toHaveCount(0);
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await invite(page, { email: approver.email, role: 'approver' });
    await invite(page, { email: buyer.email, role: 'buyer', orderLimit: '500' });
    await invite(page, { email: bookkeeper.email, role: 'bookkeeper' });
    await expectAccessibleInAllSizes(page);
  });

  await test.step('the link survives a registration on a phone', async () => {
    await openInvitation(approverPage, approver, company);
    await expectAccessibleInBothThemes(approverPage);
    await approverPage.getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(approverPage, approver);
    await expect(approverPage.getByText('verify your e-mail address first')).toBeVisible();
    await verifyAddress(approverPage, approver.email);
    await join(approverPage, approver, company);
    await expect(approverPage.getByText(/You are an approver$/)).toBeVisible();
  });

  await test.step('it survives a login, and an account that is signed in accepts at once', async () => {
    await openInvitation(buyerPage, buyer, company);
    await buyerPage.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await signIn(buyerPage, buyer);
    await join(buyerPage, buyer, company);
    await openInvitation(bookkeeperPage, bookkeeper, company);
    await join(bookkeeperPage, bookkeeper, company);
  });

  const number = await test.step('the buyer’s order goes for approval', async () => {
    await buyForCompany(buyerPage, company);
    const requested = await sendForApproval(buyerPage, tool);
    await expectAccessibleInBothThemes(buyerPage);
    return requested;
  });

  await test.step('the approver opens the mail on a phone, and approves it', async () => {
    const mail = await receivedMail(approver.email, `${buyer.name} asks you to approve an order`);
    await openLink(approverPage, linkIn(mail, 'Review the order'));
    const names = [approver.name, owner.name].toSorted().join(' or ');
    await expect(approverPage.getByText(`${names} can`)).toBeVisible();
    await expectAccessibleInBothThemes(approverPage);
    await press(approverPage, 'Approve');
    const dialog = approverPage.getByRole('dialog', { name: `Approve request ${number}?` });
    await expect(dialog).toContainText('$600.00');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(approverPage.getByText(`Approved by ${approver.name}`)).toBeVisible();
    await goToDashboard(approverPage, 'Approvals');
    await expect(approverPage.getByText('Nothing waits')).toBeVisible();
    await press(approverPage, 'Approved');
    await expect(rowsOf(approverPage).filter({ hasText: number })).toHaveCount(1);
    await expectAccessibleInBothThemes(approverPage);
  });

  await test.step('staff confirm and ship it', async () => {
    await office.goto(`/dashboard/orders/${number}`);
    await press(office, 'Confirm');
    await office
      .getByRole('dialog')
      .getByRole('button', { name: 'Issue and mail 1 invoice, $' })
      .click();
    await expect(historyOn(office)).toHaveCount(2);
    await press(office, 'Ship');
    const dialog = office.getByRole('dialog', { name: 'Ship a parcel' });
    await dialog.getByLabel('Carrier').fill('Two Rivers Freight');
    await dialog.getByLabel('Tracking number').fill('TR 123');
    await dialog.getByLabel('Tracking number').press('Enter');
    await expect(historyOn(office)).toHaveCount(3);
  });

  await test.step('the bookkeeper opens the invoice, and pays it by card', async () => {
    await buyForCompany(bookkeeperPage, company);
    await goToDashboard(bookkeeperPage, 'My Order');
    await rowsOf(bookkeeperPage).filter({ hasText: number }).getByRole('link').first().click();
    await expect(historyOn(bookkeeperPage)).toHaveCount(3);
    await expect(payment(bookkeeperPage)).toContainText('Net 60 days');
    const download = bookkeeperPage.waitForEvent('download');
    await press(bookkeeperPage, /^Invoice .*PDF/);
    expect((await download).suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6,}\.pdf$/);
    await expectAccessibleInBothThemes(bookkeeperPage);
    await press(bookkeeperPage, 'Pay $600.00 by card');
    await press(bookkeeperPage, 'Pay $600.00');
    await expect(payment(bookkeeperPage)).toContainText('Paid in full');
  });

  await test.step('the owner lifts the limit of the buyer, and reads in the log what happened', async () => {
    await page.reload();
    await runAction(page, page.getByRole('row', { name: buyer.email }), 'Change');
    const dialog = page.getByRole('dialog', { name: 'Change role and limits' });
    await dialog.getByLabel(/^Order limit/).fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${buyer.name} is changed`)).toBeVisible();
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page.getByText(`Member changed`).first()).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });
});
