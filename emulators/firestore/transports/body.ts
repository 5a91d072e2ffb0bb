import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../values/errors.ts';
import { maxRequestBytes, tooLarge } from './requestSize.ts';

/**
 * The text of a request's body, whatever its type.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is too large.
 */
export const textOf = async (
  request: IncomingMessage,
  maxBytes = maxRequestBytes,
): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end in any case: a client that is still sending does not read the response.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge(size, maxBytes);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The text of a request's body.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is too large; NOT_FOUND when its content type
 * is a form, which is curl's default: Google's emulator answers the same.
 */
export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  if (request.headers['content-type']?.includes('form')) {
    throw new FirestoreError('NOT_FOUND', 'Not Found');
  }
  return textOf(request);
};
