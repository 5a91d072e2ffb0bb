import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { addressSchema } from './model.ts';

/** The calls about addresses. */
export const addressRoutes = {
  listAddresses: route('GET', '/addresses', 'signed in', {
    summary: 'The caller’s saved delivery addresses, oldest first',
    forPayer: true,
    response: { ...listOf(responseOf('Address')), maxItems: limits.addresses },
  }),
  createAddress: route('POST', '/addresses', 'signed in', {
    summary: 'Save a delivery address; the first one is the default',
    forPayer: true,
    body: addressSchema,
    ...createdOnce('Inserted'),
    errors: ['user-not-found', 'role-forbidden'],
  }),
  updateAddress: route('PUT', '/addresses/:id', 'signed in', {
    summary: 'Replace a saved delivery address',
    forPayer: true,
    body: addressSchema,
    response: responseOf('Acknowledged'),
    errors: ['address-not-found', 'role-forbidden'],
  }),
  deleteAddress: route('DELETE', '/addresses/:id', 'signed in', {
    summary: 'Delete a saved delivery address; `deletedCount` is 0 if there is none',
    forPayer: true,
    response: responseOf('Deleted'),
    errors: ['role-forbidden'],
  }),
} as const;
