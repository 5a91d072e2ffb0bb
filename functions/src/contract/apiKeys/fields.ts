import { listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { permissions } from '../permissions/permissions.ts';

/** Who has created a key. */
const creator = recordOf({ uid: text, name: text, email: text });

/** An API key. Its text is shown once, and is no field. */
export const keyFields = {
  name: text,
  prefix: about(text, 'Its first 12 characters, by which people recognise it'),
  permissions: about(listOf(oneOf(permissions)), 'What it may do; they never change'),
  addresses: about(listOf(text), 'The networks (CIDR) from which it is accepted; empty for all'),
  owner: about(nullable(text), 'The company for which it acts; null for the shop'),
  creator: about(
    creator,
    'Whose rights it has at most; empty texts after their account is deleted',
  ),
  createdAt: time,
  lastUsedAt: about(nullable(time), 'Up to five minutes old; null if it was never used'),
  expiresAt: about(time, 'From then on it is refused'),
  revokedAt: about(nullable(time), 'Since when it is refused before its time; null if it is not'),
  successor: about(nullable(text), 'The id of the key that replaces it; null without one'),
};

/** A key as the documents note it that were made with it. */
export const notedKeyFields = {
  name: text,
  prefix: keyFields.prefix,
};
