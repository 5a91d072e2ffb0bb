import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { ApiError } from '../../errors.ts';
import { isLookup, isNotification, isWrite } from '../access/isWrite.ts';
import { addressesPerProxy, addressOf, nearestAddress } from '../addresses/callerAddress.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Whether the request carries a valid signature of the payment provider. */
      isSigned?: boolean;
    }
  }
}

/** The number of requests allowed per minute, read for each request; 0 means no limit. */
export interface RequestLimit {
  value: () => number;
}

interface Counted extends Partial<Omit<Options, 'identifier'>> {
  counts: (request: Request, response: Response) => boolean;
  /** Names the limit in the response. */
  identifier: string;
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
    skip: (request, response) => limit.value() < 1 || !counts(request, response),
    handler: (_request, _response, next) => next(new ApiError('rate-limited')),
  });

/** Limits each address (IPv6: each network), and all that one caller of the front end may forge. */
const limitByAddress = (
  limit: RequestLimit,
  { identifier, ...counted }: Counted,
): RequestHandler => {
  const ofProxy: RequestLimit = { value: () => addressesPerProxy * limit.value() };
  return Router().use(
    limitRequests(ofProxy, {
      ...counted,
      identifier: `${identifier}-proxy`,
      keyGenerator: nearestAddress,
    }),
    limitRequests(limit, { ...counted, identifier, keyGenerator: addressOf }),
  );
};

const isVisitor = ({ locals }: Response): boolean => locals.caller === undefined;

const keyIdOf = ({ locals }: Response): string | undefined => locals.caller?.key?.id;

const uidOf = ({ locals }: Response): string => locals.caller?.uid ?? '';

/** Limits what each account sends, from all addresses. */
const limitByAccount = (limit: RequestLimit, { counts, identifier }: Counted): RequestHandler =>
  limitRequests(limit, {
    counts: (request, response) =>
      !isVisitor(response) && keyIdOf(response) === undefined && counts(request, response),
    identifier,
    keyGenerator: (_request, response) => uidOf(response),
  });

/** Limits what each address sends without an account. */
const limitVisitors = (limit: RequestLimit, { counts, identifier }: Counted): RequestHandler =>
  limitByAddress(limit, {
    counts: (request, response) => isVisitor(response) && counts(request, response),
    identifier,
  });

/**
 * Limits what each API key sends, whatever it is: keys never use up the limits of others, nor of people.
 * Fails with `rate-limited`.
 */
export const limitApiKeys = (limit: RequestLimit): RequestHandler =>
  limitRequests(limit, {
    counts: (_request, response) => keyIdOf(response) !== undefined,
    identifier: 'key',
    keyGenerator: (_request, response) => keyIdOf(response) ?? '',
  });

/** Limits the writes of each account, from all addresses. Fails with `rate-limited`. */
export const limitAccounts = (limit: RequestLimit): RequestHandler =>
  limitByAccount(limit, { counts: isWrite, identifier: 'account' });

/**
 * Limits the writes that each address sends without an account: the colleagues in an office share
 * an address, and each has its own limit once signed in. Fails with `rate-limited`.
 */
export const limitAddresses = (limit: RequestLimit): RequestHandler =>
  limitVisitors(limit, { counts: isWrite, identifier: 'address' });

/**
 * Limits the lookups of each account, and of each address without one: they change nothing, but
 * each can cost hundreds of reads. Fails with `rate-limited`.
 */
export const limitLookups = (limit: RequestLimit): RequestHandler =>
  Router().use(
    limitByAccount(limit, { counts: isLookup, identifier: 'account-lookups' }),
    limitVisitors(limit, { counts: isLookup, identifier: 'lookups' }),
  );

/**
 * Applies a limit to requests that have failed, such as sign-ins with invalid tokens. A request
 * above the limit fails with `rate-limited`, others with their own error.
 */
export const limitFailures =
  (limiter: RequestHandler): ErrorRequestHandler =>
  (error, request, response, next) =>
    limiter(request, response, (refusal) => next(refusal ?? error));

/**
 * Limits the events of the payment provider that each address sends without a valid signature. One
 * with a valid signature is never refused here: it reports money, and nobody else can send it.
 */
export const limitUnsignedEvents = (limit: RequestLimit): ErrorRequestHandler =>
  limitFailures(
    limitByAddress(limit, {
      counts: (request, { locals }) => isNotification(request) && locals.isSigned !== true,
      identifier: 'events',
    }),
  );
