import { addDays, dayOf, formatDay } from 'functions/contract';
import { linesOfPage, readPdf } from 'functions/testing/documents/readPdf';
import { settings } from '../../seed/data/settings.ts';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { buyFor } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { createCustomer } from '../support/shop/api.ts';
import { createCompany } from '../support/shop/companies.ts';
import { linesInCart } from '../support/shop/orders/accountCart.ts';
import { historyOn } from '../support/shop/orders/orders.ts';
import { archiveListsOf } from '../support/shop/prices.ts';
import { startAdminSession, startSession } from '../support/shop/session.ts';
import { addTool, expectFound, removeTestTools } from '../support/shop/tools.ts';

const companies: string[] = [];

test.afterEach(async () => {
  await archiveListsOf(companies.splice(0));
  await removeTestTools();
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const lastDay = addDays(dayOf(new Date(), settings.timeZone), 90);

test('a contract is pasted from a spreadsheet, and its buyer pays its prices', async ({
  page: admin,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const account = newCustomer();
  const company = `Joinery of ${account.name}`;
  const contract = `Contract of ${account.name}`;
  const tool = await addTool({ price: 20, minOrder: 5 });
  const { idToken } = await createCustomer(account);
  companies.push(await createCompany(idToken, company));
  await expectFound(tool.sku, 1);
  const buyer = await openWindow();
  await buyer.setViewportSize(phone);
  await admin.setViewportSize(desktop);
  await startAdminSession(admin);

  await test.step('staff create a list for the company', async () => {
    await admin.goto('/dashboard/price-lists');
    await admin.getByRole('link', { name: 'New price list' }).click();
    await admin.getByLabel('Name', { exact: true }).fill(contract);
    await admin.getByLabel('For', { exact: true }).selectOption('One customer');
    await admin.getByLabel('Search a company or a person').fill(company);
    await admin.getByRole('list', { name: 'Customers found' }).getByRole('button').click();
    await admin.getByLabel('Last day').fill(lastDay);
    await expectAccessibleInAllSizes(admin);
    await admin.setViewportSize(desktop);
    await press(admin, 'Create the draft');
    await expect(admin.getByRole('heading', { name: contract, level: 1 })).toBeVisible();
  });

  await test.step('they paste its prices, and correct a row that is refused', async () => {
    await press(admin, 'Import prices');
    const dialog = dialogOf(admin, 'Import prices');
    const rows = dialog.getByLabel('Rows from a spreadsheet');
    const row = (price: string) => `${tool.sku.toLowerCase()}\t${price}\t30: 15,25; 60: 14`;
    await rows.fill(`SKU\tPrice\tPrice breaks\n${row('20.01')}`);
    await dialog.getByRole('button', { name: 'Check the rows' }).click();
    await expect(dialog.getByText('Enter at most $20.00, the list price')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ })).toBeDisabled();
    await rows.fill(row('16.50'));
    await dialog.getByRole('button', { name: 'Check the rows' }).click();
    await expect(dialog.getByText('1 row would add a price')).toBeVisible();
    await expectAccessibleInAllSizes(admin);
    await admin.setViewportSize(desktop);
    await dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ }).click();
    await expect(dialog.getByText('1 row added a price')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(admin.getByRole('row', { name: tool.sku })).toContainText('$16.50');
  });

  await test.step('it applies from its activation on', async () => {
    await startSession(buyer, account);
    await buyer.goto(`/tools/${tool._id}`);
    await buyFor(buyer, company);
    await expect(buyer.getByText(`You are buying for ${company} now`)).toBeVisible();
    await expect(buyer.getByRole('status', { name: 'Total' })).toHaveText('$100.00');
    await press(admin, 'Activate');
    const dialog = dialogOf(admin, 'Activate this price list?');
    await expect(dialog).toContainText(company);
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect(dialog).toBeHidden();
    await buyer.goto(`/tools?q=${tool.sku}`);
    await expect(buyer.getByRole('article')).toContainText('$16.50');
  });

  await test.step('the buyer sees the contract with its tool, and orders at its price', async () => {
    await buyer.getByRole('link', { name: tool.toolName, exact: true }).click();
    await expect(buyer.getByText(`${contract}, until ${formatDay(lastDay)}`)).toBeVisible();
    await expect(buyer.getByRole('status', { name: 'Total' })).toHaveText('$82.50');
    await press(buyer, 'Add to cart');
    await buyer.getByRole('banner').getByRole('link', { name: 'Cart, 1 tool' }).click();
    await expect(linesInCart(buyer)).toContainText('$16.50');
    await buyer.getByLabel(`Quantity: ${tool.toolName}`, { exact: true }).fill('30');
    await expect(linesInCart(buyer)).toContainText('$15.25');
    await buyer.getByRole('link', { name: 'Checkout', exact: true }).click();
    await fillAddress(buyer);
    await press(buyer, /^Order for .+: \$457\.50$/);
    await expect(buyer.getByText('Order placed successfully')).toBeVisible();
    await expect(buyer.getByText(`Your price: ${contract} · list price $20.00`)).toBeVisible();
  });

  await test.step('staff see which list decided, and the invoice explains the price', async () => {
    await admin.goto(new URL(buyer.url()).pathname);
    await expect(
      admin.getByText(new RegExp(`^Agreed price: ${contract}, version \\d`)),
    ).toBeVisible();
    await press(admin, 'Confirm');
    await confirmDialog(admin, 'Confirm this order?', 'Issue and mail 1 invoice, $');
    await expect(historyOn(buyer)).toHaveCount(2);
    const invoice = buyer.getByRole('button', { name: /^Invoice .*PDF/ });
    const { pages } = await readPdf(await expectPdf(invoice, /^invoice-/));
    const text = pages.flatMap(linesOfPage).join(' ');
    expect(text).toContain(`Agreed in “${contract}”, list price $20.00`);
    expect(text).toContain('$15.25');
    expect(text).toContain('$457.50');
  });
});
