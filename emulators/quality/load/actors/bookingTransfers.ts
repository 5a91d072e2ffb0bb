import { randomUUID } from 'node:crypto';
import { amountDueOf, type BookedEntry, type Order } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { addEntry } from 'functions/testing/bank/bookings';
import { orderHeaders } from 'functions/testing/orders/orders';
import type { ApiResponse } from '../support/calls.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

/** The share of bookings that are taken back. */
const undone = 0.3;

/** A part of what is due, so that others pay at the same time, or all of it. */
const parts = [1, 2, 4];

/** Returns a function with which an admin books a row of a bank statement or takes it back, sometimes twice. */
export const sendingSteps = ({ call, payments }: LoadContext, { token }: TestAccount) => {
  const track = (step: string, id: string, responses: readonly ApiResponse[]): void => {
    for (const { ok, body } of responses) {
      if (!ok) continue;
      for (const payment of (body as BookedEntry).payments) {
        const { orderId, kind, amount } = payment;
        payments.book(`${step} of ${id}: ${payment._id}`, { orderId, kind, amount }, { payment });
      }
    }
  };

  return async (id: string, step: 'booking' | 'undo', json: object) => {
    const options = { token, json, headers: orderHeaders(randomUUID()) };
    const responses = await sendRepeatedly((repeat) =>
      call(
        `admin sends the ${step} of a transfer${repeat}`,
        'POST',
        `/bank/entry/${id}/${step}`,
        options,
      ),
    );
    track(step, id, responses);
    return responses.find(({ ok }) => ok)?.body as BookedEntry | undefined;
  };
};

/**
 * Returns a function with which an admin books a row of a bank statement on an order, sometimes twice,
 * and sometimes takes it back.
 */
export const bookingTransfers = (
  shop: LoadContext,
  account: TestAccount,
): ((order: Order) => Promise<void>) => {
  const send = sendingSteps(shop, account);
  return async (order) => {
    const due = amountDueOf(order);
    const amount = Math.floor(due / randomItem(parts));
    if (amount < 1) return;
    const id = await addEntry({ amount });
    const { invoiceNumber, number } = order;
    const shares = [{ invoiceNumber: invoiceNumber ?? number, amount }];
    const booked = await send(id, 'booking', { version: 'first', shares });
    if (!booked || !randomBoolean(undone)) return;
    await send(id, 'undo', { version: booked.entry.version, reason: 'Another customer' });
  };
};
