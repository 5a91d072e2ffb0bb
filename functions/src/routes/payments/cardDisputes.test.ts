import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { AuditEntry, Order } from '../../contract/index.ts';
import { readOrderMails } from '../../services/consistency/documents/mailSnapshots.ts';
import { readMailPeriod } from '../../services/consistency/mails/mailPeriod.ts';
import { orderMailProblems } from '../../services/consistency/mails/orderMails.ts';
import { mail } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  dispute,
  entriesOf,
  eventsOf,
  holdEvents,
  payByCard,
  readOrder,
  releaseEvents,
  sendEvent,
  sendEventAgain,
} from '../../testing/orders/cards.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { sendRefund } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [customer, admin, toolId] = await Promise.all([
  registerCustomer(),
  registerAdmin(),
  createTool({ available: 1_000 }),
]);

/** An order that was paid by card. */
const paidOrder = async () => {
  const { _id: id, total } = (await placeOrderOf(customer.token, toolId)).order;
  const { payment_intent } = await payByCard(customer.token, id);
  return { id, total, paymentIntent: payment_intent as string };
};

const disputesOf = async (id: string): Promise<Order['disputes']> =>
  (await readOrder(customer.token, id)).disputes;

const auditOf = async (id: string) => {
  const path = `/audit?target=order/${id}&action=payment-disputed`;
  return expectStatus<AuditEntry[]>(await send('GET', path, { token: admin.token }), 200);
};

const mailsOf = async (id: string) => {
  const { docs } = await mail.where('about.id', '==', id).get();
  return docs.map((found) => found.data()).filter(({ kind }) => kind === 'shop-dispute');
};

const mailProblemsOf = async (id: string): Promise<string[]> => {
  const mails = await readOrderMails(id);
  return mails ? orderMailProblems(mails, await readMailPeriod(new Date())) : ['is missing'];
};

const eventWith = (object: object, type = 'charge.dispute.created') => ({
  id: 'evt_test',
  type,
  created: 1_800_000_000,
  data: { object },
});

describe('a dispute', () => {
  it('is shown on the order, audited and mailed to the shop, and books nothing', async () => {
    const { id, total, paymentIntent } = await paidOrder();
    const { id: disputeId } = await dispute(`payments/${paymentIntent}/dispute`, {
      reason: 'product_not_received',
    });
    expect(await disputesOf(id)).toEqual([
      expect.objectContaining({
        id: disputeId,
        amount: total,
        reason: 'product_not_received',
        status: 'needs_response',
        funds: 'withdrawn',
        changes: 2,
        dueBy: expect.stringMatching(/^20/),
      }),
    ]);
    const [latest, first] = await auditOf(id);
    expect(first).toMatchObject({ byEmail: 'Stripe', before: {}, after: { funds: 'untouched' } });
    expect(latest).toMatchObject({ before: { funds: 'untouched' }, after: { funds: 'withdrawn' } });
    expect(await mailsOf(id)).toHaveLength(2);
    expect((await readOrder(customer.token, id)).paid).toBe(total);
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await mailProblemsOf(id)).toEqual([]);
  });

  it.each(['won', 'lost'] as const)('is followed until it is %s', async (status) => {
    const { id, paymentIntent } = await paidOrder();
    const { id: disputeId } = await dispute(`payments/${paymentIntent}/dispute`);
    await dispute(`disputes/${disputeId}/review`);
    await dispute(`disputes/${disputeId}/close`, { status });
    const funds = status === 'won' ? 'reinstated' : 'withdrawn';
    expect(await disputesOf(id)).toEqual([expect.objectContaining({ status, funds })]);
    expect(await mailProblemsOf(id)).toEqual([]);
  });

  it('ends alike when its events arrive late, in reverse and repeatedly', async () => {
    const { id, paymentIntent } = await paidOrder();
    await holdEvents(id);
    const { id: disputeId } = await dispute(`payments/${paymentIntent}/dispute`);
    await dispute(`disputes/${disputeId}/close`, { status: 'won' });
    const events = (await eventsOf(id)).filter(({ event }) => event.type.includes('dispute'));
    expect(events).toHaveLength(4);
    for (const { event } of [...events.toReversed(), ...events]) {
      expect(await sendEventAgain(event.id)).toBe(200);
    }
    await releaseEvents(id);
    const [shown, ...others] = (await disputesOf(id)) ?? [];
    expect([shown?.status, shown?.funds, others]).toEqual(['won', 'reinstated', []]);
    expect(await mailsOf(id)).toHaveLength(shown?.changes ?? 0);
    expect(await auditOf(id)).toHaveLength(shown?.changes ?? 0);
  });

  it('keeps the payment from being refunded, and says why', async () => {
    const { id, total, paymentIntent } = await paidOrder();
    await dispute(`payments/${paymentIntent}/dispute`);
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    const refused = await sendRefund(admin.token, id, total, { method: 'card' });
    const { errors } = await expectProblem(refused, 409, 'refund-exceeded');
    expect(errors).toEqual({ amount: expect.stringContaining('disputed at Stripe') });
  });

  it.each([
    ['amount', -1],
    ['amount', 1.5],
    ['amount', '1'],
    ['status', 7],
    ['evidence_details', { due_by: 'soon' }],
  ])('with the %s %j is refused', async (field, value) => {
    const { id, paymentIntent } = await paidOrder();
    const object = {
      id: 'du_1',
      amount: 100,
      currency: 'usd',
      payment_intent: paymentIntent,
      reason: 'general',
      status: 'needs_response',
      [field]: value,
    };
    await expectProblem(await sendEvent(eventWith(object)), 400, 'validation');
    expect(await disputesOf(id)).toBeUndefined();
  });

  it.each(['pi_other', null, '../../x'])(
    'about the payment %j of another integration is ignored',
    async (payment_intent) => {
      const object: Partial<Stripe.Dispute> = {
        id: 'du_2',
        amount: 100,
        currency: 'eur',
        payment_intent,
        reason: 'general',
        status: 'lost',
      };
      await expectStatus(await sendEvent(eventWith(object, 'charge.dispute.closed')), 200);
    },
  );
});
