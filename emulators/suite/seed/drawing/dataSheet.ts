import { createRequire } from 'node:module';
import Document from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

const fontFile = (weight: 400 | 700): string =>
  resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`);

const ink = '#2b2118';
const muted = '#6b5c4a';
const rule = '#d9ccb8';
const margin = 56;
const rowHeight = 20;

/** A table: its heading, and rows of equally many cells. */
export interface SheetTable {
  heading: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a data sheet of a tool says. */
export interface SheetContent {
  title: string;
  text: string;
  /** A JPEG. */
  picture: Buffer;
  tables: readonly SheetTable[];
  /** When it was made. */
  date: Date;
}

type Sheet = InstanceType<typeof Document>;

const widthOf = ({ page }: Sheet): number => page.width - 2 * margin;

const drawLine = (sheet: Sheet) => {
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + widthOf(sheet), sheet.y)
    .lineWidth(0.5)
    .stroke(rule);
};

const drawRow = (sheet: Sheet, cells: readonly string[], font: 'bold' | 'regular') => {
  const width = widthOf(sheet) / cells.length;
  const top = sheet.y + 5;
  sheet.font(font).fontSize(9.5).fillColor(ink);
  for (const [column, text] of cells.entries()) {
    const options = { width: width - 8, lineBreak: false, ellipsis: true };
    sheet.text(text, margin + column * width, top, options);
  }
  sheet.x = margin;
  sheet.y = top - 5 + rowHeight;
  drawLine(sheet);
};

const drawTable = (sheet: Sheet, { heading, columns, rows }: SheetTable) => {
  sheet.y += 18;
  sheet.font('bold').fontSize(12).fillColor(ink).text(heading, margin);
  sheet.y += 4;
  if (columns.length > 0) drawRow(sheet, columns, 'bold');
  for (const row of rows) drawRow(sheet, row, 'regular');
};

const drawHead = (sheet: Sheet, { title, text, picture }: SheetContent) => {
  const side = 170;
  sheet.image(picture, margin + widthOf(sheet) - side, margin, { width: side, height: side });
  const width = widthOf(sheet) - side - 24;
  sheet.font('bold').fontSize(9).fillColor(muted);
  sheet.text('TOOLS HUB · DATA SHEET', margin, margin, { width, characterSpacing: 0.8 });
  sheet.moveDown(0.8).fontSize(22).fillColor(ink).text(title, { width });
  sheet.moveDown(0.6).font('regular').fontSize(10.5).text(text, { width, lineGap: 2.5 });
  sheet.y = Math.max(sheet.y, margin + side);
};

/** Draws a data sheet as a PDF of one page, always the same for the same content. */
export const drawDataSheet = async (content: SheetContent): Promise<Buffer> => {
  const sheet = new Document({
    size: 'A4',
    margin,
    info: { Title: content.title, Author: 'Tools Hub', CreationDate: content.date },
    lang: 'en',
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((done) => sheet.on('end', done));
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  sheet.registerFont('regular', fontFile(400)).registerFont('bold', fontFile(700));
  drawHead(sheet, content);
  for (const table of content.tables) drawTable(sheet, table);
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
};
