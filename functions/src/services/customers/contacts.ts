import {
  type CustomerContact,
  companyLimits,
  isAddedCustomer,
  isCompanyId,
} from '../../contract/index.ts';
import type { UserDocument } from '../../documents/people/users.ts';
import { addressBook, memberships } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';

type Person = Omit<CustomerContact, 'address'>;

const contactOf = async (companyId: string): Promise<Person | null> => {
  const owners = memberships.where('companyId', '==', companyId).where('role', '==', 'owner');
  const found = await findDocuments(owners, companyLimits.members);
  const contact = found.find(({ content }) => isAddedCustomer(content.uid))?.content;
  return contact ? { userId: contact.uid, name: contact.name, email: contact.email } : null;
};

const personOf = (payerId: string, profile: UserDocument | undefined): Person | null =>
  profile && isAddedCustomer(payerId)
    ? { userId: payerId, name: profile.displayName, email: profile.email }
    : null;

/**
 * The person without an account behind a customer whom staff have added; null for a customer with
 * an account. `profile` is that of a person, if they have one.
 */
export const readContact = async (
  payerId: string,
  profile: UserDocument | undefined,
): Promise<CustomerContact | null> => {
  const person = isCompanyId(payerId) ? await contactOf(payerId) : personOf(payerId, profile);
  if (!person) return null;
  const { addresses = [] } = (await readDocument(addressBook(payerId))) ?? {};
  return { ...person, address: addresses.find(({ isDefault }) => isDefault) ?? null };
};
