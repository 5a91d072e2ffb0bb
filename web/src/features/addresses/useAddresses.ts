import { type Address, type AddressInput, apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useKeptQuery } from '../../lib/queries/kept/useKeptQuery.ts';
import { useSend } from '../../lib/queries/useSend.ts';

const { listAddresses, createAddress, updateAddress, deleteAddress } = apiRoutes;

/** The query key of the addresses of an account. */
export const addressesKey = (uid: string) => ['addresses', uid];

/** The saved addresses of an account, oldest first. */
export const useAddresses = (uid: string) =>
  useKeptQuery(addressesKey(uid), ({ signal }) => callApi(listAddresses, { signal }));

const inputOf = ({ _id: _, ...input }: Address): AddressInput => input;

/** The changes of an address book. */
export const useAddressChanges = (uid: string) => {
  const options = { refreshes: [addressesKey(uid)] };
  const change = useSend(
    ({ id, input: body }: { id: string; input: AddressInput }) =>
      callApi(updateAddress, { params: { id }, body }),
    options,
  );
  return {
    /** Resolves to the id of the new address. */
    add: useSend(
      async (body: AddressInput, idempotencyKey) =>
        (await callApi(createAddress, { body, idempotencyKey })).insertedId,
      options,
    ),
    change,
    makeDefault: (address: Address) =>
      change({ id: address._id, input: { ...inputOf(address), isDefault: true } }),
    // The deletion of an address that is already gone is no error.
    remove: useSend(({ _id: id }: Address) => callApi(deleteAddress, { params: { id } }), options),
  };
};
