import type { Request } from 'express';
import { limits } from '../contract/index.ts';
import { validationError } from '../errors.ts';

const keyHeader = 'Idempotency-Key';

/** A request that may have an Idempotency-Key. */
export type KeyedRequest = Pick<Request, 'get'> &
  Partial<Pick<Request, 'method' | 'route' | 'params' | 'res'>>;

/**
 * The route of a request and its parameters, however its address is written, and the API key with which
 * it is made: the person who created it, and their other keys, send other requests.
 */
const callOf = ({ method, route, params, res }: KeyedRequest): string => {
  const apiKey = res?.locals.caller?.key?.id;
  return JSON.stringify([method, route.path, params, ...(apiKey ? [apiKey] : [])]);
};

/**
 * The Idempotency-Key of the request, if any, with the call for which it counts: the same key for
 * another document is another one. Throws `validation` for a key of invalid length.
 */
export const idempotencyKeyOf = (request: KeyedRequest): string | undefined => {
  const key = request.get(keyHeader);
  if (key === undefined) return undefined;
  if (key.length >= 1 && key.length <= limits.idempotencyKey) {
    return request.route ? `${callOf(request)} ${key}` : key;
  }
  throw validationError({
    [keyHeader]: `${keyHeader} must have 1 to ${limits.idempotencyKey} characters`,
  });
};

/** The ETag of a version. */
export const entityTagOf = (version: string): string => `"${version}"`;

const tag = String.raw`(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const tagList = new RegExp(String.raw`^${tag}(?:[ \t]*,[ \t]*${tag})*$`);

/**
 * The versions in the If-Match header; `undefined` when any version matches. Unlike RFC 9110, it
 * treats a weak tag like the strong one: proxies weaken the tag of a response that they compress,
 * and the version stays the same. Throws `validation` for anything but a list of tags.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export const ifMatchOf = (request: Pick<Request, 'get'>): string[] | undefined => {
  const value = request.get('If-Match')?.trim();
  if (value === undefined || value === '*') return undefined;
  if (!tagList.test(value)) {
    throw validationError({
      'If-Match': 'If-Match must be an ETag from GET /tool/{id}',
    });
  }
  return [...value.matchAll(/"([^"]*)"/g)].map(([, version = '']) => version);
};
