import { isAddedCustomer } from '../../../contract/index.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { users } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { moveMemberships } from '../../companies/members/moveMemberships.ts';
import { moveLists } from '../../priceLists/moveLists.ts';
import { moveViewed } from '../../views/ownViews.ts';
import { moveCustomer } from './moveCustomer.ts';
import { moveOrders } from './moveOrders.ts';
import { moveMailsAndNotes, moveQuotes } from './moveQuotes.ts';

/** How many added customers can have the same address. */
const maxCustomers = 20;

/** The customers whom staff have added with the verified address of an account. */
export const findClaims = async ({
  email,
  emailVerified,
}: Pick<Account, 'email' | 'emailVerified'>): Promise<string[]> => {
  if (!emailVerified || email === '') return [];
  const named = selectFields(users.where('email', '==', email), ['email']);
  const found = await findDocuments(named, maxCustomers);
  return found.map(({ id }) => id).filter(isAddedCustomer);
};

/**
 * Decides that a customer becomes the account: from then on, staff serve the account. Returns false
 * for a customer that is gone, has another address by now, or is claimed by another account.
 */
const claim = (id: string, caller: Caller): Promise<boolean> =>
  transact(async (transaction) => {
    const customer = await transaction.read(users.doc(id));
    if (!customer) return false;
    if (customer.claimedBy !== undefined) return customer.claimedBy === caller.uid;
    if (!caller.emailVerified || customer.email !== caller.email) return false;
    transaction.update(users.doc(id), { claimedBy: caller.uid });
    recordAudit(transaction, caller, {
      action: 'customer-claimed',
      target: { kind: 'user', id: caller.uid, label: caller.email },
      before: { customer: id },
      after: { customer: caller.uid },
    });
    return true;
  });

/** Quotes come before orders: an accepted one becomes an order of the same customer. */
const moveAll = async (from: string, caller: Caller): Promise<void> => {
  const move = { from, uid: caller.uid, email: caller.email };
  const companyIds = await moveMemberships(from, caller);
  await moveLists(from, caller.uid);
  await moveQuotes(move);
  await moveOrders(move);
  await moveMailsAndNotes(move);
  await moveViewed(from, caller.uid);
  await moveCustomer(move, companyIds);
};

/**
 * Gives the account of the caller what belongs to customers whom staff have added with its verified
 * address: orders, quotes, invoices, addresses, companies and agreements. Each claim is in the audit
 * log. Every step can be retried: the profile of the account names the claims until all is moved.
 */
export const claimCustomers = async (ids: readonly string[], caller: Caller): Promise<void> => {
  if (ids.length === 0) return;
  for (const id of ids) if (await claim(id, caller)) await moveAll(id, caller);
  await transact(async (transaction) => {
    const profile = await transaction.read(users.doc(caller.uid));
    if (!profile) return;
    const left = (profile.claims ?? []).filter((id) => !ids.includes(id));
    transaction.update(users.doc(caller.uid), { claims: left });
  });
};
