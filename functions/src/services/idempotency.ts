import { createHash, randomUUID } from 'node:crypto';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Under which key, if any, something was asked for. */
export interface IdempotentRequest<Input> {
  input: Input;
  key: string | undefined;
}

/** The id of what an account asks for: always the same under the same key, new without one. */
export const idempotentId = (uid: string, key: string | undefined): string =>
  key === undefined ? randomUUID() : digest([uid, key]);

/**
 * The id of what an account asks for in these very words: always the same under the same key, new
 * without one. Other words under the same key are another request.
 */
export const idempotentActId = (uid: string, { input, key }: IdempotentRequest<unknown>): string =>
  idempotentId(uid, key && JSON.stringify([key, input]));

/** What was asked for under a key, to tell a repeat from another request; `null` without one. */
export const requestHash = <Input>({ input, key }: IdempotentRequest<Input>): string | null =>
  key === undefined ? null : digest(input);
