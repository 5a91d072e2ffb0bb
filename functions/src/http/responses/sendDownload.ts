import type { Request, Response } from 'express';

/** A file that is sent while it is written. */
export interface Download {
  name: string;
  type: string;
  parts: AsyncIterable<string | Uint8Array>;
}

/** Waits until the response accepts more data or the client disconnects. */
const waitForDrain = async (response: Response): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
};

const writeAll = async (response: Response, parts: Download['parts']): Promise<void> => {
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await waitForDrain(response);
  }
  response.end();
};

/**
 * Streams a file as a download. Only a small part is in memory at a time, and reading stops when
 * the client disconnects.
 */
export const sendDownload = async (
  { method }: Pick<Request, 'method'>,
  response: Response,
  { name, type, parts }: Download,
): Promise<void> => {
  response.set('Content-Disposition', `attachment; filename="${name}"`);
  response.set('Content-Type', type);
  if (method === 'HEAD') response.end();
  else await writeAll(response, parts);
};
