import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

const isDisconnected = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends a PDF while it is drawn. Drawing stops when the client disconnects. */
export const streamPdf = async (
  response: Response,
  fileName: string,
  pdf: Readable,
): Promise<void> => {
  response.set('Content-Disposition', `inline; filename="${fileName}"`).type('application/pdf');
  try {
    await pipeline(pdf, response);
  } catch (error) {
    if (!isDisconnected(error)) throw error;
  }
};
