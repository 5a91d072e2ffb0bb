import {
  type Acknowledged,
  type Address,
  type AddressInput,
  type Deleted,
  fullAddressBookMessage,
  type Inserted,
  limits,
  may,
} from '../../contract/index.ts';
import type { AddressBookDocument } from '../../documents/people/users.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { addressBook } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { shopCountry } from '../settings/settings.ts';
import { completedAddress } from './completedAddress.ts';

/** Throws `role-forbidden` for a member who does not manage the address book of the company. */
const checkOwner = ({ membership }: Buyer): void => {
  if (membership && !may(membership.role, 'manage')) throw new ApiError('role-forbidden');
};

/** The payer's saved addresses, oldest first. */
export const listAddresses = async ({ payerId }: Pick<Buyer, 'payerId'>): Promise<Address[]> =>
  (await readDocument(addressBook(payerId)))?.addresses ?? [];

/** Makes one address the default: the given one, or the first if that is none of them. */
const withDefault = (addresses: readonly Address[], id: string | undefined): Address[] => {
  const defaultAddress = addresses.find(({ _id }) => _id === id) ?? addresses[0];
  return addresses.map((address) => ({ ...address, isDefault: address === defaultAddress }));
};

const defaultOf = (addresses: readonly Address[]): string | undefined =>
  addresses.find(({ isDefault }) => isDefault)?._id;

interface ChangedBook {
  book: AddressBookDocument | undefined;
  addresses: Address[];
}

/**
 * Stores the addresses of a payer. Throws `user-not-found` for a new address book when the account
 * of the caller is being deleted.
 */
const storeBook = async (
  transaction: Transaction,
  { uid, payerId }: Buyer,
  { book, addresses }: ChangedBook,
): Promise<void> => {
  if (!book) await refuseIfDeleted(transaction, uid);
  const changed = { addresses, changeId: transaction.id };
  if (book) transaction.update(addressBook(payerId), changed);
  else transaction.create(addressBook(payerId), changed);
};

/** Changes the addresses of a payer in one transaction; `null` for no change. */
const changeAddresses = async (
  owner: Buyer,
  change: (addresses: readonly Address[]) => Address[] | null,
): Promise<void> => {
  checkOwner(owner);
  const reference = addressBook(owner.payerId);
  return transact(
    async (transaction) => {
      const book = await transaction.read(reference);
      const addresses = change(book?.addresses ?? []);
      if (addresses) await storeBook(transaction, owner, { book, addresses });
    },
    { confirmBy: { reference, shows: ({ changeId }, id) => changeId === id } },
  );
};

/** An address as it is stored: in the country of the seller unless it names another. */
const completed = async (input: AddressInput): Promise<AddressInput> =>
  completedAddress(input, input.country || (await shopCountry()));

const toAddress = (_id: string, input: AddressInput): Address => ({
  ...input,
  _id,
  isDefault: false,
});

/**
 * Saves an address; a retry with the same key and form changes nothing. The first address is the
 * default. Throws `validation` when the address book is full, and `user-not-found` when the account
 * is being deleted. This and the other changes throw `role-forbidden` for a member who does not manage
 * the company.
 */
export const createAddress = async (
  request: IdempotentRequest<AddressInput>,
  owner: Buyer,
): Promise<Inserted> => {
  checkOwner(owner);
  const input = await completed(request.input);
  const { uid, payerId } = owner;
  const sent = { caller: uid, key: request.key, input: { payerId, ...request.input } };
  const changes = addressBook(payerId);
  const checkRights = () => checkOwner(owner);
  return once({ ...sent, changes, checkRights }, async (transaction, book) => {
    const { id } = transaction;
    const { addresses = [] } = book ?? {};
    if (addresses.length >= limits.addresses) {
      throw validationError({ addresses: fullAddressBookMessage });
    }
    const defaultId = input.isDefault ? id : defaultOf(addresses);
    const saved = withDefault([...addresses, toAddress(id, input)], defaultId);
    await storeBook(transaction, owner, { book, addresses: saved });
    return { acknowledged: true, insertedId: id };
  });
};

/** Replaces an address. Throws `address-not-found`. */
export const updateAddress = async (
  id: string,
  input: AddressInput,
  owner: Buyer,
): Promise<Acknowledged> => {
  const address = toAddress(id, await completed(input));
  await changeAddresses(owner, (addresses) => {
    if (!addresses.some(({ _id }) => _id === id)) throw new ApiError('address-not-found');
    const defaultId = input.isDefault ? id : defaultOf(addresses);
    const changed = addresses.map((one) => (one._id === id ? address : one));
    return withDefault(changed, defaultId);
  });
  return { acknowledged: true };
};

/**
 * Deletes an address, if it is there. If it was the default, the oldest one becomes the default.
 */
export const deleteAddress = async (id: string, owner: Buyer): Promise<Deleted> => {
  let deletedCount = 0;
  await changeAddresses(owner, (addresses) => {
    const rest = addresses.filter(({ _id }) => _id !== id);
    deletedCount = addresses.length - rest.length;
    return deletedCount === 0 ? null : withDefault(rest, defaultOf(rest));
  });
  return { acknowledged: true, deletedCount };
};

/** Deletes the address book of an account, if it has one. */
export const removeAddressesOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(addressBook(uid))) transaction.remove(addressBook(uid));
  });
