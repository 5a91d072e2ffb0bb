import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { ApiError, validationError } from '../../errors.ts';

/** The kind of body that a route accepts. */
export interface BodyKind {
  mediaType: string;
  maxBytes: number;
}

type Framing = Pick<IncomingMessage, 'headersDistinct'>;

/** The declared length of the body; `undefined` for a chunked one. */
const declaredBytes = ({ headersDistinct }: Framing): number | undefined =>
  headersDistinct['transfer-encoding'] ? undefined : Number(headersDistinct['content-length'] ?? 0);

/** Whether a request has a body, read or unread. */
const hasBody = (request: Framing): boolean => declaredBytes(request) !== 0;

const isPlain = ({ headersDistinct }: Framing, mediaType: string): boolean => {
  const [declared = ''] = headersDistinct['content-type'] ?? [];
  const [encoding = 'identity'] = headersDistinct['content-encoding'] ?? [];
  const [type = ''] = declared.split(';');
  return type.trim().toLowerCase() === mediaType && encoding === 'identity';
};

/** Copies the body into one block of memory: many small chunks would need far more memory. */
const readInto = async (request: IncomingMessage, block: Buffer): Promise<Buffer | undefined> => {
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (length + chunk.length > block.length) return undefined;
    length += chunk.copy(block, length);
  }
  return block.subarray(0, length);
};

const refuseIncomplete = (): never => {
  throw validationError({ body: 'The body ended early' });
};

/**
 * Reads the body as bytes; `undefined` without a body. Refuses a body with a declared length above
 * the limit without reading it, and stops reading a chunked one at the limit. Throws
 * `payload-too-large`, and `unsupported-media-type` for another type or a compressed body.
 */
export const readBody = async (
  request: IncomingMessage,
  { mediaType, maxBytes }: BodyKind,
): Promise<Buffer | undefined> => {
  const tooLarge = new ApiError('payload-too-large', { maxBytes });
  const declared = declaredBytes(request) ?? maxBytes;
  if (declared === 0) return undefined;
  if (declared > maxBytes) throw tooLarge;
  if (!isPlain(request, mediaType)) throw new ApiError('unsupported-media-type', { mediaType });
  const bytes = await readInto(request, Buffer.allocUnsafeSlow(declared)).catch(refuseIncomplete);
  if (!bytes) throw tooLarge;
  return bytes.length === 0 ? undefined : bytes;
};

const lingerMs = 2_000;

/**
 * Closes the connection after a response that was sent before the body was read. Until then it
 * drops incoming data for a moment: a client that is disconnected while it sends may never see the
 * response.
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#lingering_close
 */
export const closeWithoutReading = (request: Request, response: Response): void => {
  if (request.complete || !hasBody(request)) return;
  const { socket } = request;
  response.set('Connection', 'close');
  // Node calls this when the response is sent. Its own version would reset the connection at once.
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
};
