import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';

/** Answers for every path the contract does not have. */
export const notFound: RequestHandler = () => {
  throw new ApiError('not-found');
};
