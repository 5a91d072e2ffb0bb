import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailKind, RecordedPayment, TransitionInput } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { mail } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { exampleOrder } from '../../testing/mails/mailedOrders.ts';
import { mailsAbout, recipientsAbout } from '../../testing/mails/mails.ts';
import { pendingDelivery } from '../../testing/mails/storedMail.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import {
  afterHold,
  newBuyer,
  pay,
  placePrepaid,
  setDue,
  storedOrder,
} from '../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { mailIdOf, readMailShop } from '../mail/queueMail.ts';
import { sendMail } from '../mail/sendMail.ts';
import { bookPayment } from '../ordering/booking/bookPayment.ts';
import { queuePlacedMails } from '../ordering/orders/orderMail.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { applyDeadline } from '../ordering/status/applyDeadline.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { transitionOrder } from '../ordering/status/transitionOrder.ts';
import { recordPayment, recordRefund, reversePayment } from '../payments/recordPayments.ts';
import { readSettings } from '../settings/settings.ts';

let admin: Caller;
let shopAddress: string;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
  shopAddress = (await readSettings()).seller.email;
});

const place = async (buyer = newBuyer()) => {
  const request = { input: orderInput(await createTool()), key: randomUUID() };
  const { insertedId: id } = await placeOrder(request, buyer);
  return { buyer, id, request };
};

const move = (id: string, input: TransitionInput, key?: string) =>
  transitionOrder(id, { input, key }, admin);

const shipment = { carrier: 'Swift Freight', trackingNumber: 'SF-1' };

/** The mails about an order besides those about its placement. */
const laterMails = async (id: string) =>
  (await mailsAbout(id)).filter(({ kind }) => kind !== 'order-placed' && kind !== 'shop-order');

const today = dayIn(0);
const transfer = { method: 'bank-transfer', receivedAt: today } as const;

describe('Mails about an order', () => {
  it('notify customer and shop of it once, also when it is retried', async () => {
    const { buyer, id, request } = await place();
    await placeOrder(request, buyer);
    expect(await recipientsAbout(id)).toEqual([
      `order-placed: ${buyer.email}`,
      `shop-order: ${shopAddress}`,
    ]);
    const [toCustomer, toShop] = await mailsAbout(id);
    const { number } = await storedOrder(id);
    expect(toCustomer).toMatchObject({
      replyTo: '',
      attachedInvoice: null,
      about: { kind: 'order', id, label: number },
      delivery: { error: null },
    });
    expect(toShop?.replyTo).toBe(buyer.email);
    expect(toCustomer?.message.subject).toContain(number);
    expect(toCustomer?.message.text).toContain(`/dashboard/orders/${number}`);
  });

  it('are not queued for a refused order', async () => {
    const buyer = newBuyer();
    const toolId = await createTool({ available: 0 });
    const input = orderInput(toolId);
    await expect(placeOrder({ input, key: undefined }, buyer)).rejects.toMatchObject({
      code: 'insufficient-stock',
    });
    const { docs } = await mail.where('to', 'array-contains', buyer.email).get();
    expect(docs).toEqual([]);
  });

  it('are not queued for the shop as long as it has no address', async () => {
    const [id, shop] = [randomUUID(), await readMailShop()];
    const mailed = { id, order: exampleOrder(1) };
    await transact(async (transaction) => {
      queuePlacedMails(transaction, mailed, { ...shop, email: '' });
    });
    expect(await recipientsAbout(id)).toEqual([`order-placed: ${mailed.order.userEmail}`]);
  });

  it('notify of confirmation with the invoice, and of shipping, but not of delivery', async () => {
    const { buyer, id } = await place();
    const confirm = () => move(id, { to: 'confirmed' }, 'confirm');
    await Promise.all([confirm(), confirm()]);
    await confirm();
    await move(id, { to: 'shipped', ...shipment });
    await move(id, { to: 'delivered' });
    const { invoiceNumber } = await storedOrder(id);
    const [confirmed, shipped, ...others] = await laterMails(id);
    expect(confirmed).toMatchObject({
      kind: 'order-confirmed',
      to: [buyer.email],
      attachedInvoice: invoiceNumber,
    });
    expect(confirmed?.message.subject).toContain(invoiceNumber);
    expect(shipped).toMatchObject({ kind: 'order-shipped', attachedInvoice: null });
    expect(shipped?.message.text).toContain('Tracking number: SF-1');
    expect(others).toEqual([]);
  });

  it('say who cancelled it, and attach a credit note', async () => {
    const own = await place();
    await cancelOrder(own.id, own.buyer);
    const [byCustomer, ...others] = await laterMails(own.id);
    expect(byCustomer).toMatchObject({ kind: 'order-cancelled', attachedInvoice: null });
    expect(byCustomer?.message.text).toContain('You have cancelled your order');
    expect(others).toEqual([]);

    const { id } = await place();
    await move(id, { to: 'confirmed' });
    await move(id, { to: 'cancelled', reason: 'Damaged in our warehouse' });
    const cancelled = (await laterMails(id)).find(({ kind }) => kind === 'order-cancelled');
    const { creditNoteNumbers } = await storedOrder(id);
    expect(creditNoteNumbers).toHaveLength(1);
    expect(cancelled?.attachedInvoice).toBe(creditNoteNumbers[0]);
    expect(cancelled?.message.text).toContain('> Damaged in our warehouse');
  });

  it('say that a hold has ended', async () => {
    const id = await placePrepaid(newBuyer(), await createTool());
    expect(await applyDeadline(id, afterHold())).toBe('cancelled');
    const [expired, ...others] = await laterMails(id);
    expect(expired?.message.text).toContain('was not paid in time');
    expect(others).toEqual([]);
  });

  it('remind once of a late payment, with the invoice', async () => {
    const { id } = await place();
    await move(id, { to: 'confirmed' });
    await setDue(id, new Date(Date.now() - 3 * 86_400_000));
    const now = new Date();
    const [first] = await Promise.all([applyDeadline(id, now), applyDeadline(id, now)]);
    expect(['overdue', 'unchanged']).toContain(first);
    expect(await applyDeadline(id, new Date(now.getTime() + 86_400_000))).toBe('unchanged');
    const reminders = (await laterMails(id)).filter(({ kind }) => kind === 'payment-overdue');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.message.text).toContain('3 days ago');
    expect(reminders[0]?.attachedInvoice).toBe((await storedOrder(id)).invoiceNumber);
  });
});

/** Mails of the test wait like those of a real shop, or not at all. */
const delayMails = (seconds: number) => {
  vi.stubEnv('PAYMENT_MAIL_SECONDS', String(seconds));
  onTestFinished(() => void vi.unstubAllEnvs());
};

const mailStates = async (id: string) =>
  (await laterMails(id)).map(({ kind, delivery }) => `${kind}: ${delivery.state}`);

/** Sends the mails that are due, unless the suite already does. */
const untilSent = (id: string, kind: MailKind) =>
  expect
    .poll(async () => {
      const { docs } = await mail.where('about.id', '==', id).get();
      for (const found of docs) await sendMail(found.id);
      return mailStates(id);
    })
    .toContain(`${kind}: SUCCESS`);

const reverse = (id: string, { payment }: RecordedPayment) =>
  reversePayment({ id, payment: payment._id }, { reason: 'Another order' }, admin);

const refund = (id: string, amount: number) =>
  recordRefund(id, { input: { amount, ...transfer }, key: undefined }, admin);

const minute = 60_000;

describe('Mails about payments', () => {
  it('wait ten minutes, once for each payment, and are withdrawn with its reversal', async () => {
    delayMails(600);
    const { id } = await place();
    const request = { input: { amount: 1_000, ...transfer }, key: randomUUID() };
    const recorded = await recordPayment(id, request, admin);
    await recordPayment(id, request, admin);
    const [mailed, ...others] = await laterMails(id);
    expect(others).toEqual([]);
    expect(mailed).toMatchObject({ kind: 'payment-received', delivery: { state: 'PENDING' } });
    expect(mailed?.message.text).toContain('$89.95 remains to be paid');
    expect(Number(mailed?.checkAt) - Number(mailed?.createdAt)).toBeGreaterThan(9 * minute);
    expect(
      await sendMail(mailIdOf({ kind: 'payment-received', eventId: recorded.payment._id })),
    ).toBe('unchanged');
    await reverse(id, recorded);
    expect(await laterMails(id)).toEqual([]);
  });

  it('are corrected by another mail once they were sent', async () => {
    delayMails(0);
    const { id } = await place();
    const recorded = await pay(id, 1_000, admin);
    await untilSent(id, 'payment-received');
    delayMails(600);
    await reverse(id, recorded);
    await untilSent(id, 'payment-reversed');
    const [received, reversed, ...others] = await laterMails(id);
    expect([received?.kind, others]).toEqual(['payment-received', []]);
    expect(reversed?.message.text).toContain('we have not received this payment. $99.95 remains');
  });

  it('notify of a refund after it waited, and withdraw it with its reversal', async () => {
    delayMails(600);
    const { buyer, id } = await place();
    await pay(id, 500, admin);
    await cancelOrder(id, buyer);
    const refunded = await refund(id, 300);
    const kinds = async () => (await laterMails(id)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['order-cancelled', 'payment-received', 'payment-refunded']);
    const mailed = (await laterMails(id)).at(-1);
    expect(mailed?.message.text).toContain('We have refunded $3.00');
    expect(mailed?.message.text).toContain('We will refund a further $2.00 to you');
    expect(Number(mailed?.checkAt)).toBeGreaterThan(Date.now());
    await reverse(id, refunded);
    expect(await kinds()).toEqual(['order-cancelled', 'payment-received']);
    delayMails(0);
    const again = await refund(id, 500);
    await untilSent(id, 'payment-refunded');
    await reverse(id, again);
    const corrected = (await laterMails(id)).find(({ kind }) => kind === 'payment-reversed');
    expect(corrected?.message.text).toContain('we have not made this refund');
    expect(corrected?.message.text).toContain('we will refund $5.00 to you');
  });

  it('wait for an overpayment too, but not for a card, whose money has arrived', async () => {
    delayMails(600);
    const { id } = await place();
    await pay(id, 20_000, admin);
    const order = await storedOrder(id);
    const entry = {
      kind: 'payment',
      amount: 1_000,
      method: 'card',
      reference: 'pi_1',
      receivedAt: today,
      by: null,
    } as const;
    await transact((transaction) => bookPayment(transaction, { id, order }, randomUUID(), entry));
    const received = await laterMails(id);
    const [card, typed] = received.toSorted(
      (one, other) => Number(one.checkAt) - Number(other.checkAt),
    );
    expect(typed?.message.text).toContain('You have paid $100.05 more than the order costs');
    expect(typed?.delivery.state).toBe('PENDING');
    // While it is being sent, it is looked at again in three minutes.
    expect(Number(card?.checkAt)).toBeLessThan(Date.now() + 300_000);
  });
});

describe('A reminder of a late payment that has not been sent', () => {
  const due = new Date(Date.now() - 3 * 86_400_000);

  /** An order whose reminder waits, for example because the mail server is down. */
  const remindedOrder = async () => {
    delayMails(600);
    const { id } = await place();
    await move(id, { to: 'confirmed' });
    await setDue(id, due);
    await remind(id);
    return id;
  };

  const remind = async (id: string) => {
    // The scheduled job of the suite may be first.
    expect(['overdue', 'unchanged']).toContain(await applyDeadline(id, new Date()));
    await untilSent(id, 'payment-overdue');
    const reminder = mail.doc(mailIdOf({ kind: 'payment-overdue', eventId: id }));
    await reminder.update({
      delivery: pendingDelivery,
      checkAt: new Date(Date.now() + 9 * minute),
    });
  };

  const reminderOf = async (id: string) =>
    (await laterMails(id)).find(({ kind }) => kind === 'payment-overdue');

  it('is withdrawn by the payment that settles the order, and comes back with its reversal', async () => {
    const id = await remindedOrder();
    const recorded = await pay(id, 9_995, admin);
    expect(await reminderOf(id)).toBeUndefined();
    expect(await applyDeadline(id, new Date())).toBe('unchanged');
    await reverse(id, recorded);
    await remind(id);
    expect((await reminderOf(id))?.message.text).toContain('$99.95');
  });

  it('is replaced by one of what is left after a part payment', async () => {
    const id = await remindedOrder();
    await pay(id, 1_000, admin);
    expect(await reminderOf(id)).toBeUndefined();
    await remind(id);
    expect((await reminderOf(id))?.message.text).toContain('$89.95');
  });

  it('is withdrawn by a cancellation, but not by a shipment', async () => {
    const id = await remindedOrder();
    await move(id, { to: 'shipped', ...shipment });
    expect(await reminderOf(id)).toBeDefined();
    const other = await remindedOrder();
    await move(other, { to: 'cancelled', reason: 'Sold out' });
    expect(await reminderOf(other)).toBeUndefined();
  });
});
