import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../errors.ts';
import { maxRequestBytes, tooLarge } from './requestSize.ts';

/**
 * The text of a request's body.
 * @throws {FirestoreError} INVALID_ARGUMENT when it is too large; NOT_FOUND when its content type
 * is a form, which is curl's default: Google's emulator answers the same.
 */
export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  if (request.headers['content-type']?.includes('form')) {
    throw new FirestoreError('NOT_FOUND', 'Not Found');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end in any case: a client that is still sending does not read the response.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxRequestBytes) chunks.push(chunk);
  }
  if (size > maxRequestBytes) throw tooLarge(size);
  return Buffer.concat(chunks).toString('utf8');
};
