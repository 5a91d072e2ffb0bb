import { beforeAll, describe, expect, it } from 'vitest';
import type {
  JointPayment,
  ListedInvoice,
  Order,
  OrderPayments,
  RecordedJointPayment,
} from '../../contract/index.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { advanceOrder, orderHeaders, placeOrderOf } from '../../testing/orders/orders.ts';
import { pay, paymentBody } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';

let customer: TestAccount;
let other: TestAccount;
let admin: TestAccount;
let toolId: string;

beforeAll(async () => {
  ({ customer, other, admin } = await registerShoppers());
  toolId = await createTool({ available: 1_000 });
});

const placed = async ({ token }: TestAccount = customer) => {
  const { order } = await placeOrderOf(token, toolId);
  await advanceOrder(admin.token, order._id, 'confirmed');
  const read = await send('GET', `/order/${order._id}`, { token });
  const { invoiceNumber } = await expectStatus<Order>(read, 200);
  return { id: order._id, total: order.total, number: String(invoiceNumber) };
};

const find = (numbers: readonly string[], account = customer) =>
  send('GET', `/payments/joint?invoices=${numbers.join()}`, account);

const record = (invoices: readonly string[], amount: number, key?: string, account = admin) =>
  send('POST', '/payments/joint', {
    token: account.token,
    json: { ...paymentBody(amount), invoices },
    headers: key ? orderHeaders(key) : {},
  });

const paidOf = async (id: string): Promise<number> => {
  const response = await send('GET', `/order/${id}`, customer);
  return (await expectStatus<Order>(response, 200)).paid;
};

describe('GET /payments/joint', () => {
  it('has the sum of what is open, the bank and a reference by which staff find all', async () => {
    const [first, second, third] = [await placed(), await placed(), await placed()];
    await pay(admin.token, third.id, third.total);
    const numbers = [first.number, second.number, third.number];
    const payment = await expectStatus<JointPayment>(await find(numbers), 200);
    expect(payment).toMatchObject({ total: first.total + second.total, currency: 'USD' });
    expect(payment.invoices.map(({ number }) => number)).toEqual([first.number, second.number]);
    expect(payment.bank.account).not.toBe('');
    const search = `/invoices?q=${encodeURIComponent(payment.reference)}`;
    const found = await expectStatus<ListedInvoice[]>(await send('GET', search, admin), 200);
    expect(found.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(await expectStatus(await find(numbers, admin), 200)).toEqual(payment);
  });

  it('refuses what nobody can pay, and invoices of others', async () => {
    const mine = await placed();
    const strange = await placed(other);
    await expectProblem(await find([mine.number], other), 404, 'invoice-not-found');
    await expectProblem(await find([mine.number, strange.number]), 404, 'invoice-not-found');
    await expectProblem(await find([mine.number, strange.number], admin), 400, 'validation');
    await expectProblem(await find(['2001-000001']), 404, 'invoice-not-found');
    for (const numbers of [[], ['x'], [mine.number, mine.number], Array(13).fill('2026-000001')]) {
      await expectProblem(await find(numbers), 400, 'validation');
    }
    await pay(admin.token, mine.id, mine.total);
    await expectProblem(await find([mine.number]), 409, 'nothing-due');
    const visitor = await send('GET', `/payments/joint?invoices=${mine.number}`);
    await expectProblem(visitor, 401, 'unauthenticated');
  });
});

describe('POST /payments/joint', () => {
  it('pays what is due first, and each order once, however often it is sent', async () => {
    const [first, second] = [await placed(), await placed()];
    const numbers = [second.number, first.number];
    const amount = first.total + 500;
    const sendOnce = () => record(numbers, amount, `joint-${first.number}`);
    const recorded = await expectStatus<RecordedJointPayment>(await sendOnce(), 201);
    expect(recorded.payments.map((each) => each.amount)).toEqual([first.total, 500]);
    expect(await expectStatus(await sendOnce(), 201)).toEqual(recorded);
    expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([first.total, 500]);
    const read = await send('GET', `/order/${second.id}/payments`, customer);
    const { payments } = await expectStatus<OrderPayments>(read, 200);
    expect(payments).toMatchObject([{ amount: 500, reference: 'Statement 47' }]);
  });

  it('books nothing of more than is due, also if one was paid meanwhile', async () => {
    const [first, second] = [await placed(), await placed()];
    const numbers = [first.number, second.number];
    await pay(admin.token, first.id, first.total);
    const refused = await record(numbers, first.total + second.total);
    const { due } = await expectProblem(refused, 409, 'overpayment');
    expect(due).toBe(second.total);
    expect(await paidOf(second.id)).toBe(0);
    await expectStatus(await record(numbers, second.total), 201);
    expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([first.total, second.total]);
  });

  it('books one of two at the same time', async () => {
    const [first, second] = [await placed(), await placed()];
    const numbers = [first.number, second.number];
    const sum = first.total + second.total;
    const answers = await Promise.all([record(numbers, sum, 'a'), record(numbers, sum, 'b')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect([await paidOf(first.id), await paidOf(second.id)]).toEqual([first.total, second.total]);
  });

  it('is for admins, and for valid days, amounts and numbers', async () => {
    const { number } = await placed();
    await expectProblem(await record([number], 1, undefined, customer), 403, 'forbidden');
    await expectProblem(await record([number], 0), 400, 'validation');
    await expectProblem(await record([], 100), 400, 'validation');
    await expectProblem(await record(['2001-000001'], 100), 404, 'invoice-not-found');
    const json = { ...paymentBody(100, { receivedAt: '2001-01-01' }), invoices: [number] };
    const response = await send('POST', '/payments/joint', { token: admin.token, json });
    await expectProblem(response, 400, 'validation');
  });
});
