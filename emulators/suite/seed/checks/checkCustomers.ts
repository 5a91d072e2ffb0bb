import { amountDueOf, customerSchema, type PaymentTerms, replay } from 'functions/contract';
import type { Seed } from '../dataset/seedData.ts';
import { checkEntry, SeedError } from '../dataset/seedError.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { paidOf } from '../orders/payments.ts';
import { trackedSeedOrder } from '../orders/progress.ts';
import { stateOf } from '../orders/status.ts';

/** A customer or a company, as an error names them. */
interface SeedPayer {
  file: string;
  id: string;
  label: string;
  terms?: PaymentTerms;
  creditLimit?: number;
}

const payersOf = ({ otherBuyers, companies }: Seed): SeedPayer[] => [
  ...otherBuyers.map(({ uid, email, ...buyer }) => ({
    ...buyer,
    file: 'data/buyers.ts',
    id: uid,
    label: email,
  })),
  ...companies.map((company) => ({ ...company, file: 'data/companies.ts', label: company.name })),
];

const amountDueFor = (order: SeedOrder, { settings }: Seed): number => {
  const { total } = replay(trackedSeedOrder(order, settings));
  return amountDueOf({ ...stateOf(order), total, paid: paidOf(order.payments) });
};

const checkCredit = ({ file, id, label, creditLimit }: SeedPayer, seed: Seed) => {
  if (creditLimit === undefined) return;
  const own = seed.orders.filter(({ payerId }) => payerId === id);
  const open = own.reduce((sum, order) => sum + amountDueFor(order, seed), 0);
  if (open <= creditLimit) return;
  throw new SeedError(file, label, `${open} cents are open, above the limit of ${creditLimit}`);
};

/**
 * Checks what was agreed with the customers and companies of a seed, and that none owes more than
 * that.
 * @throws {SeedError} with the file, the customer and the cause.
 */
export const checkCustomers = (seed: Seed): void => {
  for (const payer of payersOf(seed)) {
    const { file, label, terms = null, creditLimit = null } = payer;
    checkEntry(file, label, customerSchema, { terms, creditLimit });
    checkCredit(payer, seed);
  }
};
