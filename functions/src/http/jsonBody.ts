import express, { type Request, type RequestHandler } from 'express';
import { limits } from '../contract/index.ts';
import { ApiError, validationError } from '../errors.ts';

const isPlainJson = ({ headersDistinct }: Request): boolean => {
  const [type = ''] = headersDistinct['content-type'] ?? [];
  const [encoding = 'identity'] = headersDistinct['content-encoding'] ?? [];
  return /^application\/json\s*(?:;|$)/i.test(type) && encoding === 'identity';
};

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * Leaves out, as a reviver, `__proto__`, `constructor` and their like, which yup takes for fields of
 * a schema.
 */
export const withoutInherited = (key: string, value: unknown): unknown =>
  key in Object.prototype ? undefined : value;

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'), withoutInherited);
  } catch {
    throw validationError({ body: 'The body must be well-formed JSON' });
  }
};

const readJson = (request: Request): unknown => {
  const bytes = bytesOf(request.body);
  if (bytes.length > limits.bodyBytes) throw new ApiError('payload-too-large');
  if (bytes.length === 0) return undefined;
  if (!isPlainJson(request)) throw new ApiError('unsupported-media-type');
  return parse(bytes);
};

/**
 * Reads the body as JSON, `undefined` when there is none. Compressed bodies are not taken. The Functions runtime has read the bytes
 * by then and the first step does nothing; served without it, the first step reads them.
 */
export const jsonBody: RequestHandler<Record<string, string>>[] = [
  express.raw({ type: () => true, limit: limits.bodyBytes, inflate: false }),
  (request, _response, next) => {
    request.body = readJson(request);
    next();
  },
];
