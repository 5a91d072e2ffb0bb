import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);

/**
 * Sends a page, compressed for the clients that accept it: Hosting compresses its own files, but
 * not what the function sends.
 */
export const sendHtml = async (
  request: Pick<Request, 'acceptsEncodings'>,
  response: Response,
  html: string,
): Promise<void> => {
  response.type('html').vary('Accept-Encoding');
  if (!request.acceptsEncodings('gzip')) response.send(html);
  else response.set('Content-Encoding', 'gzip').send(await compress(html));
};
