import type { Request } from 'express';
import { validationError } from '../errors.ts';

/** The ETag of a version. */
export const entityTagOf = (version: string): string => `"${version}"`;

const tag = String.raw`(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const tagList = new RegExp(String.raw`^${tag}(?:[ \t]*,[ \t]*${tag})*$`);

/**
 * The versions a request's If-Match names; `undefined` when any will do. A tag that was weakened is
 * taken for the strong one it was, other than RFC 9110 has it: proxies weaken the tag of an answer
 * they compress, and the version is the same. Throws `validation` for anything but a list of tags.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export const ifMatchOf = (request: Pick<Request, 'get'>): string[] | undefined => {
  const value = request.get('If-Match')?.trim();
  if (value === undefined || value === '*') return undefined;
  if (!tagList.test(value)) {
    throw validationError({
      'If-Match': 'If-Match must be an ETag as GET /tool/{id} answers with',
    });
  }
  return [...value.matchAll(/"([^"]*)"/g)].map(([, version = '']) => version);
};
