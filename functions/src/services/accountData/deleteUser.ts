import { type Deleted, isAddedCustomer, limits } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { findAccount, hasAccount, removeAccount } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';
import { pickFields, recordAudit } from '../../store/audit.ts';
import { deletedAccounts, reviews, users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { removeAnswersTo } from '../../store/writes/answers.ts';
import { transact } from '../../store/writes/transact.ts';
import { removeAddressesOf } from '../accounts/addresses.ts';
import { withAdminLock } from '../accounts/admins.ts';
import { checkGrant } from '../accounts/grants.ts';
import { roleOf } from '../accounts/profiles.ts';
import { endKeysOf } from '../apiKeys/accountKeys.ts';
import { dropHandlingOf } from '../assignments/staffPeople.ts';
import { removeCartOf } from '../carts/carts.ts';
import { removePartNumbersOf } from '../carts/partNumbers.ts';
import { removeShoppingListsOf } from '../carts/shoppingLists.ts';
import { removeAccountAlerts } from '../catalogue/alerts/stockAlerts.ts';
import { leaveCompanies } from '../companies/members/leaveCompanies.ts';
import { removePurchasesOf } from '../customers/purchases.ts';
import { removeInquiriesOf } from '../inquiries/inquiries.ts';
import { removeNotesOf } from '../notes/removeNotesOf.ts';
import { removeFilesOf } from '../pictures/pictures.ts';
import { removeQuotesOf } from '../quotes/removeQuotesOf.ts';
import { forgetPicturesOf } from '../returns/returnPictures.ts';
import { anonymiseReviews } from '../reviews/reviews.ts';
import { removeSecondFactorOf } from '../secondFactor/secondFactor.ts';
import { removeRolesOf } from '../staff/staffRoles.ts';
import { removeViewsOf } from '../views/ownViews.ts';
import { removeMailsOf } from './ownMails.ts';

interface Target {
  uid: string;
  email: string;
  emailVerified: boolean;
  admin: boolean;
  roleIds?: readonly string[];
}

/**
 * The accounts that data with this address belongs to: unfinished deletions, profiles and reviews.
 * Customers whom staff have added are none: a stranger who registers the address must not delete them.
 */
const uidsWithData = async (email: string): Promise<string[]> => {
  const [[unfinished], [profile], [review]] = await Promise.all([
    findDocuments(deletedAccounts.where('email', '==', email), 1),
    findDocuments(users.where('email', '==', email), 1),
    findDocuments(reviews.where('reviewerEmail', '==', email), 1),
  ]);
  const uids = [unfinished?.id, profile?.id, review?.content.userId];
  return uids.filter((uid) => uid !== undefined).filter((uid) => !isAddedCustomer(uid));
};

/** Finds an account that is gone from Firebase Auth, but still has data in Firestore. */
const findRemainingData = async (email: string): Promise<Target | undefined> => {
  if (email.length > limits.email) return undefined;
  for (const uid of await uidsWithData(email)) {
    // An existing account has changed its address since.
    if (!(await hasAccount(uid))) return { uid, email, emailVerified: false, admin: false };
  }
  return undefined;
};

const findTarget = async (email: string, caller: Caller): Promise<Target> => {
  const target =
    (await findAccount(email, caller)) ?? (await findRemainingData(email.toLowerCase()));
  if (!target) throw new ApiError('user-not-found');
  return target;
};

/** Replaces the profile with a tombstone. After that, nothing can be written for the account. */
const begin = ({ uid, email, admin }: Target, caller: Caller): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(deletedAccounts.doc(uid))) return;
    const profile = await transaction.read(users.doc(uid));
    transaction.create(deletedAccounts.doc(uid), { email, at: new Date() });
    if (profile) transaction.remove(users.doc(uid));
    else transaction.assertMissing(users.doc(uid));
    if (!caller.staff) return;
    recordAudit(transaction, caller, {
      action: 'user-deleted',
      target: { kind: 'user', id: uid, label: email },
      before: profile ? pickFields(profile, ['displayName', 'role']) : { role: roleOf({ admin }) },
      after: {},
    });
  });

const finish = (uid: string): Promise<void> =>
  transact(async ({ merge }) => merge(deletedAccounts.doc(uid), { email: '' }));

/**
 * Every step can be retried. The account is deleted late, because its owner can retry until then.
 * The address in the tombstone is removed last, because an admin can retry with it.
 */
const removeAll = async (
  target: Target,
  caller: Caller,
  confirm: () => Promise<void>,
): Promise<void> => {
  const { uid } = target;
  const by = { ...caller, uid, email: target.email };
  await leaveCompanies(uid, by);
  await begin(target, caller);
  // Only now can the account join no company any more.
  await leaveCompanies(uid, by);
  await anonymiseReviews(uid);
  await removeInquiriesOf(uid);
  await removeAccountAlerts(uid);
  await removeQuotesOf(uid);
  await removeNotesOf(uid);
  await removeAnswersTo(uid);
  await endKeysOf(uid);
  await removeSecondFactorOf(uid);
  await removeCartOf(uid);
  await removeAddressesOf(uid);
  await removeShoppingListsOf(uid);
  await removePurchasesOf(uid);
  await removeViewsOf(uid);
  if (target.admin || target.roleIds) await dropHandlingOf(uid);
  await removeRolesOf(uid);
  await removePartNumbersOf(uid);
  await forgetPicturesOf(uid);
  await removeFilesOf(uid);
  await removeMailsOf(target);
  await confirm();
  await removeAccount(uid);
  await finish(uid);
};

/**
 * Deletes a customer whom staff have added, like an account. A retry completes a deletion that
 * failed part-way. Throws `user-not-found` for a customer with an account, and `last-owner` for the
 * contact person of a company.
 */
export const deleteCustomer = async (id: string, caller: Caller): Promise<Deleted> => {
  if (!isAddedCustomer(id)) throw new ApiError('user-not-found');
  const [profile, tombstone] = await Promise.all([
    readDocument(users.doc(id)),
    readDocument(deletedAccounts.doc(id)),
  ]);
  const email = profile?.email ?? tombstone?.email;
  if (email === undefined || profile?.claimedBy !== undefined) throw new ApiError('user-not-found');
  await removeAll({ uid: id, email, emailVerified: false, admin: false }, caller, async () => {});
  return { acknowledged: true, deletedCount: 1 };
};

/**
 * Deletes the account with this address, its profile, cart, saved addresses, lists, last purchases,
 * own part numbers, roles of staff, stock alerts, stored answers, inquiries, pictures, the quotes that did not become
 * an order, the notes of staff on it, its views of lists, also those that it shares, and its mails,
 * takes it off all that it handles, revokes the API keys that it created, and makes its reviews anonymous. Its memberships end. What the shop has to keep for its
 * accounts stays, with the name and address of the customer: orders, shipments, returns without
 * their pictures, accepted quotes, payments, invoices and credit notes, the sales of past months, the
 * agreed terms and the open amount, and the audit log. Admins can still record payments and refunds of these orders.
 * The audit log records deletions by admins. A retry completes a deletion that failed part-way.
 * Throws `forbidden` for one of the staff who may do what the caller may not, `user-not-found`, `last-admin`, and `last-owner` for the last owner of a company.
 */
export const deleteUser = async (email: string, caller: Caller): Promise<Deleted> => {
  const target = await findTarget(email, caller);
  if (target.uid !== caller.uid) await checkGrant(caller, await permissionsNow(target));
  await withAdminLock(target, caller, (confirm) => removeAll(target, caller, confirm));
  return { acknowledged: true, deletedCount: 1 };
};
