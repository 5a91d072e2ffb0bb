import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address, AddressInput } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import {
  readAddresses,
  sendAddress,
  sendAddressChange,
  sendAddressDeletion,
} from './addressRequests.ts';

const keyOf = (uid: string) => ['addresses', uid];

/** The saved addresses of an account, oldest first. */
export const useAddresses = (uid: string) =>
  useQuery({ queryKey: keyOf(uid), queryFn: ({ signal }) => readAddresses(signal) });

/** An address to save: a new one under an idempotency key, or a change of a saved one. */
type AddressSave = { input: AddressInput } & ({ id: string } | { idempotencyKey: string });

/** Resolves to the id of the saved address. */
const save = async (request: AddressSave): Promise<string> => {
  if ('idempotencyKey' in request) {
    return (await sendAddress(request.input, request.idempotencyKey)).insertedId;
  }
  await sendAddressChange(request.id, request.input);
  return request.id;
};

const inputOf = ({ _id: _, ...input }: Address): AddressInput => input;

/** Changes of an address book. Each one refreshes the list, also after a failure: it may be out of date. */
export const useAddressChanges = (uid: string) => {
  const client = useQueryClient();
  const onSettled = () => invalidateQueries(client, keyOf(uid));
  const saving = useMutation({ mutationFn: save, onSettled });
  const deleting = useMutation({
    mutationFn: ({ _id }: Address) => sendAddressDeletion(_id),
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
