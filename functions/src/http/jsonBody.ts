import type { RequestHandler } from 'express';
import { limits } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { readBody } from './readBody.ts';

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

const kind = { mediaType: 'application/json', maxBytes: limits.bodyBytes };

/**
 * Reads the body as JSON, `undefined` when there is none. Compressed bodies are not taken.
 */
export const jsonBody: RequestHandler<Record<string, string>> = async (
  request,
  _response,
  next,
) => {
  const bytes = await readBody(request, kind);
  request.body = bytes && parse(bytes);
  next();
};
