import express, { type Request, type RequestHandler } from 'express';
import { ApiError } from '../errors.ts';

/** What a call takes as its body. */
export interface BodyKind {
  mediaType: string;
  maxBytes: number;
}

const isPlain = ({ headersDistinct }: Request, mediaType: string): boolean => {
  const [declared = ''] = headersDistinct['content-type'] ?? [];
  const [encoding = 'identity'] = headersDistinct['content-encoding'] ?? [];
  const [type = ''] = declared.split(';');
  return type.trim().toLowerCase() === mediaType && encoding === 'identity';
};

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const check = (request: Request, { mediaType, maxBytes }: BodyKind): Buffer | undefined => {
  const bytes = bytesOf(request.body);
  if (bytes.length > maxBytes) throw new ApiError('payload-too-large', { maxBytes });
  if (bytes.length === 0) return undefined;
  if (!isPlain(request, mediaType)) throw new ApiError('unsupported-media-type', { mediaType });
  return bytes;
};

/**
 * Reads the body as bytes, `undefined` when there is none. The Functions runtime has read them by
 * then and the first step does nothing; served without it, the first step reads them. Throws
 * `payload-too-large`, and `unsupported-media-type` for another type or a compressed body.
 */
export const rawBody = (kind: BodyKind): RequestHandler<Record<string, string>>[] => [
  express.raw({ type: () => true, limit: kind.maxBytes, inflate: false }),
  (request, _response, next) => {
    request.body = check(request as Request, kind);
    next();
  },
];
