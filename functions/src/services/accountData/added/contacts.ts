import { isAddedCustomer, isCompanyId } from '../../../contract/index.ts';
import type { UserDocument } from '../../../documents/people/users.ts';
import { ApiError } from '../../../errors.ts';
import { users } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readContact } from '../../customers/contacts.ts';

/**
 * The id of the person without an account behind a customer: the customer, or the contact person of
 * a company. Throws `user-not-found` for any other customer.
 */
export const contactIdOf = async (payerId: string): Promise<string> => {
  if (!isCompanyId(payerId)) {
    if (isAddedCustomer(payerId)) return payerId;
    throw new ApiError('user-not-found');
  }
  const contact = await readContact(payerId, undefined);
  if (!contact) throw new ApiError('user-not-found');
  return contact.userId;
};

/** The profile of an added customer whom nobody has claimed. Throws `user-not-found`. */
export const readUnclaimed = async (
  transaction: Transaction,
  id: string,
): Promise<UserDocument> => {
  const profile = await transaction.read(users.doc(id));
  if (!profile || profile.claimedBy !== undefined) throw new ApiError('user-not-found');
  return profile;
};
