import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DocumentContent } from '../texts/documentContent.ts';
import { endOf } from './drawEnd.ts';
import {
  drawFooter,
  drawLetterhead,
  drawRunningHead,
  partiesOf,
  runningHeadHeight,
} from './drawParties.ts';
import { createTable, headerHeight, rowHeight, sumOf } from './linesTable.ts';
import { paginate } from './paginate.ts';
import type { Pen } from './pen.ts';
import { sheet } from './sheet.ts';
import { type StartedDocument, startDocument } from './startDocument.ts';

/** The parameters of drawing: the document, the pen, and a way to begin another page. */
interface Drawing {
  content: DocumentContent;
  pen: Pen;
  /** Begins a page and returns the bottom edge of its head. */
  addPage: () => number;
}

/** The space between the parts of a page. */
const space = 18;

/** Draws the seller and the buyer; the buyer on another page if the first one has no room. */
const drawHead = ({ content, pen, addPage }: Drawing): number => {
  const below = drawLetterhead(pen, content) + space * 1.5;
  const parties = partiesOf(pen, content);
  const y = below + parties.height > sheet.bottom ? addPage() : below;
  parties.draw(y);
  return y + parties.height + space;
};

/** Draws all lines, over as many pages as they need, and what follows them. */
const drawLines = ({ content, pen, addPage }: Drawing, y: number): void => {
  const { rows: lines } = content;
  const table = createTable(pen, content);
  const rows = lines.map(table.rowOf);
  const end = endOf(pen, content);
  const pages = paginate(
    rows.map(({ height }) => height),
    {
      first: sheet.bottom - y - headerHeight,
      next: sheet.bottom - sheet.top - runningHeadHeight - headerHeight,
      carried: rowHeight,
      end: end.height,
    },
  );
  let position = y;
  for (const [page, indices] of pages.entries()) {
    if (page > 0) position = addPage();
    const [start = 0] = indices;
    const next = (indices.at(-1) ?? -1) + 1;
    if (indices.length > 0) position = table.header(position);
    if (start > 0) position = table.carried(sumOf(lines.slice(0, start)), position);
    for (const row of rows.slice(start, next)) position = table.row(row, position);
    if (next > 0 && next < rows.length) table.carried(sumOf(lines.slice(0, next)), position);
  }
  end.draw(position);
};

const drawFooters = (
  { document }: StartedDocument,
  { content, pen }: Omit<Drawing, 'addPage'>,
): void => {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    drawFooter(pen, content, `Page ${page + 1} of ${count}`);
  }
};

const drawContent = (started: StartedDocument, content: DocumentContent): void => {
  const { document, pen } = started;
  const addPage = (): number => {
    document.addPage();
    return drawRunningHead(pen, content);
  };
  const drawing = { content, pen, addPage };
  drawLines(drawing, drawHead(drawing));
  drawFooters(started, drawing);
};

/**
 * Draws documents of the shop as one PDF: A4 pages in the typefaces of their scripts, which are
 * embedded. The pages of each are counted for themselves. Characters that no typeface has become
 * question marks.
 */
export const drawDocuments = (contents: readonly DocumentContent[], title: string): Readable => {
  const [first] = contents;
  const at = first?.issuedAt ?? new Date();
  const start = { size: 'A4', title, author: first?.seller.name ?? '', at } as const;
  return startDocument(start, contents, drawContent);
};

/** Draws a document of the shop as PDF. The same content always gives the same bytes. */
export const drawDocument = (content: DocumentContent): Promise<Buffer> =>
  buffer(drawDocuments([content], `${content.title} ${content.number}`));
