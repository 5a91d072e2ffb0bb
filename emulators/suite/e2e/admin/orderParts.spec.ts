import type { Page } from '@playwright/test';
import { apiRoutes, formatCents, type Order, type Tool, toCents } from 'functions/contract';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import {
  historyOn,
  moveOrder,
  orderPath,
  placeLines,
  readOrder,
} from '../support/shop/orders/orders.ts';
import {
  card,
  choose,
  enterCarrier,
  enterPieces,
  expectPieces,
  expectTotals,
  receive,
  ship,
} from '../support/shop/orders/parts.ts';
import { recordTransfer } from '../support/shop/orders/payments.ts';
import { photo } from '../support/shop/pictures.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const lineCount = 40;
const minOrder = 2;

let tools: Tool[];

const priceOf = (position: number) => (333 + 107 * position) / 100;

test.beforeAll(async () => {
  tools = [];
  while (tools.length < lineCount) {
    const batch = Array.from({ length: 8 }, (_, index) =>
      addTool({ price: priceOf(tools.length + index), minOrder }),
    );
    tools.push(...(await Promise.all(batch)));
  }
});

test.afterAll(removeTestTools);

const returnsPath = '/dashboard/all-returns';

/** The people of a journey, each with a window. */
interface People {
  customer: Page;
  admin: Page;
}

type Size = typeof phone;

const resize = async ({ customer, admin }: People, size: Size): Promise<void> => {
  for (const page of [customer, admin]) await page.setViewportSize(size);
};

/** All pieces of tools by name, as a dialog takes them. */
const allPieces = (some: readonly Tool[]): Record<string, number> =>
  Object.fromEntries(some.map(({ toolName }) => [toolName, minOrder]));

const netOf = (some: readonly Tool[]): number =>
  some.reduce((sum, { price }) => sum + minOrder * toCents(price), 0);

const toolAt = (position: number): Tool => {
  const tool = tools[position];
  if (!tool) throw new Error(`There is no tool ${position}`);
  return tool;
};

const availableOf = async (...some: Tool[]): Promise<number[]> => {
  const found = await Promise.all(some.map(({ _id }) => readTool(_id)));
  return found.map(({ available }) => available);
};

const shipInThreeParcels = async (people: People, { number }: Order) => {
  const { customer, admin } = people;
  const [split, cancelled] = [toolAt(0), toolAt(lineCount - 1)];
  const [early, later, last] = [tools.slice(1, 5), tools.slice(5, 9), tools.slice(9, -1)];

  await test.step('an admin ships four lines, and a part of another', async () => {
    await resize(people, phone);
    await ship(admin, 'TR 1', { [split.toolName]: 1, ...allPieces(early) });
    await expectPieces(
      customer,
      `Parcel ${number}-S1`,
      ...[`1 × ${split.toolName}`, ...early.map(({ toolName }) => `${minOrder} × ${toolName}`)],
    );
    await expect(card(customer, `Parcel ${number}-S1`)).toContainText('On its way');
    await expect(card(customer, 'Still to come').getByRole('listitem')).toHaveCount(
      lineCount - early.length,
    );
  });

  await test.step('the admin cancels a line, for which there is a credit note', async () => {
    await press(admin, 'Cancel pieces');
    await enterPieces(admin, cancelled.toolName, minOrder);
    const question = 'Cancel pieces of this order';
    const credit = formatCents(netOf([cancelled]));
    await expect(dialogOf(admin, question)).toContainText(
      `A credit note of ${credit} covers them.`,
    );
    await admin.getByLabel('Reason').fill('Sold out');
    await confirmDialog(admin, question, `, credit ${credit}`);
    await expect(card(customer, 'Credit notes')).toContainText('Reason: Sold out');
    await expect(card(customer, 'Credit notes')).toContainText(`−${credit}`);
  });

  await test.step('the admin ships the rest in two parcels', async () => {
    await resize(people, desktop);
    await ship(admin, 'TR 2', { [split.toolName]: 1, ...allPieces(later) });
    await ship(admin, 'TR 3');
    await expect(card(customer, `Parcel ${number}-S3`).getByRole('listitem')).toHaveCount(
      last.length,
    );
    await expect(card(customer, 'Still to come')).toHaveCount(0);
  });

  await test.step('the customer downloads a delivery note, and receives the parcels', async () => {
    const note = card(customer, `Parcel ${number}-S2`).getByRole('button', {
      name: 'Delivery note (PDF)',
    });
    await expectPdf(note, new RegExp(`^delivery-note-${number}-S2\\.pdf$`));
    for (const position of [1, 2, 3]) await receive(customer, `${number}-S${position}`);
    await expect(historyOn(customer).last()).toContainText('Delivered by you');
    await expect(customer.getByRole('button', { name: /^Mark as received/ })).toHaveCount(0);
  });
};

/** Opens a return from the list of those that wait for a decision. */
const openRequested = async (admin: Page, number: string): Promise<void> => {
  await admin.goto(returnsPath);
  await admin.getByRole('link', { name: number }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(number);
};

const returnTwoTools = async ({ customer, admin }: People, order: Order) => {
  const [whole, broken] = [toolAt(1), toolAt(2)];
  const number = `${order.number}-R1`;
  const stock = await availableOf(whole, broken);

  await test.step('the customer returns two tools, with a picture', async () => {
    await customer.getByRole('link', { name: 'Return items' }).click();
    for (const { toolName } of [whole, broken]) await enterPieces(customer, toolName, 1);
    await customer.getByLabel(`Reason: ${broken.toolName}`).fill('Handle is loose');
    await customer.getByLabel(/^Add up to 5 pictures/).setInputFiles([await photo()]);
    await expect(customer.getByAltText('Preview of picture 1')).toBeVisible();
    await expectAccessibleInAllSizes(customer);
    await press(customer, 'Send request');
    await expect(customer.getByRole('heading', { level: 1 })).toContainText(number);
  });

  await test.step('an admin finds the request, and approves it with a fee', async () => {
    await openRequested(admin, number);
    await admin.getByLabel('Fee').fill('15');
    await press(admin, 'Approve 2 pieces');
    await expect(historyOn(admin).last()).toContainText('Approved');
    const slip = customer.getByRole('button', { name: 'Return slip (PDF)' });
    await expectPdf(slip, new RegExp(`^return-${number}\\.pdf$`));
  });

  await test.step('the admin books what has arrived with a tap a line', async () => {
    await choose(admin, `What has arrived: ${whole.toolName}`, 'All resellable');
    await choose(admin, `What has arrived: ${broken.toolName}`, 'All damaged');
    await expectAccessibleInAllSizes(admin);
    await press(admin, 'Book 2 pieces');
    await expect(historyOn(admin)).toHaveCount(3);
  });

  await test.step('the admin credits the tools less the fee', async () => {
    await press(admin, 'Settle the return');
    await expect(historyOn(admin)).toHaveCount(4);
    await expect(card(customer, 'Result')).toContainText('Fee taken off');
    await expectAccessibleInAllSizes(customer);
    const [kept, lost] = stock;
    expect(await availableOf(whole, broken)).toEqual([(kept ?? 0) + 1, lost]);
  });
};

const claimOneTool = async ({ customer, admin }: People, order: Order) => {
  const faulty = toolAt(3);
  const number = `${order.number}-R2`;

  await test.step('the customer claims the guarantee for a tool', async () => {
    await customer.goto(orderPath(order));
    await customer.getByRole('link', { name: 'Claim the guarantee' }).click();
    await enterPieces(customer, faulty.toolName, 1);
    await customer.getByLabel(`What is wrong with it?: ${faulty.toolName}`).fill('It broke');
    await press(customer, 'Send request');
    await expect(customer.getByRole('heading', { level: 1 })).toContainText(number);
  });

  await test.step('an admin approves the claim, and sends a replacement', async () => {
    const [available = 0] = await availableOf(faulty);
    await openRequested(admin, number);
    await press(admin, 'Approve 1 piece');
    await enterCarrier(admin, 'TR 4');
    await press(admin, 'Settle the guarantee claim');
    await expect(historyOn(admin)).toHaveCount(3);
    await expect(card(customer, 'Result')).toContainText(`${order.number}-S4`);
    expect(await availableOf(faulty)).toEqual([available - 1]);
  });

  await test.step('the customer receives the replacement', async () => {
    await customer.goto(orderPath(order));
    await receive(customer, `${order.number}-S4`);
  });
};

const refund = async ({ customer, admin }: People, order: Order) => {
  const net = toCents(toolAt(1).price) + toCents(toolAt(2).price);
  const credited = netOf([toolAt(lineCount - 1)]) + net - Math.round(net * 0.15);
  const totals = {
    Subtotal: formatCents(order.total),
    Total: formatCents(order.total),
    Credited: `−${formatCents(credited)}`,
    'Total after credit': formatCents(order.total - credited),
    Paid: formatCents(order.total),
  };

  await test.step('the invoice and two credit notes add up to the cent', async () => {
    await admin.goto(orderPath(order));
    for (const page of [customer, admin]) {
      await expectTotals(page, { ...totals, 'Refund due': formatCents(credited) });
      await expect(card(page, 'Credit notes').getByRole('listitem')).toHaveCount(2);
    }
  });

  await test.step('the admin books the refund', async () => {
    await press(admin, 'Refund');
    await confirmDialog(admin, 'Refund the customer', 'Record refund of $');
    for (const page of [customer, admin]) {
      await expectTotals(page, {
        ...totals,
        Refunded: formatCents(credited),
        'Payment due': '$0.00',
      });
    }
  });

  await test.step('nothing of it is left in the receivables', async () => {
    await admin.goto('/dashboard/receivables');
    await expect(admin.getByLabel('Totals', { exact: true })).toBeVisible();
    await expect(rowsOf(admin).filter({ hasText: order.userEmail })).toHaveCount(0);
    const { payerId } = await readOrder(order);
    const customerNow = await callAsAdmin(apiRoutes.getCustomer, { params: { payerId } });
    expect(customerNow.open).toBe(0);
  });
};

test('forty lines arrive in parts, and some come back, on a phone and on a desktop', async ({
  page: customer,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const admin = await openWindow();
  const people = { customer, admin };
  const order = await placeLines(await startCustomerSession(customer), tools);
  await moveOrder(order, 'confirmed');
  await recordTransfer(order, order.total);
  await startAdminSession(admin);
  for (const page of [customer, admin]) await page.goto(orderPath(order));
  await shipInThreeParcels(people, order);
  await resize(people, phone);
  await returnTwoTools(people, order);
  await resize(people, desktop);
  await claimOneTool(people, order);
  await resize(people, phone);
  await refund(people, order);
});
