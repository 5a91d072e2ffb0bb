import { type PdfPage, type PdfText, readPdf } from './readPdf.ts';

const overlap = (a: PdfText, b: PdfText): boolean => {
  const capHeight = 0.69;
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.baseline, b.baseline) -
      Math.max(a.baseline - capHeight * a.size, b.baseline - capHeight * b.size) >
      0.5
  );
};

const overlapsOf = ({ texts }: PdfPage): string[] =>
  texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(text, other))
      .map((other) => `${text.text} / ${other.text}`),
  );

const outsideOf = ({ texts, width, height }: PdfPage, margin: number): string[] =>
  texts
    .filter(
      ({ left, right, baseline, size }) =>
        left < margin ||
        right > width - margin ||
        baseline - size < margin / 2 ||
        baseline > height - margin * 0.75,
    )
    .map(({ text }) => text);

/** Faults that no page of a PDF may have: texts beyond its margins, and texts upon others. */
export const pdfFaults = async (bytes: Buffer, margin = 40): Promise<string[]> => {
  const { pages } = await readPdf(bytes);
  return pages.flatMap((page) => [...outsideOf(page, margin), ...overlapsOf(page)]);
};
