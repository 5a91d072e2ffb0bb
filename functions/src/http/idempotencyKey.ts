import type { Request } from 'express';
import { limits } from '../contract/index.ts';
import { validationError } from '../errors.ts';

const header = 'Idempotency-Key';

/** The request's Idempotency-Key, if it has one. Throws `validation` for one of a bad length. */
export const idempotencyKeyOf = (request: Pick<Request, 'get'>): string | undefined => {
  const key = request.get(header);
  if (key === undefined || (key.length >= 1 && key.length <= limits.idempotencyKey)) return key;
  throw validationError({
    [header]: `${header} must have 1 to ${limits.idempotencyKey} characters`,
  });
};
