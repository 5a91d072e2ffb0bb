import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { amountDueOf, paymentStatusOf } from '../../contract/index.ts';
import { applyDeadline } from '../../services/ordering/status/applyDeadline.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { required } from '../../testing/api/env.ts';
import { serve } from '../../testing/api/serve.ts';
import {
  entriesOf,
  eventsOf,
  holdEvents,
  openCardPage,
  openDashboard,
  payByCard,
  pressOn,
  readOrder,
  readPayments,
  releaseEvents,
  sendCard,
} from '../../testing/orders/cards.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { cancelPart, credit } from '../../testing/orders/parts.ts';
import { afterHold, placePrepaid } from '../../testing/orders/prepaidOrders.ts';
import { askReturn, moveReturn } from '../../testing/orders/returns.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';

vi.mock('firebase-functions/logger');

const [customer, admin, toolId] = await Promise.all([
  registerCustomer(),
  registerAdmin(),
  createTool({ available: 1_000 }),
]);

const newOrder = async () => (await placeOrderOf(customer.token, toolId)).order;

const recordTransfer = async (id: string, amount: number) => {
  const receivedAt = dayIn(0);
  const json = { amount, method: 'bank-transfer', receivedAt };
  const { token } = admin;
  await expectStatus(await send('POST', `/order/${id}/payments`, { token, json }), 201);
};

describe('POST /order/:id/card', () => {
  it('opens a page that pays the amount due and returns to the order', async () => {
    const { _id: id, number, total } = await newOrder();
    expect(await readPayments(customer.token, id)).toMatchObject({
      cardPayments: true,
      payments: [],
    });
    const url = await openCardPage(customer.token, id);
    const page = await (await fetch(url)).text();
    expect(page).toContain(`Order ${number}`);
    expect(page).toContain(customer.email);
    const response = await pressOn(url, 'pay');
    expect(response.headers.get('location')).toBe(
      `${required('SHOP_URL')}/dashboard/orders/${number}?payment=done`,
    );
    const order = await readOrder(customer.token, id);
    expect(order).toMatchObject({ paid: total, refunded: 0 });
    expect(paymentStatusOf(order, new Date())).toBe('paid');
    const sessionId = url.split('/').at(-1);
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({
        id: sessionId,
        kind: 'payment',
        amount: total,
        method: 'card',
        by: null,
        reference: expect.stringMatching(/^pi_/),
        userId: customer.uid,
      }),
    ]);
    expect((await readPayments(customer.token, id)).cardPayments).toBe(false);
  });

  it('can be paid after the card was declined', async () => {
    const { _id: id, total } = await newOrder();
    const url = await openCardPage(customer.token, id);
    expect((await pressOn(url, 'decline')).status).toBe(402);
    expect(await entriesOf(id)).toEqual([]);
    await pressOn(url, 'pay');
    expect((await readOrder(customer.token, id)).paid).toBe(total);
  });

  it('pays what is left after a part payment', async () => {
    const { _id: id, total } = await newOrder();
    await recordTransfer(id, 1_000);
    const { amount_total } = await payByCard(customer.token, id);
    expect(amount_total).toBe(total - 1_000);
    expect((await readOrder(customer.token, id)).paid).toBe(total);
  });

  it('closes the earlier page of the order, so that only the last one can be paid', async () => {
    const { _id: id, total } = await newOrder();
    const first = await openCardPage(customer.token, id);
    const second = await openCardPage(customer.token, id);
    expect(second).not.toBe(first);
    const refused = await pressOn(first, 'pay');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Nothing was charged.');
    await pressOn(second, 'pay');
    expect((await readOrder(customer.token, id)).paid).toBe(total);
  });

  it('opens one page for many calls at once', async () => {
    const { _id: id } = await newOrder();
    const calls = Array.from({ length: 5 }, () => openCardPage(customer.token, id));
    const [last] = (await Promise.all(calls)).toReversed();
    const sessions = await Promise.all(
      calls.map(async (call) => (await pressOn(await call, 'pay')).status),
    );
    expect(last).toBeDefined();
    expect(sessions.filter((status) => status === 303)).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  describe('closes the open page', () => {
    /**
     * Whether the page of an order was open, and is closed after a change: nothing is charged
     * there.
     */
    const expectClosed = async (id: string, url: string, change: () => Promise<unknown>) => {
      expect((await fetch(url)).status).toBe(200);
      await change();
      const refused = await pressOn(url, 'pay');
      expect([refused.status, await refused.text()]).toEqual([
        409,
        expect.stringContaining('Nothing was charged.'),
      ]);
      expect((await entriesOf(id)).filter(({ method }) => method === 'card')).toEqual([]);
    };

    it('when the customer cancels the order', async () => {
      const { _id: id } = await newOrder();
      const url = await openCardPage(customer.token, id);
      await expectClosed(id, url, () => send('DELETE', `/order/${id}`, { token: customer.token }));
      expect(paymentStatusOf(await readOrder(customer.token, id), new Date())).toBeNull();
    });

    it('when an admin cancels the order with a reason', async () => {
      const { _id: id } = await newOrder();
      const url = await openCardPage(customer.token, id);
      const json = { to: 'cancelled', reason: 'Sold out' };
      await expectClosed(id, url, async () =>
        expectStatus(
          await send('POST', `/order/${id}/transitions`, { token: admin.token, json }),
          200,
        ),
      );
    });

    it('when a transfer pays the order', async () => {
      const { _id: id, total } = await newOrder();
      const url = await openCardPage(customer.token, id);
      await expectClosed(id, url, () => recordTransfer(id, total));
      expect((await readOrder(customer.token, id)).paid).toBe(total);
    });

    it('when a transfer pays a part, so that the page would take too much', async () => {
      const { _id: id, total } = await newOrder();
      const url = await openCardPage(customer.token, id);
      await expectClosed(id, url, () => recordTransfer(id, 1_000));
      expect((await payByCard(customer.token, id)).amount_total).toBe(total - 1_000);
    });

    it('when its hold ends', async () => {
      const id = await placePrepaid(callerOf(customer), toolId);
      const url = await openCardPage(customer.token, id);
      await expectClosed(id, url, () => applyDeadline(id, afterHold()));
    });

    const lines = () => [{ toolId, quantity: 1 }];
    const creditPiece = async (id: string) => {
      const { invoiceNumber } = await readOrder(customer.token, id);
      await credit(admin.token, invoiceNumber ?? '', { lines: lines(), reason: 'Dented' });
    };
    const cancelPiece = (id: string) =>
      cancelPart(admin.token, id, { lines: lines(), reason: 'Sold out' });
    const settleReturn = async (id: string) => {
      const { _id: returnId } = await askReturn(customer.token, id, {
        lines: [{ toolId, quantity: 1, reason: 'Dented' }],
      });
      await moveReturn(admin.token, returnId, { to: 'approved' });
      const received = [{ toolId, quantity: 1, resellable: 1 }];
      await moveReturn(admin.token, returnId, { to: 'received', lines: received });
      const closed = [{ toolId, resolution: 'credit' }];
      await moveReturn(admin.token, returnId, { to: 'closed', lines: closed });
    };
    it.each([
      ['credit note', creditPiece],
      ['cancelled piece', cancelPiece],
      ['return with a credit note', settleReturn],
    ])('when a %s lowers the amount due', async (_, change) => {
      const { _id: id, total } = await newOrder();
      await advanceOrder(admin.token, id, change === cancelPiece ? 'confirmed' : 'delivered');
      const url = await openCardPage(customer.token, id);
      await expectClosed(id, url, () => change(id));
      expect(amountDueOf(await readOrder(customer.token, id))).toBeLessThan(total);
    });

    it('but not for a step that changes nothing that is due', async () => {
      const { _id: id, total } = await newOrder();
      const url = await openCardPage(customer.token, id);
      await advanceOrder(admin.token, id, 'confirmed');
      expect((await pressOn(url, 'pay')).status).toBe(303);
      expect((await readOrder(customer.token, id)).paid).toBe(total);
    });

    it('also when it was opened while the order was cancelled', async () => {
      for (let count = 0; count < 5; count += 1) {
        const { _id: id } = await newOrder();
        const [card] = await Promise.all([
          sendCard(customer.token, id),
          send('DELETE', `/order/${id}`, { token: customer.token }),
        ]);
        if (card.status !== 200) continue;
        const { url } = (await card.json()) as { url: string };
        expect((await pressOn(url, 'pay')).status).toBe(409);
        expect(await entriesOf(id)).toEqual([]);
      }
    });

    it('and books the payment that was made a moment earlier', async () => {
      const { _id: id, total } = await newOrder();
      await holdEvents(id);
      await payByCard(customer.token, id);
      await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
      const order = await readOrder(customer.token, id);
      expect([order.paid, paymentStatusOf(order, new Date())]).toEqual([total, 'refund-due']);
      await releaseEvents(id);
      expect(await entriesOf(id)).toHaveLength(1);
    });
  });

  it('books a payment whose event has not arrived, instead of opening another page', async () => {
    const { _id: id, total } = await newOrder();
    await holdEvents(id);
    await payByCard(customer.token, id);
    expect((await readOrder(customer.token, id)).paid).toBe(0);
    await expectProblem(await sendCard(customer.token, id), 409, 'nothing-due');
    expect((await readOrder(customer.token, id)).paid).toBe(total);
    await releaseEvents(id);
    expect((await eventsOf(id)).map(({ attempts }) => attempts)).toEqual([[200]]);
    expect((await readOrder(customer.token, id)).paid).toBe(total);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('is refused for a paid and for a cancelled order', async () => {
    const [paid, cancelled] = await Promise.all([newOrder(), newOrder()]);
    await payByCard(customer.token, paid._id);
    await expectProblem(await sendCard(customer.token, paid._id), 409, 'nothing-due');
    await send('DELETE', `/order/${cancelled._id}`, { token: customer.token });
    await expectProblem(await sendCard(customer.token, cancelled._id), 409, 'nothing-due');
  });

  it('is refused for an amount that no card can pay', async () => {
    const { _id: id, total } = await newOrder();
    await recordTransfer(id, total - 49);
    await expectProblem(await sendCard(customer.token, id), 409, 'card-not-available');
    expect((await readPayments(customer.token, id)).cardPayments).toBe(false);
  });

  it('does not find the order of another account, also for an admin', async () => {
    const { _id: id } = await newOrder();
    const other = await registerCustomer();
    for (const { token } of [other, admin]) {
      await expectProblem(await sendCard(token, id), 404, 'order-not-found');
    }
    await expectProblem(await sendCard(customer.token, 'missing'), 404, 'order-not-found');
    const response = await send('POST', `/order/${id}/card`);
    await expectProblem(response, 401, 'unauthenticated');
    expect((await readPayments(admin.token, id)).cardPayments).toBe(false);
  });

  it('returns to the page of the shop that asked, and to no other site', async () => {
    const returnsTo = async (origin: string) => {
      const { _id: id } = await newOrder();
      const headers = { Origin: origin };
      const response = await send('POST', `/order/${id}/card`, { token: customer.token, headers });
      const { url } = await expectStatus<{ url: string }>(response, 200);
      const { sessions } = (await openDashboard()).checkout;
      const { success_url, cancel_url } = await sessions.retrieve(url.split('/').at(-1) ?? '');
      return [success_url, cancel_url].map((address) => new URL(address ?? '').origin);
    };
    const vite = 'http://127.0.0.1:5173';
    expect(await returnsTo(vite)).toEqual([vite, vite]);
    const shop = required('SHOP_URL');
    expect(await returnsTo('https://elsewhere.example')).toEqual([shop, shop]);
  });
});

describe('a shop without keys of Stripe', () => {
  it('takes no cards and does not mention them', async () => {
    const { _id: id } = await newOrder();
    vi.stubEnv('STRIPE_SECRET_KEY', '');
    const url = await serve(createApp());
    const headers = { Authorization: `Bearer ${customer.token}` };
    const [shop, payments, card, event] = await Promise.all([
      fetch(`${url}/shop`),
      fetch(`${url}/order/${id}/payments`, { headers }),
      fetch(`${url}/order/${id}/card`, { method: 'POST', headers }),
      fetch(`${url}/stripe/events`, { method: 'POST' }),
    ]);
    vi.unstubAllEnvs();
    expect(await shop.json()).toMatchObject({ cardPayments: false });
    expect(await payments.json()).toMatchObject({ cardPayments: false });
    await expectProblem(card, 409, 'card-not-available');
    await expectProblem(event, 409, 'card-not-available');
  });
});
