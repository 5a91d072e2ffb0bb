import type { RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { ApiError } from '../errors.ts';
import { isWrite } from './isWrite.ts';

/** How many writes a minute are let through, read anew for each; 0 is no limit. */
export interface WriteLimit {
  value: () => number;
}

/**
 * Counts in this instance's memory: a limit costs no read of the store, and the true ceiling is
 * the limit times the instances that run.
 */
const limitWrites = (limit: WriteLimit, options: Partial<Options>): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: () => limit.value(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Google's front end adds `Forwarded`; Express reads the `X-Forwarded-For` beside it.
    validate: { forwardedHeader: false },
    ...options,
    skip: (request, response) =>
      limit.value() < 1 || !isWrite(request) || options.skip?.(request, response) === true,
    handler: (_request, _response, next) => next(new ApiError('rate-limited')),
  });

/** Lets each address (IPv6: each network) write so often. Fails with `rate-limited`. */
export const limitAddresses = (limit: WriteLimit): RequestHandler =>
  limitWrites(limit, { identifier: 'address' });

/** Lets each account write so often, from wherever. Fails with `rate-limited`. */
export const limitAccounts = (limit: WriteLimit): RequestHandler =>
  limitWrites(limit, {
    identifier: 'account',
    skip: (_request, { locals }) => locals.caller === undefined,
    keyGenerator: (_request, { locals }) => locals.caller?.uid ?? '',
  });
