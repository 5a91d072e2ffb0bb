import { formatCents } from '../contract/index.ts';
import type { ContentRow, DocumentContent } from './documentContent.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { colors, sheet } from './sheet.ts';

const text: TextStyle = { size: 9 };
const strong: TextStyle = { ...text, weight: 700 };
const heading: TextStyle = { size: 8, weight: 700, color: colors.secondary };
const padding = 4.5;
const gap = 12;
const minWidth = 44;
const skuWidth = 88;

const { left, right } = sheet;
const toolLeft = left + skuWidth + gap;

/** The height of a row with one line of text. */
export const rowHeight = lineHeight(text) + 2 * padding;

/** The height of the header of the table. */
export const headerHeight = lineHeight(heading) + 2 * padding;

/** The table of a document: its headings, the width of its names, and the right edges of its figures. */
export interface Columns {
  headings: readonly string[];
  toolWidth: number;
  edges: number[];
}

/** Makes the columns with figures as wide as the widest one in them; names get the rest. */
export const columnsOf = (pen: Pen, { headings, rows, subtotal }: DocumentContent): Columns => {
  const total = formatCents(subtotal);
  const widths = headings.map((heading, column) => {
    const isLast = column === headings.length - 1;
    const figures = [heading, ...rows.map((row) => row.figures[column] ?? ''), isLast ? total : ''];
    return Math.max(minWidth, ...figures.map((figure) => pen.widthOf(figure, strong)));
  });
  const edges = widths.map((_, column) =>
    widths.slice(column + 1).reduce((edge, width) => edge - width - gap, right),
  );
  const [firstWidth = 0] = widths;
  return { headings, edges, toolWidth: (edges[0] ?? right) - firstWidth - gap - toolLeft };
};

/** Draws and measures the rows of a table with these columns. */
export const createTable = (pen: Pen, { headings, edges, toolWidth }: Columns) => {
  const figures = (y: number, values: readonly string[], style: TextStyle): void => {
    for (const [index, value] of values.entries()) {
      pen.line(value, { x: edges[index] ?? right, y, align: 'right' }, style);
    }
  };

  /** Draws the header. Returns its bottom edge. */
  const header = (y: number): number => {
    pen.line('SKU', { x: left, y: y + padding }, heading);
    pen.line('Tool', { x: toolLeft, y: y + padding }, heading);
    figures(y + padding, headings, heading);
    pen.rule(left, right, y + headerHeight, colors.strongRule);
    return y + headerHeight;
  };

  /** Breaks the texts of a line into the widths of their columns. */
  const rowOf = (line: ContentRow) => {
    const sku = pen.wrap(line.sku, skuWidth, text);
    const tool = pen.wrap(line.name, toolWidth, text);
    const height = Math.max(sku.length, tool.length) * lineHeight(text) + 2 * padding;
    return { line, sku, tool, height };
  };

  /** Draws a row. Returns its bottom edge. */
  const row = ({ line, sku, tool, height }: ReturnType<typeof rowOf>, y: number): number => {
    pen.lines(sku, { x: left, y: y + padding }, text);
    pen.lines(tool, { x: toolLeft, y: y + padding }, text);
    figures(y + padding, line.figures, text);
    pen.rule(left, right, y + height);
    return y + height;
  };

  /** Draws the sum of the rows so far, at the end of a page and at the start of the next. */
  const carried = (cents: number, y: number): number => {
    pen.line('Carried forward', { x: toolLeft, y: y + padding }, strong);
    pen.line(formatCents(cents), { x: right, y: y + padding, align: 'right' }, strong);
    pen.rule(left, right, y + rowHeight);
    return y + rowHeight;
  };

  return { header, rowOf, row, carried };
};

/** The functions that `createTable` returns. */
export type Table = ReturnType<typeof createTable>;
