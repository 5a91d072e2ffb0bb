import { route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { companyKeySchema, keyRotationSchema, keySchema } from './forms.ts';

/** The calls about API keys. No key makes, rotates or revokes one. */
export const keyRoutes = {
  listKeys: route('GET', '/keys', 'read_keys', {
    summary: 'The keys of the shop, newest first, without their texts',
    ...pageOf('ApiKey'),
  }),
  getOwnKey: route('GET', '/key', 'everyone', {
    summary: 'The key with which the call is made',
    response: responseOf('ApiKey'),
    errors: ['key-not-found'],
  }),
  getKey: route('GET', '/key/:id', 'read_keys', {
    summary: 'A key of the shop or of a company, without its text',
    response: responseOf('ApiKey'),
    errors: ['key-not-found'],
  }),
  createKey: route('POST', '/key', 'write_keys', {
    needsProof: true,
    summary:
      'Create a key of the shop with permissions that the caller has: the response alone has its text',
    body: keySchema,
    ...createdOnce('CreatedKey'),
    errors: ['keys-not-available'],
  }),
  rotateKey: route('POST', '/key/:id/rotation', 'write_keys', {
    needsProof: true,
    summary:
      'Create a key of the shop with the permissions of another one, which the caller has, and choose the last day of the other one',
    body: keyRotationSchema,
    ...createdOnce('RotatedKey'),
    errors: ['key-not-found', 'key-not-active', 'keys-not-available'],
  }),
  revokeKey: route('DELETE', '/key/:id', 'write_keys', {
    needsProof: true,
    summary: 'Revoke a key of the shop or of a company: it is refused from the next call on',
    response: responseOf('ChangedKey'),
    errors: ['key-not-found'],
  }),
  listCompanyKeys: route('GET', '/company/:id/keys', 'member or read_keys', {
    companyRight: 'manage',
    summary: 'The keys of a company, newest first, without their texts',
    ...pageOf('ApiKey'),
    errors: ['company-not-found'],
  }),
  createCompanyKey: route('POST', '/company/:id/keys', 'member', {
    companyRight: 'manage',
    needsProof: true,
    summary:
      'Create a key that acts for the company with the rights of the caller: the response alone has its text',
    body: companyKeySchema,
    ...createdOnce('CreatedKey'),
    errors: ['company-inactive', 'keys-not-available'],
  }),
  rotateCompanyKey: route('POST', '/company/:id/keys/:key/rotation', 'member', {
    companyRight: 'manage',
    needsProof: true,
    summary:
      'Create a key of the company with the permissions of another one, and choose the last day of the other one',
    body: keyRotationSchema,
    ...createdOnce('RotatedKey'),
    errors: ['company-inactive', 'key-not-found', 'key-not-active', 'keys-not-available'],
  }),
  revokeCompanyKey: route('DELETE', '/company/:id/keys/:key', 'member', {
    companyRight: 'manage',
    needsProof: true,
    summary: 'Revoke a key of the company: it is refused from the next call on',
    response: responseOf('ChangedKey'),
    errors: ['key-not-found'],
  }),
} as const;
