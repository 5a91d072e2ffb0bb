import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { ApiError } from '../errors.ts';
import { isLookup, isNotification, isWrite } from './isWrite.ts';

/** The number of requests allowed per minute, read for each request; 0 means no limit. */
export interface RequestLimit {
  value: () => number;
}

interface Counted extends Partial<Options> {
  counts: (request: Request) => boolean;
}

/**
 * Counts in the memory of this instance: it needs no database read, but the effective limit is
 * multiplied by the number of running instances.
 */
const limitRequests = (limit: RequestLimit, { counts, ...options }: Counted): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: () => limit.value(),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Google's front end also sends `Forwarded`; Express uses `X-Forwarded-For`.
    validate: { forwardedHeader: false },
    ...options,
    skip: (request, response) =>
      limit.value() < 1 || !counts(request) || options.skip?.(request, response) === true,
    handler: (_request, _response, next) => next(new ApiError('rate-limited')),
  });

/** Limits the writes of each address (IPv6: each network). Fails with `rate-limited`. */
export const limitAddresses = (limit: RequestLimit): RequestHandler =>
  limitRequests(limit, { counts: isWrite, identifier: 'address' });

/**
 * Limits the lookups of each address: they change nothing, but each can cost hundreds of reads. Fails
 * with `rate-limited`.
 */
export const limitLookups = (limit: RequestLimit): RequestHandler =>
  limitRequests(limit, { counts: isLookup, identifier: 'lookups' });

/**
 * Limits the events of the payment provider that each address sends in vain: a forged one costs a check
 * of its signature. Valid ones have no limit, because they come in bursts from a few addresses, and
 * report money. Fails with `rate-limited`, after which the provider retries.
 */
export const limitRefusedEvents = (limit: RequestLimit): RequestHandler =>
  limitRequests(limit, {
    counts: isNotification,
    identifier: 'events',
    skipSuccessfulRequests: true,
  });

/** Limits the writes of each account from all addresses. Fails with `rate-limited`. */
export const limitAccounts = (limit: RequestLimit): RequestHandler =>
  limitRequests(limit, {
    counts: isWrite,
    identifier: 'account',
    skip: (_request, { locals }) => locals.caller === undefined,
    keyGenerator: (_request, { locals }) => locals.caller?.uid ?? '',
  });
