import type { Request, Response } from 'express';

/** A file that is sent while it is written. */
export interface Download {
  name: string;
  type: string;
  texts: AsyncIterable<string>;
}

/** Waits until the response accepts more data or the client disconnects. */
const waitForDrain = async (response: Response): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
};

const writeAll = async (response: Response, texts: AsyncIterable<string>): Promise<void> => {
  for await (const text of texts) {
    if (response.destroyed) return;
    if (!response.write(text)) await waitForDrain(response);
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
  { name, type, texts }: Download,
): Promise<void> => {
  response.set('Content-Disposition', `attachment; filename="${name}"`);
  response.set('Content-Type', type);
  if (method === 'HEAD') response.end();
  else await writeAll(response, texts);
};
