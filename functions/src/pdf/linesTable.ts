import { formatCents, formatCount, type InvoiceLine } from '../contract/index.ts';
import { lineHeight, type Pen, type TextStyle } from './pen.ts';
import { sheet } from './sheet.ts';

const text: TextStyle = { size: 9 };
const strong: TextStyle = { ...text, weight: 700 };
const heading: TextStyle = { size: 8, weight: 700, color: '#57534e' };
const padding = 4;

const { left, right } = sheet;

/** Right edges of the columns with figures, and left edges of those with texts. */
const columns = {
  sku: left,
  tool: left + 92,
  quantity: right - 158,
  unitPrice: right - 84,
  total: right,
};
const gap = 12;
const toolWidth = columns.quantity - 48 - gap - columns.tool;
const skuWidth = columns.tool - gap - columns.sku;

/** The height of a row with one line of text. */
export const rowHeight = lineHeight(text) + 2 * padding;

const figures = (pen: Pen, y: number, values: readonly string[], style: TextStyle): void => {
  const edges = [columns.quantity, columns.unitPrice, columns.total];
  for (const [index, value] of values.entries()) {
    pen.line(value, { x: edges[index] ?? right, y, align: 'right' }, style);
  }
};

/** Draws the header of the table. Returns its bottom edge. */
export const drawHeader = (pen: Pen, y: number): number => {
  const top = y + padding;
  pen.line('SKU', { x: columns.sku, y: top }, heading);
  pen.line('Tool', { x: columns.tool, y: top }, heading);
  figures(pen, top, ['Quantity', 'Unit price', 'Total'], heading);
  const bottom = top + lineHeight(heading) + padding;
  pen.rule(left, right, bottom, '#78716c');
  return bottom;
};

/** A row that has been broken into lines of text, and its height. */
export interface TableRow {
  line: InvoiceLine;
  sku: string[];
  tool: string[];
  height: number;
}

/** Breaks the texts of a line into the widths of their columns. */
export const rowOf = (pen: Pen, line: InvoiceLine): TableRow => {
  const sku = pen.wrap(line.sku, skuWidth, text);
  const tool = pen.wrap(line.toolName, toolWidth, text);
  const height = Math.max(sku.length, tool.length) * lineHeight(text) + 2 * padding;
  return { line, sku, tool, height };
};

/** Draws a row. Returns its bottom edge. */
export const drawRow = (pen: Pen, { line, sku, tool, height }: TableRow, y: number): number => {
  const top = y + padding;
  pen.lines(sku, { x: columns.sku, y: top }, text);
  pen.lines(tool, { x: columns.tool, y: top }, text);
  const { quantity, unitPrice, lineTotal } = line;
  figures(pen, top, [formatCount(quantity), formatCents(unitPrice), formatCents(lineTotal)], text);
  pen.rule(left, right, y + height);
  return y + height;
};

/** Draws the sum of the rows so far, at the end of a page and at the start of the next. */
export const drawCarried = (pen: Pen, cents: number, y: number): number => {
  pen.line('Carried forward', { x: columns.tool, y: y + padding }, strong);
  figures(pen, y + padding, ['', '', formatCents(cents)], strong);
  pen.rule(left, right, y + rowHeight);
  return y + rowHeight;
};
