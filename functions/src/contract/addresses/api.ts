import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { createdOnce, responseOf } from '../responseTypes.ts';
import { addressSchema } from './model.ts';

/** The calls about addresses. */
export const addressRoutes = {
  listAddresses: route('GET', '/addresses', {
    summary: 'The caller’s saved delivery addresses, oldest first',
    audience: 'signed in',
    forPayer: true,
    response: { ...listOf(responseOf('Address')), maxItems: limits.addresses },
  }),
  createAddress: route('POST', '/addresses', {
    summary: 'Save a delivery address; the first one is the default',
    audience: 'signed in',
    forPayer: true,
    body: addressSchema,
    ...createdOnce('Inserted'),
    errors: ['user-not-found', 'role-forbidden'],
  }),
  updateAddress: route('PUT', '/addresses/:id', {
    summary: 'Replace a saved delivery address',
    audience: 'signed in',
    forPayer: true,
    body: addressSchema,
    response: responseOf('Acknowledged'),
    errors: ['address-not-found', 'role-forbidden'],
  }),
  deleteAddress: route('DELETE', '/addresses/:id', {
    summary: 'Delete a saved delivery address; `deletedCount` is 0 if there is none',
    audience: 'signed in',
    forPayer: true,
    response: responseOf('Deleted'),
    errors: ['role-forbidden'],
  }),
} as const;
