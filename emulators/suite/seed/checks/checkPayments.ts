import {
  isOnHold,
  isPrepaid,
  type PaymentKind,
  paymentDayProblem,
  refundDueOf,
  replay,
} from 'functions/contract';
import type { Seed } from '../dataset/seedData.ts';
import { assertUnique, SeedError } from '../dataset/seedError.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { paidOf, type SeedPayment } from '../orders/payments.ts';
import { trackedSeedOrder } from '../orders/progress.ts';
import { confirmationOf, historyAt, stateOf } from '../orders/status.ts';

const file = 'orders/payments.ts';

const signs: Record<PaymentKind, number> = { payment: 1, refund: -1, reversal: -1 };

const stateAt = (order: SeedOrder, earlier: readonly SeedPayment[], at: Date, seed: Seed) => ({
  ...replay(trackedSeedOrder({ ...order, history: historyAt(order, at) }, seed.settings)),
  ...stateOf({ history: historyAt(order, at) }),
  paid: paidOf(earlier),
  terms: order.terms,
});

const amountProblem = (
  { kind, amount, reverses, recordedAt }: SeedPayment,
  order: SeedOrder,
  earlier: readonly SeedPayment[],
  seed: Seed,
): string | null => {
  if (!Number.isInteger(amount) || amount * signs[kind] <= 0) return `its amount is ${amount}`;
  const state = stateAt(order, earlier, recordedAt, seed);
  if (kind === 'refund' && -amount > refundDueOf(state)) return 'it refunds too much';
  const reversed = earlier.find(({ id }) => id === reverses);
  return kind === 'reversal' && reversed?.amount !== -amount ? 'it reverses no payment' : null;
};

const dateProblem = (
  { recordedAt, receivedAt }: SeedPayment,
  { history: [placed] }: SeedOrder,
  earlier: readonly SeedPayment[],
  { now }: Seed,
): string | null => {
  if (recordedAt > now) return 'it is in the future';
  if (recordedAt < (earlier.at(-1)?.recordedAt ?? recordedAt)) return 'it is not in order of time';
  return placed ? paymentDayProblem(receivedAt, { createdAt: placed.at }, recordedAt) : null;
};

const checkEntries = (order: SeedOrder, seed: Seed) => {
  for (const [index, entry] of order.payments.entries()) {
    const earlier = order.payments.slice(0, index);
    const problem =
      amountProblem(entry, order, earlier, seed) ?? dateProblem(entry, order, earlier, seed);
    if (problem) throw new SeedError(file, entry.id, problem);
  }
};

/** A prepaid order is confirmed only when it is paid; before that, its hold has not ended. */
const checkPrepaid = (order: SeedOrder, seed: Seed) => {
  const confirmed = confirmationOf(order);
  if (!isPrepaid(order.terms) || !confirmed) return;
  const earlier = order.payments.filter(({ recordedAt }) => recordedAt <= confirmed.at);
  const before = { ...stateAt(order, earlier, confirmed.at, seed), status: 'placed' } as const;
  if (isOnHold(before)) throw new SeedError(file, order.id, 'it was confirmed before its payment');
};

/**
 * Checks the payments of the orders of a seed.
 * @throws {SeedError} with the file, the entry and the cause.
 */
export const checkPayments = (seed: Seed): void => {
  assertUnique(
    file,
    seed.orders.flatMap(({ payments }) => payments.map(({ id }) => id)),
  );
  for (const order of seed.orders) {
    checkEntries(order, seed);
    checkPrepaid(order, seed);
  }
};
