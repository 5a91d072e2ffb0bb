import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChangedOrder, InvoiceDocument } from '../../contract/index.ts';
import { customers, invoices, mail } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import { advanceOrder, sendTransition } from '../../testing/orders/orders.ts';
import {
  cancelPart,
  confirmedOrderOfTools,
  getOrderOf,
  placeOrderOfTools,
  sendCancellation,
  ship,
} from '../../testing/orders/parts.ts';
import { stockOf } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

const reason = 'Damaged in our warehouse';
const one = (toolId: string | undefined, quantity: number) => [
  { toolId: toolId ?? expect.fail('The order has no such tool'), quantity },
];

const documentOf = async (number: string | undefined): Promise<InvoiceDocument> =>
  (await readDocument(invoices.doc(number ?? ''))) ?? expect.fail('There is no such document');

const openOf = async ({ uid }: TestAccount): Promise<number> =>
  (await readDocument(customers.doc(uid)))?.open ?? 0;

describe('POST /order/{id}/cancellations', () => {
  it('cancels a line for its customer until the confirmation, and bills the rest', async () => {
    const { id, tools } = await placeOrderOfTools(customer.token);
    const open = await openOf(customer);
    const order = await cancelPart(customer.token, id, { lines: one(tools[0], 5) });
    expect(order).toMatchObject({ status: 'placed', subtotal: 9_995, total: 9_995 });
    expect(order.lines).toMatchObject([
      { cancelled: 5, unitPrice: 1_999, lineTotal: 0 },
      { cancelled: 0, unitPrice: 1_999, lineTotal: 9_995 },
    ]);
    expect(order.history.at(-1)).toMatchObject({ step: 'cancelled', actor: 'customer' });
    expect(await stockOf(tools[0] ?? '')).toEqual({ available: 100, ledger: 100 });
    expect(await stockOf(tools[1] ?? '')).toEqual({ available: 95, ledger: 95 });
    expect(await openOf(customer)).toBe(open - 9_995);
    await advanceOrder(admin.token, id, 'confirmed');
    const { invoiceNumber } = await getOrderOf(admin.token, id);
    const invoice = await documentOf(invoiceNumber ?? '');
    expect(invoice).toMatchObject({ total: 9_995, lines: [{ quantity: 5 }] });
  });

  it('cancels pieces of a confirmed order with a credit note, at the agreed price', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token);
    const open = await openOf(customer);
    const order = await cancelPart(admin.token, id, { lines: one(tools[0], 2), reason });
    expect(order).toMatchObject({
      status: 'confirmed',
      total: 19_990,
      credited: { net: 3_998, total: 3_998 },
      lines: [{ cancelled: 2, credited: 2, lineTotal: 9_995 }, { cancelled: 0 }],
    });
    const note = await documentOf(order.creditNoteNumbers[0]);
    expect(note).toMatchObject({
      kind: 'credit-note',
      lines: [{ quantity: 2, unitPrice: 1_999, lineTotal: 3_998 }],
      total: 3_998,
      cancels: { number: order.invoiceNumber, reason, inFull: false, refund: 0 },
    });
    expect(await stockOf(tools[0] ?? '')).toEqual({ available: 97, ledger: 97 });
    expect(await openOf(customer)).toBe(open - 3_998);
    const { docs } = await mail.where('about.id', '==', id).get();
    const told = docs
      .map((found) => found.data())
      .find(({ kind }) => kind === 'order-part-cancelled');
    expect(told?.attachedInvoice).toBe(order.creditNoteNumbers[0]);
  });

  it('cancels the same tool several times, each once', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    for (const quantity of [1, 2]) {
      await cancelPart(admin.token, id, { lines: one(tools[0], quantity), reason });
    }
    const key = randomUUID();
    const again = () => sendCancellation(admin.token, id, { lines: one(tools[0], 1), reason }, key);
    const first = await expectStatus<ChangedOrder>(await again(), 201);
    expect(await expectStatus<ChangedOrder>(await again(), 201)).toEqual(first);
    expect(first.order.lines).toMatchObject([{ cancelled: 4, credited: 4 }]);
    expect(first.order.creditNoteNumbers).toHaveLength(3);
    expect(await stockOf(tools[0] ?? '')).toEqual({ available: 99, ledger: 99 });
  });

  it('cancels the rest of a part-shipped order, which is then complete', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token);
    await ship(admin.token, id, one(tools[0], 5));
    const order = await cancelPart(admin.token, id, { reason });
    expect(order).toMatchObject({ status: 'shipped', credited: { total: 9_995 } });
    const late = await sendCancellation(admin.token, id, { reason });
    await expectProblem(late, 409, 'nothing-left');
  });

  it('cancels the whole order, which keeps its total and owes nothing', async () => {
    const { id, tools } = await placeOrderOfTools(customer.token);
    const order = await cancelPart(customer.token, id, {});
    expect(order).toMatchObject({ status: 'cancelled', total: 19_990, creditNoteNumbers: [] });
    for (const tool of tools) expect(await stockOf(tool)).toEqual({ available: 100, ledger: 100 });
    const confirmed = await confirmedOrderOfTools(customer.token, admin.token, 1);
    await cancelPart(admin.token, confirmed.id, { lines: one(confirmed.tools[0], 1), reason });
    const cancelled = { to: 'cancelled', reason };
    const response = await sendTransition(admin.token, confirmed.id, cancelled);
    const whole = await expectStatus<ChangedOrder>(response, 200);
    expect(whole.order).toMatchObject({ status: 'cancelled', credited: { total: 9_995 } });
    expect(whole.order.creditNoteNumbers).toHaveLength(2);
  });

  it('lets a customer cancel whole lines only, and nothing after the confirmation', async () => {
    const { id, tools } = await placeOrderOfTools(customer.token);
    const part = await sendCancellation(customer.token, id, { lines: one(tools[0], 4) });
    const problem = await expectProblem(part, 400, 'validation');
    expect(problem.errors).toEqual({ 'lines.0.quantity': 'You can only cancel a whole line' });
    await advanceOrder(admin.token, id, 'confirmed');
    const late = await sendCancellation(customer.token, id, { lines: one(tools[0], 5) });
    await expectProblem(late, 409, 'order-not-cancellable');
    const foreign = await sendCancellation(other.token, id, {});
    await expectProblem(foreign, 404, 'order-not-found');
  });

  it('needs a reason from an admin, and refuses more than remains', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token);
    const silent = await sendCancellation(admin.token, id, { lines: one(tools[0], 1) });
    const problem = await expectProblem(silent, 400, 'validation');
    expect(problem.errors).toEqual({ reason: 'Enter the reason' });
    await ship(admin.token, id, one(tools[0], 4));
    const many = await sendCancellation(admin.token, id, { lines: one(tools[0], 2), reason });
    const { shortLines } = await expectProblem(many, 409, 'nothing-left');
    expect(shortLines).toMatchObject([{ shipped: 4, wanted: 2, left: 1 }]);
  });

  it('cancels or ships the last piece, when both happen at the same time', async () => {
    const { id, tools } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    await ship(admin.token, id, one(tools[0], 4));
    const responses = [
      sendCancellation(admin.token, id, { lines: one(tools[0], 1), reason }),
      sendCancellation(admin.token, id, { lines: one(tools[0], 1), reason }),
      ship(admin.token, id, one(tools[0], 1)).then(
        () => new Response(null, { status: 201 }),
        () => new Response(null, { status: 409 }),
      ),
    ];
    expect((await statusesOf(responses)).toSorted()).toEqual([201, 409, 409]);
    const { lines } = await getOrderOf(admin.token, id);
    expect((lines[0]?.cancelled ?? 0) + (lines[0]?.shipped ?? 0)).toBe(5);
  });
});
