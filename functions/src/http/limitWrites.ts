import type { RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { ApiError } from '../errors.ts';
import { isWrite } from './isWrite.ts';

/** The number of writes allowed per minute, read for each request; 0 means no limit. */
export interface WriteLimit {
  value: () => number;
}

/**
 * Counts in the memory of this instance: it needs no database read, but the effective limit is
 * multiplied by the number of running instances.
 */
const limitWrites = (limit: WriteLimit, options: Partial<Options>): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: () => limit.value(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Google's front end also sends `Forwarded`; Express uses `X-Forwarded-For`.
    validate: { forwardedHeader: false },
    ...options,
    skip: (request, response) =>
      limit.value() < 1 || !isWrite(request) || options.skip?.(request, response) === true,
    handler: (_request, _response, next) => next(new ApiError('rate-limited')),
  });

/** Limits the writes of each address (IPv6: each network). Fails with `rate-limited`. */
export const limitAddresses = (limit: WriteLimit): RequestHandler =>
  limitWrites(limit, { identifier: 'address' });

/** Limits the writes of each account from all addresses. Fails with `rate-limited`. */
export const limitAccounts = (limit: WriteLimit): RequestHandler =>
  limitWrites(limit, {
    identifier: 'account',
    skip: (_request, { locals }) => locals.caller === undefined,
    keyGenerator: (_request, { locals }) => locals.caller?.uid ?? '',
  });
