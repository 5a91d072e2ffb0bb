import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Address, type AddressInput, apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { useKeptQuery } from '../../lib/queries/kept/useKeptQuery.ts';

const { listAddresses, createAddress, updateAddress, deleteAddress } = apiRoutes;

const keyOf = (uid: string) => ['addresses', uid];

/** The saved addresses of an account, oldest first. */
export const useAddresses = (uid: string) =>
  useKeptQuery(keyOf(uid), ({ signal }) => callApi(listAddresses, { signal }));

/** An address to save: a new one under an idempotency key, or a change of a saved one. */
type AddressSave = { input: AddressInput } & ({ id: string } | { idempotencyKey: string });

/** Resolves to the id of the saved address. */
const save = async ({ input: body, ...request }: AddressSave): Promise<string> => {
  if ('idempotencyKey' in request) {
    const { idempotencyKey } = request;
    return (await callApi(createAddress, { body, idempotencyKey })).insertedId;
  }
  await callApi(updateAddress, { params: { id: request.id }, body });
  return request.id;
};

const inputOf = ({ _id: _, ...input }: Address): AddressInput => input;

/**
 * Changes of an address book. Each one refreshes the list, also after a failure: it may be out of
 * date.
 */
export const useAddressChanges = (uid: string) => {
  const client = useQueryClient();
  const onSettled = () => invalidateQueries(client, keyOf(uid));
  const saving = useMutation({ mutationFn: save, onSettled });
  const deleting = useMutation({
    // The deletion of an address that is already gone is no error.
    mutationFn: ({ _id: id }: Address) => callApi(deleteAddress, { params: { id } }),
    onSettled,
  });
  return {
    save: saving.mutateAsync,
    makeDefault: (address: Address) =>
      saving.mutateAsync({ id: address._id, input: { ...inputOf(address), isDefault: true } }),
    remove: deleting.mutateAsync,
    isDeleting: deleting.isPending,
  };
};
