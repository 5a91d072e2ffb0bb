import { randomUUID } from 'node:crypto';
import type { Order, OrderPayments, Payment, RecordedPayment } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import { paymentBody } from 'functions/testing/orders/payments';
import type { ApiResponse } from '../support/calls.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';
import type { SentEntry } from '../trackers/paymentTracker.ts';
import { type Booking, bookingsFor } from './bookingsFor.ts';
import { bookingTransfers } from './bookingTransfers.ts';

/** The share of orders whose entries, if they have any, an admin reverses instead of adding one. */
const reversed = 0.2;

/** The share of orders on which an admin books a row of a bank statement instead. */
const transferred = 0.3;

const reason = 'Booked on the wrong order';

/**
 * Returns a function with which an admin opens an order and books a payment or a refund on it, or
 * takes an entry back. Sometimes the request is sent twice.
 */
export const bookkeeping = (
  context: LoadContext,
  account: TestAccount,
): ((id: string) => Promise<void>) => {
  const { call, payments } = context;
  const { token } = account;
  const bookTransfer = bookingTransfers(context, account);
  const keepBooks = (key: string, sent: SentEntry, responses: readonly ApiResponse[]): void => {
    for (const { ok, body } of responses) {
      if (ok) payments.book(key, sent, body as RecordedPayment);
    }
  };

  const add = async (orderId: string, { kind, amount, ...flags }: Booking): Promise<void> => {
    const key = randomUUID();
    const options = { token, json: paymentBody(amount, flags), headers: orderHeaders(key) };
    const responses = await sendRepeatedly((repeat) =>
      call(`admin books a ${kind}${repeat}`, 'POST', `/order/${orderId}/${kind}s`, options),
    );
    const sent = { orderId, kind, amount: kind === 'refund' ? -amount : amount };
    keepBooks(key, sent, responses);
  };

  /** Without a key: the shop reverses an entry once, and answers the same admin alike. */
  const reverse = async (orderId: string, { _id, amount }: Payment): Promise<void> => {
    const path = `/order/${orderId}/payments/${_id}/reversal`;
    const responses = await sendRepeatedly((repeat) =>
      call(`admin reverses an entry${repeat}`, 'POST', path, { token, json: { reason } }),
    );
    const sent = { orderId, kind: 'reversal', amount: -amount } as const;
    keepBooks(`reversal of ${_id}`, sent, responses);
  };

  return async (id) => {
    const [page, list] = await Promise.all([
      call('order page', 'GET', `/order/${id}`, { token }),
      call('payments of an order', 'GET', `/order/${id}/payments`, { token }),
    ]);
    if (!page.ok || !list.ok) return;
    if (randomBoolean(transferred)) {
      await bookTransfer(page.body as Order);
      return;
    }
    const entries = (list.body as OrderPayments).payments.filter(({ kind }) => kind !== 'reversal');
    if (entries.length > 0 && randomBoolean(reversed)) await reverse(id, randomItem(entries));
    else await add(id, randomItem(bookingsFor(page.body as Order)));
  };
};
