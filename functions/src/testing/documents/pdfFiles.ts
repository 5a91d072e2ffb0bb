import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Draws a PDF with a page. */
export const drawnPdf = async (
  draw: (pdf: PDFKit.PDFDocument) => void = () => {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> => {
  const pdf = new PDFDocument(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.text('Data sheet');
  draw(pdf);
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(parts);
};

/** A PDF of these objects after its catalogue. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer => {
  const catalogue = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  const before = Buffer.concat([
    Buffer.from(`%PDF-1.7\n${catalogue}`),
    ...objects.map((object) => Buffer.from(object)),
  ]);
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\n';
  const end = `${table}startxref\n${before.length}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(end)]);
};

/** A packed stream of a PDF, by default with objects. */
export const packedStream = (
  content: string | Buffer,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer => {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};
