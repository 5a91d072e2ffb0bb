import { amountDueOf, customerSchema, totalsOf } from 'functions/contract';
import type { SeedBuyer } from '../data/buyers.ts';
import type { Seed } from '../dataset/seedData.ts';
import { checkEntry, SeedError } from '../dataset/seedError.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { priceSeedLine } from '../orders/lines.ts';
import { paidOf } from '../orders/payments.ts';
import { statusOf } from '../orders/status.ts';

const file = 'data/buyers.ts';

const amountDueFor = (order: SeedOrder, { settings }: Seed): number => {
  const { total } = totalsOf(order.lines.map(priceSeedLine), settings);
  return amountDueOf({ status: statusOf(order), total, paid: paidOf(order.payments) });
};

const checkCredit = ({ uid, email, creditLimit }: SeedBuyer, seed: Seed) => {
  if (creditLimit === undefined) return;
  const own = seed.orders.filter(({ userId }) => userId === uid);
  const open = own.reduce((sum, order) => sum + amountDueFor(order, seed), 0);
  if (open <= creditLimit) return;
  throw new SeedError(file, email, `${open} cents are open, above the limit of ${creditLimit}`);
};

/**
 * Checks what was agreed with the customers of a seed, and that nobody owes more than that.
 * @throws {SeedError} with the file, the customer and the cause.
 */
export const checkCustomers = (seed: Seed): void => {
  for (const buyer of seed.otherBuyers) {
    const { email, terms = null, creditLimit = null } = buyer;
    checkEntry(file, email, customerSchema, { terms, creditLimit });
    checkCredit(buyer, seed);
  }
};
