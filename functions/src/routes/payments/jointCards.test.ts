import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, CardCheckout, Order, OrderPayments } from '../../contract/index.ts';
import { checkCardPayments } from '../../services/consistency/documents/checkCardPayments.ts';
import { readOrderMails } from '../../services/consistency/documents/mailSnapshots.ts';
import { readMailPeriod } from '../../services/consistency/mails/mailPeriod.ts';
import { orderMailProblems } from '../../services/consistency/mails/orderMails.ts';
import { mail } from '../../store/collections/collections.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { required } from '../../testing/api/env.ts';
import {
  dispute,
  entriesOf,
  eventsOf,
  holdEvents,
  openCardPage,
  openDashboard,
  payJointlyByCard,
  pressOn,
  readOrder,
  releaseEvents,
  sendEvent,
  sendEventAgain,
  sendJointCard,
  sessionOf,
} from '../../testing/orders/cards.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { pay, sendRefund } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';

let customer: TestAccount;
let other: TestAccount;
let admin: TestAccount;
let toolId: string;

beforeAll(async () => {
  ({ customer, other, admin } = await registerShoppers());
  toolId = await createTool({ available: 10_000 });
});

interface Placed {
  id: string;
  total: number;
  order: string;
  number: string;
}

const placed = async ({ token }: TestAccount = customer): Promise<Placed> => {
  const { order } = await placeOrderOf(token, toolId);
  await advanceOrder(admin.token, order._id, 'confirmed');
  const { invoiceNumber } = await readOrder(token, order._id);
  const { _id: id, total, number } = order;
  return { id, total, order: number, number: String(invoiceNumber) };
};

const placedTwo = async (): Promise<[Placed, Placed]> => [await placed(), await placed()];

const placedThree = async (): Promise<[Placed, Placed, Placed]> => [
  ...(await placedTwo()),
  await placed(),
];

const numbersOf = (all: readonly Placed[]) => all.map(({ number }) => number);

const totalOf = (all: readonly Placed[]) => all.reduce((sum, { total }) => sum + total, 0);

const openPage = async (all: readonly Placed[], { token } = customer): Promise<string> => {
  const response = await sendJointCard(token, numbersOf(all));
  return (await expectStatus<CardCheckout>(response, 200)).url;
};

const paidOf = (all: readonly Placed[]): Promise<number[]> =>
  Promise.all(all.map(async ({ id }) => (await readOrder(customer.token, id)).paid));

const amountsOf = async ({ id }: Placed): Promise<number[]> =>
  (await entriesOf(id)).map(({ amount }) => amount);

const cancel = async ({ id }: Placed) => {
  const json = { to: 'cancelled', reason: 'Sold out' };
  const { token } = admin;
  await expectStatus(await send('POST', `/order/${id}/transitions`, { token, json }), 200);
};

/** What `check:consistency` finds about card payments and mails of these orders. */
const expectConsistent = async (all: readonly Placed[]) => {
  const problems = await checkCardPayments();
  const mails = await Promise.all(
    all.map(async ({ id }) => {
      const found = await readOrderMails(id);
      return found ? orderMailProblems(found, await readMailPeriod(new Date())) : [id];
    }),
  );
  expect(mails.flat()).toEqual([]);
  const ids = all.flatMap(({ id, order }) => [id, order]);
  expect(problems.filter((problem) => ids.some((id) => problem.includes(id)))).toEqual([]);
};

describe('POST /payments/joint/card', () => {
  it('pays several invoices at once, each order its part, and returns to the invoices', async () => {
    const all = await placedThree();
    const url = await openPage(all);
    const page = await (await fetch(url)).text();
    for (const { number, order } of all)
      expect(page).toContain(`Invoice ${number}, order ${order}`);
    expect(page).toContain(customer.email);
    const response = await pressOn(url, 'pay');
    const returned = new URL(response.headers.get('location') ?? '');
    expect(returned.origin + returned.pathname).toBe(
      `${required('SHOP_URL')}/dashboard/my-invoices`,
    );
    expect(returned.searchParams.get('payment')).toBe('done');
    expect(returned.searchParams.get('invoices')).toBe(numbersOf(all).join());
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
    const { amount_total, payment_intent, metadata } = await sessionOf(url);
    expect(amount_total).toBe(totalOf(all));
    expect(metadata?.orders).toBe(all.map(({ order }) => order).join(' '));
    for (const { id } of all) {
      const read = await send('GET', `/order/${id}/payments`, admin);
      const { payments } = await expectStatus<OrderPayments>(read, 200);
      const together = { amount: amount_total, orderNumbers: all.map(({ order }) => order) };
      expect(payments).toEqual([
        expect.objectContaining({ method: 'card', reference: payment_intent, together }),
      ]);
    }
    await expectConsistent(all);
  });

  it('books the same event once, and one that comes late', async () => {
    const all = await placedTwo();
    await holdEvents(all[0].id);
    await payJointlyByCard(customer.token, numbersOf(all));
    expect(await paidOf(all)).toEqual([0, 0]);
    const [sent] = await eventsOf(all[0].id);
    const again = () => sendEventAgain(sent?.event.id ?? '');
    expect(await Promise.all([again(), again(), again()])).toEqual([200, 200, 200]);
    await releaseEvents(all[0].id);
    expect(await again()).toBe(200);
    expect(await Promise.all(all.map(amountsOf))).toEqual(all.map(({ total }) => [total]));
    await expectConsistent(all);
  });

  it('leaves out what is no longer open, and pays what is left of the others', async () => {
    const all = await placedThree();
    const [paid, part, whole] = all;
    await pay(admin.token, paid.id, paid.total);
    await pay(admin.token, part.id, 1_000);
    const { amount_total } = await payJointlyByCard(customer.token, numbersOf(all));
    expect(amount_total).toBe(part.total - 1_000 + whole.total);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
    expect(await amountsOf(paid)).toEqual([paid.total]);
  });

  it.each([2, 6])('lets one page be paid after %i clicks at once', async (clicks) => {
    const all = await placedTwo();
    const urls = await Promise.all(Array.from({ length: clicks }, () => openPage(all)));
    const pressed = await Promise.all(urls.map((url) => pressOn(url, 'pay')));
    const statuses = pressed.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([303, ...Array.from({ length: clicks - 1 }, () => 409)]);
    expect(await Promise.all(all.map(amountsOf))).toEqual(all.map(({ total }) => [total]));
  });

  it('closes an earlier page that shares an invoice', async () => {
    const all = await placedThree();
    const [first, second, third] = all;
    const earlier = await openPage(all);
    const later = await openPage([second, third]);
    expect((await pressOn(earlier, 'pay')).status).toBe(409);
    await pressOn(later, 'pay');
    expect(await paidOf(all)).toEqual([0, second.total, third.total]);
    await payJointlyByCard(customer.token, [first.number]);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
  });

  it('lets one of two pages be paid that two tabs open at the same time', async () => {
    for (let count = 0; count < 3; count += 1) {
      const [first, second, third] = await placedThree();
      const pages = await Promise.all([openPage([first, second]), openPage([second, third])]);
      const pressed = await Promise.all(pages.map((url) => pressOn(url, 'pay')));
      expect(pressed.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      expect(await amountsOf(second)).toEqual([second.total]);
    }
  });

  it('closes the page of one of the orders, which closes it in turn', async () => {
    const all = await placedTwo();
    const [first] = all;
    const single = await openCardPage(customer.token, first.id);
    const joint = await openPage(all);
    expect((await pressOn(single, 'pay')).status).toBe(409);
    const again = await openCardPage(customer.token, first.id);
    expect((await pressOn(joint, 'pay')).status).toBe(409);
    await pressOn(again, 'pay');
    expect(await paidOf(all)).toEqual([first.total, 0]);
  });

  it.each([
    ['is cancelled', cancel],
    ['is paid by a transfer', ({ id, total }: Placed) => pay(admin.token, id, total)],
    ['is paid in part', ({ id }: Placed) => pay(admin.token, id, 1_000)],
  ])('is closed when one of its orders %s', async (_, change) => {
    const all = await placedTwo();
    const url = await openPage(all);
    await change(all[1]);
    const refused = await pressOn(url, 'pay');
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Nothing was charged.'),
    ]);
    expect(await amountsOf(all[0])).toEqual([]);
  });

  it('books what was paid before one of the orders was cancelled, to be refunded', async () => {
    const all = await placedTwo();
    const [kept, cancelled] = all;
    await holdEvents(kept.id);
    const { payment_intent } = await payJointlyByCard(customer.token, numbersOf(all));
    await cancel(cancelled);
    await releaseEvents(kept.id);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
    const refund = await sendRefund(admin.token, cancelled.id, cancelled.total, { method: 'card' });
    await expectStatus(refund, 201);
    expect(await paidOf(all)).toEqual([kept.total, 0]);
    const { refunds } = await openDashboard();
    const left = { payment_intent: String(payment_intent), amount: kept.total + 1 };
    await expect(refunds.create(left)).rejects.toThrow('greater than unrefunded amount');
    await expectConsistent(all);
  });

  it('refuses what nobody can pay, invoices of others, and too many', async () => {
    const mine = await placed();
    const strange = await placed(other);
    const sendAs = ({ token }: TestAccount, numbers: readonly string[]) =>
      sendJointCard(token, numbers);
    const both = [mine.number, strange.number];
    await expectProblem(await sendAs(other, [mine.number]), 404, 'invoice-not-found');
    await expectProblem(await sendAs(customer, both), 404, 'invoice-not-found');
    await expectProblem(await sendAs(admin, [mine.number]), 404, 'invoice-not-found');
    await expectProblem(await sendAs(customer, ['2001-000001']), 404, 'invoice-not-found');
    const many = Array.from({ length: 21 }, (_, at) => `2026-${900_000 + at}`);
    const problem = await expectProblem(await sendAs(customer, many), 400, 'validation');
    expect(problem.errors).toEqual({ invoices: 'At most 12 invoices can be paid together' });
    for (const numbers of [[], ['x'], [mine.number, mine.number]]) {
      await expectProblem(await sendAs(customer, numbers), 400, 'validation');
    }
    await pay(admin.token, mine.id, mine.total - 49);
    await expectProblem(await sendAs(customer, [mine.number]), 409, 'card-not-available');
    await pay(admin.token, mine.id, 49);
    await expectProblem(await sendAs(customer, [mine.number]), 409, 'nothing-due');
    const visitor = await send('POST', '/payments/joint/card', {
      json: { invoices: [mine.number] },
    });
    await expectProblem(visitor, 401, 'unauthenticated');
  });

  it('pays small amounts together that no card pays alone', async () => {
    const all = await placedTwo();
    for (const { id, total } of all) await pay(admin.token, id, total - 30);
    const { amount_total } = await payJointlyByCard(customer.token, numbersOf(all));
    expect(amount_total).toBe(60);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
  });
});

describe('a refund of a payment of several orders', () => {
  it('in the shop refunds at most the part of its order', async () => {
    const all = await placedTwo();
    const [kept, cancelled] = all;
    await payJointlyByCard(customer.token, numbersOf(all));
    await cancel(cancelled);
    const tooMuch = await sendRefund(admin.token, cancelled.id, cancelled.total + 1, {
      method: 'card',
    });
    await expectProblem(tooMuch, 409, 'refund-exceeded');
    const halves = [Math.floor(cancelled.total / 2), Math.ceil(cancelled.total / 2)];
    const answers = await Promise.all(
      halves.map((half) => sendRefund(admin.token, cancelled.id, half, { method: 'card' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await paidOf(all)).toEqual([kept.total, 0]);
    await expectConsistent(all);
  });

  it('at Stripe is booked on the orders to be refunded first, once, and can fail', async () => {
    const all = await placedThree();
    const [first, cancelled, last] = all;
    const { payment_intent } = await payJointlyByCard(customer.token, numbersOf(all));
    await cancel(cancelled);
    const amount = cancelled.total + first.total + last.total - 1_000;
    const { refunds } = await openDashboard();
    await holdEvents(first.id);
    const made = await refunds.create({ payment_intent: String(payment_intent), amount });
    const event = { type: 'refund.created', data: { object: made } };
    const statuses = await Promise.all([sendEvent(event), sendEvent(event), sendEvent(event)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await paidOf(all);
    expect(after[1]).toBe(0);
    expect(after.reduce((sum, paid) => sum + paid, 0)).toBe(1_000);
    await expectConsistent(all);
    const failed = { type: 'refund.failed', data: { object: { ...made, status: 'failed' } } };
    for (let sent = 0; sent < 2; sent += 1) await expectStatus(await sendEvent(failed), 200);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
    await releaseEvents(first.id);
    expect(await paidOf(all)).toEqual(all.map(({ total }) => total));
    await expectConsistent(all);
  });

  it('of together more than was paid is refused', async () => {
    const all = await placedTwo();
    const { payment_intent } = await payJointlyByCard(customer.token, numbersOf(all));
    const refund = (id: string, amount: number) =>
      sendEvent({
        type: 'refund.created',
        data: { object: { id: `re_${all[0].id}${id}`, currency: 'usd', payment_intent, amount } },
      });
    await expectStatus(await refund('1', totalOf(all) - 100), 200);
    await expectProblem(await refund('2', 101), 400, 'validation');
    await expectStatus(await refund('3', 100), 200);
    expect(await paidOf(all)).toEqual([0, 0]);
  });
});

describe('a dispute about a payment of several orders', () => {
  const disputesOf = ({ id }: Placed): Promise<NonNullable<Order['disputes']>> =>
    readOrder(customer.token, id).then(({ disputes = [] }) => disputes);

  const disputeMailsOf = async ({ id }: Placed) => {
    const { docs } = await mail.where('about.id', '==', id).get();
    return docs.map((found) => found.data()).filter(({ kind }) => kind === 'shop-dispute');
  };

  it('is shown on each with its part, and reported by one mail for each change', async () => {
    const all = await placedThree();
    const { payment_intent } = await payJointlyByCard(customer.token, numbersOf(all));
    const { id, amount } = await dispute(`payments/${payment_intent as string}/dispute`);
    await dispute(`disputes/${id}/close`, { status: 'won' });
    expect(amount).toBe(totalOf(all));
    for (const one of all) {
      expect(await disputesOf(one)).toEqual([
        expect.objectContaining({ id, amount: one.total, status: 'won', funds: 'reinstated' }),
      ]);
      const path = `/audit?target=order/${one.id}&action=payment-disputed`;
      const entries = await expectStatus<AuditEntry[]>(await send('GET', path, admin), 200);
      expect(entries.length).toBeGreaterThan(1);
    }
    const mails = (await Promise.all(all.map(disputeMailsOf))).flat();
    const [shown] = await disputesOf(all[0]);
    expect(mails).toHaveLength(shown?.changes ?? 0);
    expect(mails[0]?.message.subject).toContain('Dispute about 3 orders');
    await expectConsistent(all);
  });

  it('of a part adds up to it, also when its events come before the payment', async () => {
    const all = await placedTwo();
    await holdEvents(all[0].id);
    const { payment_intent } = await payJointlyByCard(customer.token, numbersOf(all));
    const object = {
      id: `du_${all[0].id}`,
      amount: all[0].total + 100,
      currency: 'usd',
      payment_intent,
      reason: 'general',
      status: 'needs_response',
    };
    const event = { type: 'charge.dispute.created', created: 1_800_000_000, data: { object } };
    await expectProblem(await sendEvent(event), 404, 'payment-not-found');
    await releaseEvents(all[0].id);
    await expectStatus(await sendEvent(event), 200);
    const amounts = (await Promise.all(all.map(disputesOf))).flat().map((one) => one.amount);
    expect(amounts.toSorted((one, two) => one - two)).toEqual([100, all[0].total]);
    await expectConsistent(all);
  });
});
