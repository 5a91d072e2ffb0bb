import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

/** The name of a host has an address that no webhook is sent to. */
export class PrivateAddressError extends Error {}

/**
 * Resolves names for a connection, and refuses those with an address that is not public. The check
 * is on the address that is connected to, so a name cannot change between check and connection.
 */
export const publicLookup =
  (localHosts: readonly string[], resolver: typeof resolve = resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const isAllowed = ({ address }: { address: string }) =>
        localHosts.includes(hostname) || isPublicAddress(address);
      const [first] = addresses;
      if (!first || !addresses.every(isAllowed)) {
        const message = `${hostname} has an address that is not public`;
        return callback(new PrivateAddressError(message), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
