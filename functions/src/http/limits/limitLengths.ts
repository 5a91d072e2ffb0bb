import type { Request } from 'express';
import { limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';

/**
 * Refuses a part of a path that is longer than any id, before anything is done with it. Throws
 * `validation`.
 */
export const limitLengths = (
  { params }: Pick<Request<Record<string, string>>, 'params'>,
  _response: unknown,
  next: () => void,
): void => {
  for (const [name, value] of Object.entries(params)) {
    if (value.length > limits.documentId) {
      const message = `${name} must have at most ${limits.documentId} characters`;
      throw validationError({ [name]: message });
    }
  }
  next();
};
