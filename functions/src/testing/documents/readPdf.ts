import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page, with the box around it in points from the top left corner. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  /** The line on which its letters stand. */
  baseline: number;
  size: number;
  font: string;
}

/** A page of a PDF: its size and its texts. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

const readPage = async (page: PDFPageProxy): Promise<PdfPage> => {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item): PdfText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
    const baseline = height - bottom;
    return [
      { text: item.str, left, right: left + item.width, baseline, size, font: item.fontName },
    ];
  });
  return { width, height, texts };
};

/** Reads the pages and the metadata of a PDF. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages: PdfPage[] = [];
  for (const number of numbers) pages.push(await readPage(await document.getPage(number)));
  const { info } = await document.getMetadata();
  await task.destroy();
  return { pages, info: info as Record<string, unknown> };
};

/**
 * The texts of a page, line by line from top to bottom, with the texts of a line from left to
 * right.
 */
export const linesOfPage = ({ texts }: PdfPage): string[] => {
  const baselines = [...new Set(texts.map(({ baseline }) => Math.round(baseline)))];
  return baselines
    .sort((a, b) => a - b)
    .map((line) =>
      texts
        .filter(({ baseline }) => Math.round(baseline) === line)
        .sort((a, b) => a.left - b.left)
        .reduce((joined, { text, left }, index, all) => {
          const before = all[index - 1];
          const isApart = before && left - before.right > 1;
          return joined + (isApart ? ' ' : '') + text;
        }, ''),
    );
};
