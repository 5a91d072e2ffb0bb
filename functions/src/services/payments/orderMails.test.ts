import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TransitionInput } from '../../contract/index.ts';
import type { BuyingCaller } from '../../store/accounts/buyer.ts';
import { mail } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import { callerOf, registerAdmin } from '../../testing/api/accounts.ts';
import { exampleOrder } from '../../testing/mails/mailedOrders.ts';
import { mailsAbout, recipientsAbout } from '../../testing/mails/mails.ts';
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
import { readMailShop } from '../mail/queueMail.ts';
import { queuePlacedMails } from '../ordering/orders/orderMail.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { applyDeadline } from '../ordering/status/applyDeadline.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { transitionOrder } from '../ordering/status/transitionOrder.ts';
import { recordPayment, recordRefund, reversePayment } from '../payments/recordPayments.ts';
import { readSettings } from '../settings/settings.ts';

let admin: BuyingCaller;
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

describe('Mails about payments', () => {
  it('notify once of each payment, and of no refund or reversal', async () => {
    const { id } = await place();
    const request = { input: { amount: 1_000, ...transfer }, key: randomUUID() };
    const { payment } = await recordPayment(id, request, admin);
    await recordPayment(id, request, admin);
    await pay(id, 500, admin);
    await reversePayment({ id, payment: payment._id }, { reason: 'Another order' }, admin);
    await move(id, { to: 'cancelled', reason: 'Sold out' });
    await recordRefund(id, { input: { amount: 500, ...transfer }, key: undefined }, admin);
    const received = (await laterMails(id)).filter(({ kind }) => kind === 'payment-received');
    expect(received).toHaveLength(2);
    const first = received.find(({ message }) => message.text.includes('$10.00'));
    expect(first?.message.text).toContain('$89.95 remains to be paid');
    const cancelled = (await laterMails(id)).find(({ kind }) => kind === 'order-cancelled');
    expect(cancelled?.message.text).toContain('You have paid $5.00. We will refund');
  });
});
