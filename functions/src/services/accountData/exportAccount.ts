import type { Query } from 'firebase-admin/firestore';
import { ApiError } from '../../errors.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { forItself } from '../../store/accounts/caller.ts';
import {
  inquiries,
  invoices,
  orders,
  payments,
  quotes,
  returns,
  reviews,
  shipments,
  users,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { batchesById } from '../../store/reads/queries.ts';
import { listAddresses } from '../accounts/addresses.ts';
import { getCart } from '../carts/carts.ts';
import { exportShoppingLists } from '../carts/shoppingLists.ts';
import { listStockAlerts } from '../catalogue/alerts/stockAlerts.ts';
import { listMemberships } from '../companies/members/memberships.ts';
import { getTerms } from '../customers/customers.ts';
import { listPurchases } from '../customers/purchases.ts';
import { readPartNumbers } from '../customers/readPartNumbers.ts';
import { exportViews } from '../views/ownViews.ts';
import { contactIdOf } from './added/contacts.ts';
import {
  exportedInquiry,
  exportedInvoice,
  exportedMail,
  exportedOrder,
  exportedPayment,
  exportedQuote,
  exportedReturn,
  exportedReview,
  exportedShipment,
} from './exportedDocuments.ts';
import { ownMails } from './ownMails.ts';

/** How many documents of a list are in memory at a time. */
const batchSize = 100;

const exported = async function* <Content, Item>(
  query: Query<Content>,
  toItem: (id: string, content: Content) => Item,
): AsyncGenerator<Item[]> {
  for await (const batch of batchesById(query, batchSize)) {
    yield batch.map(({ id, content }) => toItem(id, content));
  }
};

const exportedMails = async function* (account: Account) {
  for await (const batch of ownMails(account)) {
    yield batch.map(({ id, content }) => exportedMail(id, content));
  }
};

const profileOf = async (account: Account) => {
  const { uid, email, emailVerified, displayName, photoURL } = account;
  const { education, location, phoneNumber, createdAt } =
    (await readDocument(users.doc(uid))) ?? {};
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    education,
    location,
    phoneNumber,
    createdAt,
  };
};

/** The parts that are small enough for a single read: limits of the contract bound each list. */
const readFields = async (account: Account) => {
  const buyer = forItself(account);
  const [
    profile,
    terms,
    addresses,
    cart,
    lists,
    purchases,
    partNumbers,
    alerts,
    memberships,
    staffLists,
  ] = await Promise.all([
    profileOf(account),
    getTerms(buyer),
    listAddresses(buyer),
    getCart(buyer),
    exportShoppingLists(buyer.payerId),
    listPurchases(buyer),
    readPartNumbers(buyer.payerId),
    listStockAlerts(account),
    listMemberships(account),
    exportViews(account.uid),
  ]);
  return {
    exportedAt: new Date(),
    profile,
    terms,
    addresses,
    cart: cart.lines,
    lists,
    purchases,
    partNumbers,
    stockAlerts: alerts,
    memberships,
    staffLists,
  };
};

/**
 * All data of an account that the shop keeps: some fields, and lists in batches, each ordered by
 * id. Not included: the audit log, in which admins are recorded, and copies for searching.
 */
export const exportAccount = async (account: Account) => {
  const madeBy = <Content>(collection: Query<Content>) =>
    collection.where('userId', '==', account.uid);
  const paidBy = <Content>(collection: Query<Content>) =>
    collection.where('payerId', '==', account.uid);
  return {
    fields: await readFields(account),
    lists: {
      orders: exported(paidBy(orders), exportedOrder),
      shipments: exported(paidBy(shipments), exportedShipment),
      returns: exported(paidBy(returns), exportedReturn),
      payments: exported(paidBy(payments), exportedPayment),
      invoices: exported(paidBy(invoices), exportedInvoice),
      quotes: exported(paidBy(quotes), exportedQuote),
      inquiries: exported(madeBy(inquiries), exportedInquiry),
      reviews: exported(madeBy(reviews), exportedReview),
      mails: exportedMails(account),
    },
  };
};

/**
 * All data of a customer whom staff have added, like that of an account. Throws `user-not-found` for
 * a customer with an account, who gets it themselves.
 */
export const exportCustomer = async (payerId: string) => {
  const uid = await contactIdOf(payerId);
  const profile = await readDocument(users.doc(uid));
  if (!profile) throw new ApiError('user-not-found');
  const { email, displayName } = profile;
  const nobody = { photoURL: '', emailVerified: false, admin: false };
  return exportAccount({ uid, email, displayName, ...nobody });
};
