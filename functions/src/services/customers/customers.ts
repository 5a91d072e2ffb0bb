import {
  type Customer,
  type CustomerInput,
  type CustomerTerms,
  creditRoom,
  type GroupReference,
  isCompanyId,
  type PayingCompany,
  type ShopSettings,
  type Updated,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import type { CustomerDocument } from '../../documents/people/customers.ts';
import { ApiError } from '../../errors.ts';
import type { Buyer, Caller } from '../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import {
  companies,
  customerGroups,
  customers,
  orders,
  users,
} from '../../store/collections/collections.ts';
import { readDocument, readDocuments } from '../../store/reads/documents.ts';
import { sumOf } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { toProfile } from '../accounts/users.ts';
import { readSettings } from '../settings/settings.ts';
import { readContact } from './contacts.ts';
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

const readGroups = async (ids: readonly string[] = []): Promise<GroupReference[]> => {
  const found = await readDocuments(ids.map((id) => customerGroups.doc(id)));
  return ids.map((_id, at) => ({ _id, name: found[at]?.name ?? _id }));
};

/** The amount that a payer should have paid by now. Costs a read. */
export const overdueOf = (payerId: string): Promise<number> =>
  sumOf(
    orders
      .where('payerId', '==', payerId)
      .where('balance', '==', 'open')
      .where('dueAt', '<', new Date()),
    'amountDue',
  );

const toPayingCompany = ({ number, name, status }: CompanyDocument): PayingCompany => ({
  number,
  name,
  status,
});

/** Who a payer is; both are missing for an account that was deleted, or never had a profile. */
const readIdentity = async (payerId: string) =>
  isCompanyId(payerId)
    ? { user: undefined, company: await readDocument(companies.doc(payerId)) }
    : { user: await readDocument(users.doc(payerId)), company: undefined };

type Identity = Awaited<ReturnType<typeof readIdentity>>;

const targetOf = (payerId: string, { company, user }: Identity) =>
  company
    ? companyTarget(payerId, company)
    : ({ kind: 'user', id: payerId, label: user?.email ?? payerId } as const);

/**
 * A customer: profile or company, terms, open and overdue amount. Throws `user-not-found` for an
 * account that neither has a profile nor has ordered, and for a company that does not exist.
 */
export const getCustomer = async (id: string): Promise<Customer> => {
  const payerId = customerId(id);
  const [{ stored, terms, defaultTerms }, { user, company, contact }, overdue] = await Promise.all([
    readTerms(payerId),
    readIdentity(payerId).then(async (identity) => ({
      ...identity,
      contact: await readContact(payerId, identity.user),
    })),
    overdueOf(payerId),
  ]);
  if (!stored && !user && !company) throw new ApiError('user-not-found');
  return {
    payerId,
    profile: user ? toProfile(payerId, user) : null,
    company: company ? toPayingCompany(company) : null,
    contact,
    hasDefaultTerms: !stored?.terms,
    defaultTerms,
    overdue,
    groups: await readGroups(stored?.groups),
    ...terms,
  };
};

/**
 * Agrees terms and a credit limit with a customer, for orders from now on, and records the change
 * in the audit log. Throws `user-not-found` like `getCustomer`.
 */
export const updateCustomer = (
  id: string,
  { terms, creditLimit }: CustomerInput,
  caller: Caller,
): Promise<Updated> =>
  transact(async (transaction) => {
    const payerId = customerId(id);
    const storedCustomer = await transaction.read(customers.doc(payerId));
    const identity = await readIdentity(payerId);
    if (!storedCustomer && !identity.user && !identity.company)
      throw new ApiError('user-not-found');
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
      target: targetOf(payerId, identity),
      before,
      after: { terms, creditLimit },
    });
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
  });
