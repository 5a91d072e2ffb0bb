import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import type { keyFields, notedKeyFields } from './fields.ts';

/** A key in a response; times are ISO 8601. */
export interface ApiKey extends Sent<typeof keyFields> {
  _id: string;
}

/** A key as an order notes it. */
export interface NotedKey extends Sent<typeof notedKeyFields> {}

/** A created key, with its text, which is never shown again. */
export interface CreatedKey extends Acknowledged {
  insertedId: string;
  apiKey: ApiKey;
  secret: string;
}

/** A key that replaces another one, with its text, which is never shown again. */
export interface RotatedKey extends CreatedKey {
  /** The other one, which is accepted until its last day. */
  oldKey: ApiKey;
}

/** A changed key. */
export interface ChangedKey extends Acknowledged {
  apiKey: ApiKey;
}

/** For how many days a key is accepted whose form names no last day, and at most. */
export const keyDays = { default: 365, max: 730 } as const;

/** How many days before its end the creator of a key gets a mail. */
export const keyReminderDays = 14;

/** How many minutes the last use of a key may be late. */
export const keyUseMinutes = 5;

/** The name under which a key acts, in the audit log and to people. */
export const keyActor = ({ name }: NotedKey): string => `key ${name}`;
