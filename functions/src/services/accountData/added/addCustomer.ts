import {
  type AddedCustomer,
  addedCustomerIdOf,
  companyIdOf,
  type NewCustomerInput,
} from '../../../contract/index.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { addressBook } from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { completedAddress } from '../../accounts/completedAddress.ts';
import { replaceProfile } from '../../accounts/profiles.ts';
import { createCompany } from '../../companies/newCompany.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { refuseTakenEmail } from './takenEmail.ts';

/** The buyer's name of the first address. */
const label = 'Address';

type Address = Omit<NewCustomerInput, 'kind' | 'email'>;

/** Creates the company of a contact person, which may order immediately: staff know it. */
const addCompany = async (
  transaction: Transaction,
  contact: Account,
  address: Address,
  caller: Caller,
): Promise<string> => {
  const id = companyIdOf(transaction.id);
  const { company: name, country } = address;
  const details = {
    ...{ name, country, taxId: '', registrationNumber: '', invoiceEmail: '', position: '' },
    billingAddress: address,
  };
  const by = { actor: 'admin', uid: caller.uid } as const;
  await createCompany(transaction, details, { id, owner: contact, status: 'active', by, country });
  return id;
};

/**
 * Adds a customer who has no account: a person, or an active company with its contact person as the
 * owner, and the address in the address book. A person who signs up and verifies the e-mail address
 * claims the customer. A retry with the same key gets the first response. Throws `validation` for an
 * address that another customer has.
 */
export const addCustomer = (
  { input, key }: IdempotentRequest<NewCustomerInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<AddedCustomer> =>
  once({ caller: caller.uid, key, input, checkRights: checkedByRoute }, async (transaction) => {
    const uid = addedCustomerIdOf(transaction.id);
    const { kind, email, ...parts } = input;
    const [{ seller }] = await Promise.all([read(), refuseTakenEmail(email)]);
    const address = completedAddress(parts, seller.country);
    const { person: displayName, phoneNumber } = address;
    const contact = { uid, email, displayName, photoURL: '', emailVerified: false, admin: false };
    await replaceProfile(transaction, contact, undefined, { phoneNumber });
    const payerId =
      kind === 'company' ? await addCompany(transaction, contact, address, caller) : uid;
    const saved = { ...address, _id: transaction.id, label, isDefault: true };
    transaction.create(addressBook(payerId), { addresses: [saved], changeId: transaction.id });
    recordAudit(transaction, caller, {
      action: 'customer-added',
      target: { kind: 'user', id: uid, label: email || displayName },
      before: {},
      after: { kind, displayName, email, ...(kind === 'company' && { company: address.company }) },
    });
    return { acknowledged: true, payerId };
  });
