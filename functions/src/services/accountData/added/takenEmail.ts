import { isAddedCustomer, takenEmailMessage } from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { users } from '../../../store/collections/collections.ts';
import { findDocuments } from '../../../store/reads/queries.ts';

/** How many profiles can name an address: accounts can have had it before. */
const maxProfiles = 20;

/**
 * Throws `validation` for an address of another customer whom staff have added, or of an account
 * that has verified it. An unverified account may belong to anyone, so it does not count.
 */
export const refuseTakenEmail = async (email: string, ownId = ''): Promise<void> => {
  if (email === '') return;
  const found = await findDocuments(users.where('email', '==', email), maxProfiles);
  const isTaken = found.some(
    ({ id, content }) => id !== ownId && (isAddedCustomer(id) || content.emailVerified),
  );
  if (isTaken) throw validationError({ email: takenEmailMessage });
};
