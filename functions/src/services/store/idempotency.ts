import { createHash, randomUUID } from 'node:crypto';

const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same for equal values, in whichever order a client sent their fields. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');

/** Under which key, if any, something was asked for. */
export interface IdempotentRequest<Input> {
  input: Input;
  key: string | undefined;
}

/** The id of what an account asks for: always the same under the same key, new without one. */
export const keyedIdOf = (uid: string, key: string | undefined): string =>
  key === undefined ? randomUUID() : digest([uid, key]);

/**
 * The id of what an account asks for with this input: always the same under the same key, new
 * without one. Another input under the same key is another request.
 */
export const requestIdOf = (uid: string, { input, key }: IdempotentRequest<unknown>): string =>
  key === undefined ? randomUUID() : digest([uid, key, input]);

/** What was asked for under a key, to tell a repeat from another request; `null` without one. */
export const requestHash = <Input>({ input, key }: IdempotentRequest<Input>): string | null =>
  key === undefined ? null : digest(input);
