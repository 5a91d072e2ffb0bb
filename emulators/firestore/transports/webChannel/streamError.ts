import { httpStatuses, toFirestoreError } from '../../values/errors.ts';

/** The message that ends a stream with an error, or with OK when there is none. */
export const lastMessage = (error?: unknown): unknown[] => {
  if (error === undefined) return ['close'];
  const { code, message } = toFirestoreError(error);
  return [{ error: { code: httpStatuses[code], message, status: code } }];
};
