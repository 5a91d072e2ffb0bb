import {
  type Customer,
  type CustomerInput,
  type CustomerTerms,
  creditRoom,
  type ShopSettings,
  type Updated,
} from '../../contract/index.ts';
import type { CustomerDocument } from '../../documents/customers.ts';
import { ApiError } from '../../errors.ts';
import type { Actor } from '../../store/accounts/accounts.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { recordAudit } from '../../store/audit.ts';
import { customers, orders, users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { sumOf } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { toProfile } from '../accounts/users.ts';
import { readSettings } from '../settings/settings.ts';
import { customerId } from './customerId.ts';

const toTerms = (
  { terms, creditLimit = null, open = 0 }: CustomerDocument,
  { defaultTerms, holdHours }: ShopSettings,
): CustomerTerms => ({
  terms: terms ?? defaultTerms,
  creditLimit,
  open,
  room: creditRoom(open, creditLimit),
  holdHours,
});

const readTerms = async (payerId: string) => {
  const [stored, settings] = await Promise.all([
    readDocument(customers.doc(payerId)),
    readSettings(),
  ]);
  return { stored, terms: toTerms(stored ?? {}, settings), defaultTerms: settings.defaultTerms };
};

/** The payment terms of the payer, as they apply to the next order. */
export const getTerms = async ({ payerId }: Pick<Buyer, 'payerId'>): Promise<CustomerTerms> =>
  (await readTerms(payerId)).terms;

const overdueOf = (payerId: string): Promise<number> =>
  sumOf(
    orders
      .where('payerId', '==', payerId)
      .where('balance', '==', 'open')
      .where('dueAt', '<', new Date()),
    'amountDue',
  );

/**
 * A customer: profile, terms, open and overdue amount. Throws `user-not-found` for an account that
 * neither has a profile nor has ordered.
 */
export const getCustomer = async (id: string): Promise<Customer> => {
  const payerId = customerId(id);
  const [{ stored, terms, defaultTerms }, user, overdue] = await Promise.all([
    readTerms(payerId),
    readDocument(users.doc(payerId)),
    overdueOf(payerId),
  ]);
  if (!stored && !user) throw new ApiError('user-not-found');
  const profile = user ? toProfile(payerId, user) : null;
  const hasDefaultTerms = !stored?.terms;
  return { payerId, profile, hasDefaultTerms, defaultTerms, overdue, ...terms };
};

/**
 * Agrees terms and a credit limit with a customer, for orders from now on, and records the change
 * in the audit log. Throws `user-not-found` for an account that neither has a profile nor has
 * ordered.
 */
export const updateCustomer = (
  id: string,
  { terms, creditLimit }: CustomerInput,
  caller: Actor,
): Promise<Updated> =>
  transact(async (transaction) => {
    const payerId = customerId(id);
    const storedCustomer = await transaction.read(customers.doc(payerId));
    const user = await readDocument(users.doc(payerId));
    if (!storedCustomer && !user) throw new ApiError('user-not-found');
    const before = {
      terms: storedCustomer?.terms ?? null,
      creditLimit: storedCustomer?.creditLimit ?? null,
    };
    if (before.terms === terms && before.creditLimit === creditLimit) {
      return { acknowledged: true, matchedCount: 1, modifiedCount: 0 };
    }
    if (storedCustomer) transaction.update(customers.doc(payerId), { terms, creditLimit });
    else transaction.create(customers.doc(payerId), { terms, creditLimit });
    recordAudit(transaction, caller, {
      action: 'customer-changed',
      target: { kind: 'user', id: payerId, label: user?.email ?? payerId },
      before,
      after: { terms, creditLimit },
    });
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
  });
