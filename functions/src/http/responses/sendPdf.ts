import type { Response } from 'express';

/** Sends a PDF that the browser shows, and saves under this name. */
export const sendPdf = (response: Response, fileName: string, pdf: Buffer): void => {
  response.set('Content-Disposition', `inline; filename="${fileName}"`).type('application/pdf');
  response.send(pdf);
};
