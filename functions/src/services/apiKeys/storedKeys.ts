import { keyFields } from '../../contract/apiKeys/fields.ts';
import { type ApiKey, dayMs, keyReminderDays } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { apiKeys } from '../../store/collections/keyCollections.ts';
import { resource } from '../../store/resource/resource.ts';

export const keyResource = resource({
  collection: apiKeys,
  fields: keyFields,
  notFound: 'key-not-found',
});

/** Converts a stored key to the one that the API sends. */
export const toKey = (id: string, stored: KeyDocument): ApiKey => keyResource.toSent(id, stored);

/** When the creator of a key gets the mail that it is about to expire. */
const reminderOf = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() - keyReminderDays * dayMs);

/** What of a new key its maker chooses. */
export type NewKey = Pick<
  KeyDocument,
  | 'name'
  | 'prefix'
  | 'permissions'
  | 'addresses'
  | 'owner'
  | 'creator'
  | 'expiresAt'
  | 'companyStatus'
>;

/** A key that is stored for the first time. */
export const newKeyDocument = (key: NewKey, changeId: string, now: Date): KeyDocument => ({
  ...key,
  createdAt: now,
  lastUsedAt: null,
  revokedAt: null,
  successor: null,
  checkAt: reminderOf(key.expiresAt),
  changeId,
});
