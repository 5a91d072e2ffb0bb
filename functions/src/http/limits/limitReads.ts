import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors.ts';
import { countUsage } from '../../store/reads/usage.ts';
import { isNotification, isWrite } from '../access/isWrite.ts';
import { addressesPerProxy, addressOf, nearestAddress } from '../addresses/callerAddress.ts';
import type { RequestLimit } from './limitRequests.ts';

const windowMs = 60_000;
const maxCallers = 10_000;

/** Whose reads are counted together, and how many times the limit they may use. */
interface Budget {
  name: string;
  times: number;
}

const budgetsOf = (request: Request, { locals: { caller } }: Response): Budget[] =>
  caller?.key
    ? [{ name: `key ${caller.key.id}`, times: 1 }]
    : caller
      ? [{ name: `account ${caller.uid}`, times: 1 }]
      : [
          { name: `address ${addressOf(request)}`, times: 1 },
          { name: `proxy ${nearestAddress(request)}`, times: addressesPerProxy },
        ];

const isLimited = (request: Request, { locals: { caller } }: Response): boolean =>
  !caller?.admin && !isWrite(request) && !isNotification(request);

/**
 * Limits the documents that the reading calls of a caller may cost per minute, whichever calls they
 * are: of an account, of an API key, and of an address without one. Staff and writes are exempt. Fails with
 * `rate-limited`.
 */
export const limitReads = (limit: RequestLimit): RequestHandler => {
  const spent = new LRUCache<string, number>({
    max: maxCallers,
    ttl: windowMs,
    // A window begins with the first call in it.
    noUpdateTTL: true,
    perf: { now: () => performance.now() },
  });
  return (request, response, next) => {
    if (limit.value() < 1 || !isLimited(request, response)) return next();
    const budgets = budgetsOf(request, response);
    const exceeded = budgets.find(
      ({ name, times }) => (spent.get(name) ?? 0) >= times * limit.value(),
    );
    if (exceeded) {
      const seconds = Math.ceil(spent.getRemainingTTL(exceeded.name) / 1_000);
      response.set('Retry-After', String(Math.max(1, seconds)));
      throw new ApiError('rate-limited');
    }
    const usage = { reads: response.locals.earlyMembership ? 1 : 0, writes: 0 };
    response.once('close', () => {
      for (const { name } of budgets) spent.set(name, (spent.get(name) ?? 0) + usage.reads);
    });
    return countUsage(usage, next);
  };
};
