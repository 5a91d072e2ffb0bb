import PDFDocument from 'pdfkit';
import type { InvoiceDocument } from '../contract/index.ts';
import {
  buyerLines,
  contactOf,
  type Fact,
  factsOf,
  noteOf,
  paymentFactsOf,
  sumsOf,
  titleOf,
} from './invoiceTexts.ts';
import { drawCarried, drawHeader, drawRow, rowHeight, rowOf } from './linesTable.ts';
import { createPen, lineHeight, type Pen, type TextStyle } from './pen.ts';
import { sheet } from './sheet.ts';

const { left, right, top, bottom } = sheet;
const brand = '#9a3412';
const body: TextStyle = { size: 9.5 };
const small: TextStyle = { size: 8.5, color: '#57534e' };
const label: TextStyle = { size: 8, weight: 700, color: '#57534e' };

const bold = (style: TextStyle): TextStyle => ({ ...style, weight: 700 });

/** What is drawn: the document, the pen, and a way to begin another page. */
interface Drawing {
  invoice: InvoiceDocument;
  pen: Pen;
  addPage: () => void;
}

const middle = left + 290;

const drawLetterhead = ({ invoice, pen }: Drawing): number => {
  const { name } = invoice.seller;
  const nameLines = pen.wrap(name, middle - left - 24, { size: 17, weight: 700 });
  const below = pen.lines(nameLines, { x: left, y: top }, { size: 17, weight: 700, color: brand });
  const contact = contactOf(invoice).flatMap((line) => pen.wrap(line, middle - left - 24, small));
  const title: TextStyle = { size: 22, weight: 700 };
  pen.line(titleOf(invoice), { x: right, y: top - 3, align: 'right' }, title);
  return pen.lines(contact, { x: left, y: below + 2 }, small);
};

/** Draws labels in one column and values in another. Returns the bottom edge. */
const drawFacts = (
  pen: Pen,
  facts: readonly Fact[],
  { x, y, labelWidth }: { x: number; y: number; labelWidth: number },
  until: number,
): number => {
  let line = y;
  for (const { label: name, value, isStrong } of facts) {
    const style = isStrong ? bold(body) : body;
    pen.line(name, { x, y: line }, { ...body, color: small.color ?? '' });
    const values = pen.wrap(value, until - x - labelWidth, style);
    line = pen.lines(values, { x: x + labelWidth, y: line }, style);
  }
  return line;
};

const drawParties = ({ invoice, pen }: Drawing, y: number): number => {
  const buyerWidth = middle - left - 24;
  pen.line('Bill to', { x: left, y }, label);
  const nameLines = pen.wrap(invoice.buyer.name, buyerWidth, bold(body));
  const below = pen.lines(nameLines, { x: left, y: y + lineHeight(label) + 2 }, bold(body));
  const address = buyerLines(invoice).flatMap((line) => pen.wrap(line, buyerWidth, body));
  const bottomOfBuyer = pen.lines(address, { x: left, y: below }, body);
  const place = { x: middle, y, labelWidth: 92 };
  return Math.max(bottomOfBuyer, drawFacts(pen, factsOf(invoice), place, right));
};

const drawRunningHead = ({ invoice, pen, addPage }: Drawing): number => {
  addPage();
  const { number, seller } = invoice;
  pen.line(seller.name, { x: left, y: top }, { ...bold(body), color: brand });
  const heading = `${titleOf(invoice)} ${number}`;
  pen.line(heading, { x: right, y: top, align: 'right' }, bold(body));
  return top + lineHeight(body) + 10;
};

/** Goes on with the table on another page, with the sum so far on both. */
const continueTable = (drawing: Drawing, carried: number, y: number): number => {
  drawCarried(drawing.pen, carried, y);
  const below = drawHeader(drawing.pen, drawRunningHead(drawing));
  return drawCarried(drawing.pen, carried, below);
};

/** Draws all lines, over as many pages as they need. Returns the bottom edge on the last one. */
const drawLines = (drawing: Drawing, y: number): number => {
  const { invoice, pen } = drawing;
  let position = drawHeader(pen, y);
  let carried = 0;
  for (const line of invoice.lines) {
    const row = rowOf(pen, line);
    if (position + row.height + rowHeight > bottom) {
      position = continueTable(drawing, carried, position);
    }
    position = drawRow(pen, row, position);
    carried += line.lineTotal;
  }
  return position;
};

const drawSums = (pen: Pen, sums: readonly Fact[], y: number): number => {
  let line = y;
  for (const { label: name, value, isStrong } of sums) {
    const style = isStrong ? bold({ size: 10.5 }) : body;
    pen.line(name, { x: right - 210, y: line }, style);
    pen.line(value, { x: right, y: line, align: 'right' }, style);
    line += lineHeight(style) + 2;
  }
  return line;
};

/** The space between the parts of a page. */
const space = 18;

/** Draws the sums and how to pay, together on one page. */
const drawEnd = (drawing: Drawing, y: number): void => {
  const { invoice, pen } = drawing;
  const [sums, facts] = [sumsOf(invoice), paymentFactsOf(invoice)];
  const note = pen.wrap(noteOf(invoice), right - left, body);
  const rows = sums.length + note.length + facts.length;
  const height = rows * (lineHeight(body) + 4) + 3 * space;
  const isFull = y + height > bottom;
  const start = (isFull ? continueTable(drawing, invoice.subtotal, y) : y) + space / 2;
  const below = drawSums(pen, sums, start) + space;
  pen.rule(left, right, below - space / 2);
  const belowNote = pen.lines(note, { x: left, y: below }, body) + 4;
  drawFacts(pen, facts, { x: left, y: belowNote, labelWidth: 92 }, right);
};

const drawFooters = (document: InstanceType<typeof PDFDocument>, { invoice, pen }: Drawing) => {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    pen.rule(left, right, sheet.footer - 6);
    pen.line(`${titleOf(invoice)} ${invoice.number}`, { x: left, y: sheet.footer }, small);
    const pages = `Page ${page + 1} of ${count}`;
    pen.line(pages, { x: right, y: sheet.footer, align: 'right' }, small);
  }
};

const collect = async (document: InstanceType<typeof PDFDocument>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  document.on('end', resolve).on('error', reject);
  document.end();
  await promise;
  return Buffer.concat(chunks);
};

/**
 * Draws an invoice or a credit note as PDF: A4 pages in the shop's typeface, which is embedded. The same
 * document always gives the same bytes. Characters that the typeface lacks become question marks.
 */
export const drawInvoice = (invoice: InvoiceDocument): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${titleOf(invoice)} ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  });
  const drawing = { invoice, pen: createPen(document), addPage: () => document.addPage() };
  const belowHead = drawLetterhead(drawing) + space * 1.5;
  const belowParties = drawParties(drawing, belowHead) + space;
  drawEnd(drawing, drawLines(drawing, belowParties));
  drawFooters(document, drawing);
  return collect(document);
};
