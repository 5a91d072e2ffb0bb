import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { createPen, type Pen } from './pen.ts';

/** What a PDF says about itself, and the size of its pages. */
export interface DocumentStart {
  size: 'A4' | 'A6';
  title: string;
  author: string;
  at: Date;
}

/** The document, and the pen that draws on its current page. */
export interface StartedDocument {
  document: InstanceType<typeof PDFDocument>;
  pen: Pen;
}

/**
 * Draws parts, each from a new page on, as one PDF that can be sent while it is drawn. The typefaces
 * are embedded once. Other requests go on between two parts, and nothing more is drawn once nobody
 * reads.
 */
export const startDocument = <Part>(
  { size, title, author, at }: DocumentStart,
  parts: readonly Part[],
  draw: (started: StartedDocument, part: Part) => void,
): Readable => {
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const started = { document, pen: createPen(document) };
  const drawAll = async () => {
    for (const part of parts) {
      if (document.destroyed) return;
      document.addPage();
      draw(started, part);
      document.flushPages();
      await setImmediate();
    }
    document.end();
  };
  drawAll().catch((error: Error) => document.destroy(error));
  return document;
};
