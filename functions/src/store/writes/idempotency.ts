import { createHash, randomUUID } from 'node:crypto';

const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A digest that does not depend on the order of the fields. */
const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? '')
    .digest('hex');

/** The input of a request, and its idempotency key if it has one. */
export interface IdempotentRequest<Input> {
  input: Input;
  key: string | undefined;
}

/** An id from account and key: the same for a retry; random without a key. */
export const keyedIdOf = (uid: string, key: string | undefined): string =>
  key === undefined ? randomUUID() : digest([uid, key]);

/** A hash of the input, to distinguish a retry from another request with the same key. */
export const inputHash = (input: unknown): string => digest(input);
