import { randomUUID } from 'node:crypto';
import { amountDueOf, dayOf, type RecordedPayment, usualTimeZone } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { orderHeaders } from 'functions/testing/orders/orders';
import { moneyOf, storedOrder } from 'functions/testing/orders/prepaidOrders';
import { invoices } from 'functions/testing/store/store';
import { expect } from 'vitest';
import { retryWhileUnavailable } from './customer.ts';

/** Records a payment, also of more than is due, with retries under one key. */
export const payWithRetries = async (
  { token }: TestAccount,
  orderId: string,
  amount: number,
): Promise<void> => {
  const received = { method: 'bank-transfer', receivedAt: dayOf(new Date(), usualTimeZone) };
  const json = { amount, ...received, overpayment: true };
  const headers = orderHeaders(randomUUID());
  const request = () => send('POST', `/order/${orderId}/payments`, { token, json, headers });
  const response = await retryWhileUnavailable(request, () => {});
  await expectStatus<RecordedPayment>(response, 201);
};

/**
 * Expects that the entries of an order's payments add up to `paid`, and that its customer owes the
 * rest.
 */
export const expectPaid = async (orderId: string, paid: number): Promise<void> => {
  const order = await storedOrder(orderId);
  expect(order.paid).toBe(paid);
  expect(await moneyOf(orderId)).toEqual({ paid, open: amountDueOf(order) });
};

/** Expects that the invoices of each year have the numbers from 1, without a gap. */
export const expectNoGaps = async (): Promise<void> => {
  const { docs } = await invoices.where('kind', '==', 'invoice').get();
  const numbers = docs.map(({ id }) => id.split('-').map(Number) as [number, number]);
  for (const [year, own] of Map.groupBy(numbers, ([year]) => year)) {
    const counted = own.map(([, number]) => number).toSorted((one, other) => one - other);
    expect(counted, `invoices of ${year}`).toEqual(counted.map((_, index) => index + 1));
  }
};
