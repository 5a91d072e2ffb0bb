import type { RequestHandler } from 'express';
import { limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { readBody } from './readBody.ts';

/** A JSON reviver that drops `__proto__`, `constructor` etc., which yup treats as schema fields. */
export const dropInheritedKeys = (key: string, value: unknown): unknown =>
  key in Object.prototype ? undefined : value;

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'), dropInheritedKeys);
  } catch {
    throw validationError({ body: 'The body must be well-formed JSON' });
  }
};

const kind = { mediaType: 'application/json', maxBytes: limits.bodyBytes };

/** Parses the body as JSON; `undefined` without a body. Refuses compressed bodies. */
export const jsonBody: RequestHandler<Record<string, string>> = async (
  request,
  _response,
  next,
) => {
  const bytes = await readBody(request, kind);
  request.body = bytes && parse(bytes);
  next();
};
