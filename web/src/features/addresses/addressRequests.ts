import {
  type Acknowledged,
  type Address,
  type AddressInput,
  apiRoutes,
  type Deleted,
  type Inserted,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { idempotencyHeader } from '../../lib/api/idempotencyKey.ts';

const { listAddresses, createAddress, updateAddress, deleteAddress } = apiRoutes;

/** The saved addresses of the account, oldest first. */
export const readAddresses = (signal?: AbortSignal): Promise<Address[]> =>
  callApi(listAddresses, listAddresses.href(), { ...(signal && { signal }) });

/** Saves an address. The idempotency key lets the API recognise a retry. */
export const sendAddress = (body: AddressInput, idempotencyKey: string): Promise<Inserted> =>
  callApi(createAddress, createAddress.href(), {
    body,
    headers: idempotencyHeader(idempotencyKey),
  });

/** Replaces a saved address. */
export const sendAddressChange = (id: string, body: AddressInput): Promise<Acknowledged> =>
  callApi(updateAddress, updateAddress.href({ id }), { body });

/** Deletes a saved address; one that is already gone is no error. */
export const sendAddressDeletion = (id: string): Promise<Deleted> =>
  callApi(deleteAddress, deleteAddress.href({ id }));
