import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

const isDisconnected = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends a file while it is read or drawn, which stops when the client disconnects. */
export const pipeToResponse = async (file: Readable, response: Response): Promise<void> => {
  try {
    await pipeline(file, response);
  } catch (error) {
    if (!isDisconnected(error)) throw error;
  }
};

/** Sends a PDF while it is drawn. */
export const streamPdf = async (
  response: Response,
  fileName: string,
  pdf: Readable,
): Promise<void> => {
  response.set('Content-Disposition', `inline; filename="${fileName}"`).type('application/pdf');
  await pipeToResponse(pdf, response);
};
