import {
  cannotOrderMessage,
  isAddedCustomer,
  isCompanyId,
  otherPersonMessage,
  type StaffOfferInput,
} from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { activeAccounts } from '../../store/accounts/accounts.ts';
import { type Buyer, forItself } from '../../store/accounts/caller.ts';
import { users } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { companyReference, existingCompany } from '../companies/stored/companies.ts';
import { readOwners } from '../companies/stored/storedMembers.ts';
import { customerId } from '../customers/customerId.ts';
import {
  memberAsBuyer,
  type OrderingMember,
  readOrderingMember,
} from '../ordering/placing/companyPurchase.ts';

/**
 * A customer whom staff have added. One whom an account has claimed is served as that account. The
 * profile notes the transaction, so that none overlooks a claim or another address of the same time.
 */
const readAddedPerson = async (transaction: Transaction, uid: string): Promise<Buyer> => {
  const profile = await transaction.read(users.doc(uid));
  if (!profile || profile.claimedBy !== undefined) throw new ApiError('user-not-found');
  transaction.update(users.doc(uid), { lastServedId: transaction.id });
  const { email, displayName } = profile;
  return forItself({
    ...{ uid, email, displayName },
    ...{ photoURL: '', emailVerified: false, admin: false },
  });
};

/**
 * The account of a person whom staff serve, as a buyer for itself. Throws `user-not-found` for a
 * disabled or deleted account, also while it is being deleted, and `email-not-verified` where only
 * accounts with a verified address order.
 */
export const readServedPerson = async (transaction: Transaction, uid: string): Promise<Buyer> => {
  if (isAddedCustomer(uid)) return readAddedPerson(transaction, uid);
  const [account] = await activeAccounts([customerId(uid)]);
  if (!account) throw new ApiError('user-not-found');
  if (verifiedOrdersOnly.value() && !account.emailVerified) {
    throw new ApiError('email-not-verified');
  }
  await refuseIfDeleted(transaction, uid);
  // Staff act for the customer, without the rights that the account may have besides.
  return forItself({ ...account, admin: false });
};

/** The first owner of a company: those of a company that orders have one. */
const firstOwnerOf = async (companyId: string): Promise<string | undefined> => {
  existingCompany(await readDocument(companyReference(companyId)));
  const owners = await readOwners(companyId);
  return owners.sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())[0]?.uid;
};

/** The refusals of a member, as staff who have chosen them read it. */
const asChosen = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'not-a-member') return new ApiError('member-not-found', {}, { cause: error });
  return error.code === 'role-forbidden' ? validationError({ userId: cannotOrderMessage }) : error;
};

const readServedMember = async (
  companyId: string,
  chosen: string | undefined,
): Promise<OrderingMember> => {
  const uid = chosen ?? (await firstOwnerOf(companyId)) ?? '';
  const member = await readOrderingMember({ uid, payerId: companyId }).catch((error) => {
    throw asChosen(error);
  });
  if (!member) throw new Error(`${companyId} is no company`);
  return member;
};

/** A customer whom staff serve: the account that buys, and its membership in a company. */
export interface ServedCustomer {
  buyer: Buyer;
  /** Null for a person. */
  member: OrderingMember | null;
}

/**
 * The customer to whom staff make an offer: a person, or the member of a company for whom it is
 * made, by default its first owner. Throws `company-not-found`, `company-inactive`,
 * `member-not-found`, `validation` for a member who may not order and for another account than the
 * person, and the errors of `readServedPerson`.
 */
export const readOfferedCustomer = async (
  transaction: Transaction,
  { payerId, userId }: Pick<StaffOfferInput, 'payerId' | 'userId'>,
): Promise<ServedCustomer> => {
  if (isCompanyId(payerId)) {
    const member = await readServedMember(payerId, userId);
    return { buyer: memberAsBuyer(member), member };
  }
  if (userId !== undefined && userId !== payerId) {
    throw validationError({ userId: otherPersonMessage });
  }
  return { buyer: await readServedPerson(transaction, payerId), member: null };
};
