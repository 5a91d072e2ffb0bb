import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChangedOrder, endOfDay, type InvoiceDocument } from '../../contract/index.ts';
import { customers, invoices, mail, orders } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import {
  cancelPart,
  confirmedOrderOfTools,
  credit,
  getOrderOf,
  sendCredit,
  ship,
} from '../../testing/orders/parts.ts';
import { pay, sendRefund } from '../../testing/orders/payments.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

const reason = 'As agreed by phone';

const invoiced = async (count = 2) => {
  const order = await confirmedOrderOfTools(customer.token, admin.token, count);
  const { invoiceNumber } = await getOrderOf(admin.token, order.id);
  return { ...order, invoice: invoiceNumber ?? expect.fail('The order has no invoice') };
};

const documentOf = async (number: string | undefined): Promise<InvoiceDocument> =>
  (await readDocument(invoices.doc(number ?? ''))) ?? expect.fail('There is no such document');

const openOf = async ({ uid }: TestAccount): Promise<number> =>
  (await readDocument(customers.doc(uid)))?.open ?? 0;

describe('POST /invoice/{number}/credits', () => {
  it('credits pieces, and an amount with a text, and moves no stock', async () => {
    const { id, tools, invoice } = await invoiced();
    const open = await openOf(customer);
    const lines = [{ toolId: tools[0] ?? '', quantity: 2 }];
    const first = await credit(admin.token, invoice, { lines, reason });
    expect(first).toMatchObject({
      status: 'confirmed',
      credited: { net: 3_998, total: 3_998 },
      lines: [{ credited: 2, cancelled: 0 }, { credited: 0 }],
    });
    const second = await credit(admin.token, invoice, { amount: 500, text: 'Late', reason });
    expect(second.credited).toEqual({ net: 4_498, total: 4_498 });
    expect(second.history.at(-1)).toMatchObject({
      step: 'credited',
      reason,
      credit: { net: 500, total: 500 },
      creditText: 'Late',
    });
    const note = await documentOf(second.creditNoteNumbers[1]);
    expect(note).toMatchObject({
      lines: [{ sku: '', toolName: 'Late', quantity: 1, lineTotal: 500 }],
      cancels: { number: invoice, reason },
    });
    expect(await openOf(customer)).toBe(open - 4_498);
    expect(await stockOf(tools[0] ?? '')).toEqual({ available: 95, ledger: 95 });
    const { docs } = await mail.where('about.id', '==', id).get();
    const told = docs.map((found) => found.data()).filter(({ kind }) => kind === 'credit-issued');
    expect(told.map(({ attachedInvoice }) => attachedInvoice).toSorted()).toEqual(
      second.creditNoteNumbers,
    );
  });

  it('never credits more than the invoice, whatever was credited before', async () => {
    const { id, tools, invoice } = await invoiced(1);
    const amount = (cents: number) =>
      sendCredit(admin.token, invoice, { amount: cents, text: 'Goodwill', reason });
    const high = await expectProblem(await amount(9_996), 409, 'credit-too-high');
    expect(high).toMatchObject({ due: 9_995, errors: { amount: 'Only $99.95 is left to credit' } });
    await expectStatus(await amount(9_000), 201);
    const lines = [{ toolId: tools[0] ?? '', quantity: 1 }];
    const pieces = await sendCredit(admin.token, invoice, { lines, reason });
    await expectProblem(pieces, 409, 'credit-too-high');
    await expectStatus(await amount(995), 201);
    await expectProblem(await amount(1), 409, 'credit-too-high');
    const order = await getOrderOf(admin.token, id);
    expect(order.credited).toEqual({ net: 9_995, total: 9_995 });
    const cancelled = await cancelPart(admin.token, id, { reason });
    expect(cancelled).toMatchObject({ status: 'cancelled', credited: { total: 9_995 } });
    expect(cancelled.creditNoteNumbers).toHaveLength(2);
  });

  it('credits the last cent once, when three do it at the same time', async () => {
    const { id, invoice } = await invoiced(1);
    await credit(admin.token, invoice, { amount: 9_994, text: 'Goodwill', reason });
    const last = { amount: 1, text: 'Goodwill', reason };
    const responses = [1, 2, 3].map(() => sendCredit(admin.token, invoice, last));
    expect((await statusesOf(responses)).toSorted()).toEqual([201, 409, 409]);
    expect((await getOrderOf(admin.token, id)).creditNoteNumbers).toHaveLength(2);
  });

  it('refuses more pieces than are left, and another tool', async () => {
    const { tools, invoice } = await invoiced(1);
    const lines = (quantity: number, toolId = tools[0] ?? '') => ({
      lines: [{ toolId, quantity }],
      reason,
    });
    await credit(admin.token, invoice, lines(4));
    const { shortLines } = await expectProblem(
      await sendCredit(admin.token, invoice, lines(2)),
      409,
      'nothing-left',
    );
    expect(shortLines).toMatchObject([{ credited: 4, wanted: 2, left: 1 }]);
    const wrong = await sendCredit(admin.token, invoice, lines(1, randomUUID()));
    await expectProblem(wrong, 400, 'validation');
  });

  it.each([
    [{ reason }, 'lines'],
    [{ amount: 5, reason }, 'text'],
    [{ amount: 5, text: 'Late' }, 'reason'],
    [{ amount: 0, text: 'Late', reason }, 'amount'],
    [{ amount: 0.5, text: 'Late', reason }, 'amount'],
    [{ amount: 5, text: 'Late', lines: [{ toolId: 'saw', quantity: 1 }], reason }, 'lines'],
  ])('refuses %j', async (json, field) => {
    const { invoice } = await invoiced(1);
    const problem = await expectProblem(
      await sendCredit(admin.token, invoice, json),
      400,
      'validation',
    );
    expect(problem.errors).toHaveProperty(field);
  });

  it('answers a retry with the first response', async () => {
    const { id, invoice } = await invoiced(1);
    const key = randomUUID();
    const again = () =>
      sendCredit(admin.token, invoice, { amount: 100, text: 'Late', reason }, key);
    const first = await expectStatus<ChangedOrder>(await again(), 201);
    await ship(admin.token, id);
    expect(await expectStatus<ChangedOrder>(await again(), 201)).toEqual(first);
  });

  it('is for admins, and for invoices', async () => {
    const { invoice } = await invoiced(1);
    const json = { amount: 100, text: 'Late', reason };
    for (const { token } of [customer, other]) {
      await expectProblem(await sendCredit(token, invoice, json), 403, 'forbidden');
    }
    const { creditNoteNumbers } = await credit(admin.token, invoice, json);
    for (const number of [creditNoteNumbers[0] ?? '', '1900-000001', 'any']) {
      await expectProblem(await sendCredit(admin.token, number, json), 404, 'invoice-not-found');
    }
  });

  it('lets a part of a delivered order be refunded, in parts too', async () => {
    const { id, invoice } = await invoiced(1);
    await pay(admin.token, id, 9_995);
    await ship(admin.token, id);
    await expectProblem(await sendRefund(admin.token, id, 1), 409, 'refund-exceeded');
    await credit(admin.token, invoice, { amount: 1_000, text: 'Scratched', reason });
    await expectStatus(await sendRefund(admin.token, id, 400), 201);
    const problem = await expectProblem(
      await sendRefund(admin.token, id, 601),
      409,
      'refund-exceeded',
    );
    expect(problem.due).toBe(600);
    await expectStatus(await sendRefund(admin.token, id, 600), 201);
    const stored = await readDocument(orders.doc(id));
    expect(stored).toMatchObject({ paid: 8_995, refunded: 1_000, balance: 'settled' });
  });

  it('settles an order that is overdue', async () => {
    const { id, invoice } = await invoiced(1);
    await pay(admin.token, id, 5_000);
    await orders.doc(id).update({ dueAt: endOfDay(dayIn(-1), timeZone) });
    await credit(admin.token, invoice, { amount: 4_995, text: 'Goodwill', reason });
    const stored = await readDocument(orders.doc(id));
    expect(stored).toMatchObject({ amountDue: 0, balance: 'settled', checkAt: null });
  });
});
