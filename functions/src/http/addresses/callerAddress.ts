import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The caller whom Google's front end has seen: it wrote the last entry, which nobody can forge. */
export const nearestAddress = ({ ip = '', ips }: Pick<Request, 'ip' | 'ips'>): string =>
  ipKeyGenerator(ips.at(-1) ?? ip);

/**
 * Behind Hosting, an address is the entry before the last. A direct caller of the function can
 * forge it, but not the last one: together they never equal those of a customer.
 */
export const addressOf = (request: Pick<Request, 'ip' | 'ips'>): string =>
  `${ipKeyGenerator(request.ip ?? '')} by ${nearestAddress(request)}`;

/** How many times the limit of an address all addresses behind one proxy may use together. */
export const addressesPerProxy = 10;
